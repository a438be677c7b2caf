import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import { newColleague } from "../../support/panel.ts";
import { enter } from "../../support/panel-appointments.ts";
import { bookWithKey, moveByKey } from "../../support/private-link.ts";
import {
  bookingRequest,
  sendBooking,
  startService,
  storedAppointments,
} from "../../support/service.ts";

/** Thursday at 21:00 in Turkey begins at 18:00 in UTC; two hours before is 16:00. */
const settings = { MIN_NOTICE_MINUTES: "120" };

test("An hour can be booked until the minimum notice before it", async () => {
  const service = await startService({ settings });
  service.clock.now = new Date("2025-09-25T16:00:00.001Z");
  const late = await sendBooking(service, bookingRequest());
  expect(late.status).toBe(400);
  expect(await late.json()).toMatchObject({
    code: "invalid",
    fields: [
      {
        field: "timeSlot",
        code: "slot_too_soon",
        message: "Bu saate çok az kaldı. Lütfen daha ileri bir saat seçin.",
      },
    ],
  });
  expect(await storedAppointments(service)).toEqual([]);
  service.clock.now = new Date("2025-09-25T16:00:00.000Z");
  expect((await sendBooking(service, bookingRequest())).status).toBe(201);
});

test("An appointment cannot be moved below the minimum notice", async () => {
  const service = await startService({ settings });
  const key = await bookWithKey(service, { day: "2025-10-01" });
  service.clock.now = new Date("2025-09-25T16:00:00.001Z");
  const move = (timeSlot: string) =>
    moveByKey(service, key, { version: 1, day: "2025-09-25", timeSlot });
  expect(await move("21:00")).toMatchObject({
    status: 400,
    body: { fields: [{ field: "timeSlot", code: "slot_too_soon" }] },
  });
  expect((await move("21:30")).status).toBe(200);
});

test("Staff can enter appointments below the minimum notice", async () => {
  const service = await startService({ settings });
  service.clock.now = new Date("2025-09-25T16:59:00Z");
  const ece = await newColleague(service);
  const asked = { day: "2025-09-25", timeSlot: "21:30" };
  expect((await sendBooking(service, bookingRequest(asked))).status).toBe(400);
  expect((await enter(ece, asked)).status).toBe(201);
});

test("The page gets the minimum notice, by default none", async () => {
  const minutesOf = async (own: Record<string, string>) => {
    const service = await startService({ engine: "sqlite", settings: own });
    const answer = (await (await fetch(service.url + paths.settings)).json()) as object;
    return (answer as { minNoticeMinutes: number }).minNoticeMinutes;
  };
  expect(await minutesOf(settings)).toBe(120);
  expect(await minutesOf({})).toBe(0);
  const service = await startService();
  service.clock.now = new Date("2025-09-25T17:59:59Z");
  expect((await sendBooking(service, bookingRequest())).status, "until it begins").toBe(201);
});
