import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import { enter, step } from "../../support/panel-appointments.ts";
import { newPhone, twoSides } from "../../support/panel-races.ts";
import { book, storedAppointments } from "../../support/service.ts";
import { setServices } from "../../support/services.ts";
import { bothEngines } from "../../support/storage.ts";

const slug = "mini-ongoru";
const times = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30"];

test.each(bothEngines)(
  "A booking while its service gets longer follows it, or is named (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    for (let round = 0; round < 6; round += 1) {
      const day = addDays("2025-10-01", round);
      await enter(left.colleague, { day, timeSlot: "21:00", phone: newPhone() });
      const [terms, booked] = await Promise.all([
        setServices(left.colleague, { [slug]: { duration: 45, bookable: true } }),
        book(right.service, { day, timeSlot: "20:30", phone: newPhone() }),
      ]);
      // Before the change it is in the way of it, after it there is no room for it.
      expect([terms.status, booked]).toEqual(booked === 201 ? [409, 201] : [200, 409]);
      const held = await storedAppointments(left.service);
      const early = held.filter(
        ({ held_to, held_from }, index) =>
          index > 0 && held[index - 1]!.held_to! > held_from! && held_to,
      );
      expect(early).toEqual([]);
      const { conflicts = [] } = terms.body;
      for (const { id, version } of conflicts)
        await step(left.colleague, "cancel", { id, version }, { reason: "Hasta" });
      expect((await setServices(left.colleague, { [slug]: { duration: null } })).status).toBe(200);
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
