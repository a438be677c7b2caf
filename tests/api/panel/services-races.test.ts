import { expect, test } from "vitest";
import { changeHours, everyDay, hoursNow } from "../../support/hours.ts";
import { newPhone, twoSides } from "../../support/panel-races.ts";
import { book, storedAppointments } from "../../support/service.ts";
import { services, setServices, shortenServices } from "../../support/services.ts";
import { bothEngines } from "../../support/storage.ts";

const slug = "mini-ongoru";
const times = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30"];

test.each(bothEngines)(
  "Shorter slot and longer service at once: one fails (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    await shortenServices(left.colleague);
    for (const _ of times) {
      const [hours, terms] = await Promise.all([
        changeHours(left.colleague, everyDay("20:00", "23:00", { step: 15 })),
        setServices(right.colleague, { [slug]: { duration: 30 } }),
      ]);
      expect([hours.body.code ?? hours.status, terms.body.code ?? terms.status]).toEqual(
        hours.status === 200 ? [200, "invalid"] : ["step_short", 200],
      );
      const { step } = (await hoursNow(right.colleague)).hours;
      const { duration } = (await services(left.colleague)).services.find(
        (one) => one.slug === slug,
      )!;
      expect(duration).toBeLessThanOrEqual(step);
      await changeHours(left.colleague, null);
      await setServices(left.colleague, { [slug]: { duration: 15 } });
    }
  },
);

test.each(bothEngines)(
  "Bookings during a switch-off are stored or refused (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    const day = "2025-09-25";
    const [switched, ...booked] = await Promise.all([
      setServices(left.colleague, { [slug]: { bookable: false } }),
      ...times.map((timeSlot) => book(right.service, { day, timeSlot, phone: newPhone() })),
    ]);
    expect(switched.status).toBe(200);
    for (const status of booked) expect([201, 400]).toContain(status);
    const taken = booked.filter((status) => status === 201);
    expect(await storedAppointments(left.service)).toHaveLength(taken.length);
    for (const { service } of [left, right]) {
      expect(await book(service, { day, timeSlot: "23:00", phone: newPhone() })).toBe(400);
    }
  },
);
