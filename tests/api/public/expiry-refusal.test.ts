import { expect, test } from "vitest";
import { asked, expirySettings, hour, lookAfter, openExpiring } from "../../support/expiry.ts";
import { done, list } from "../../support/panel-appointments.ts";
import { book, bookingRequest, sendBooking } from "../../support/service.ts";

test("Fakes on somebody's number expire, when the refusal said they would, and then the owner can book", async () => {
  const { service } = await openExpiring();
  for (const day of ["2025-12-10", "2025-12-11", "2025-12-12"]) await book(service, { day });
  const own = bookingRequest({ day: "2025-10-20" });
  const refused = await sendBooking(service, own);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBe(7 * 24 * 3600);
  await lookAfter(service, 6 * 24);
  await lookAfter(service, wait / 3600 - 0.1);
  expect((await sendBooking(service, own)).status).toBe(429);
  await lookAfter(service, wait / 3600);
  expect((await sendBooking(service, own)).status).toBe(201);
});

test("Where the warning came late, the refusal counts its day as well", async () => {
  const { service } = await openExpiring();
  for (const day of ["2025-12-10", "2025-12-11", "2025-12-12"]) await book(service, { day });
  const own = bookingRequest({ day: "2025-11-20" });
  const waitAt = async (hours: number) => {
    service.clock.now = new Date(asked + hours * hour);
    return Number((await sendBooking(service, own)).headers.get("retry-after"));
  };
  expect(await waitAt(30 * 24), "nobody was warned yet").toBe(24 * 3600);
  await lookAfter(service, 30 * 24);
  expect(await waitAt(30 * 24 + 10)).toBe(14 * 3600);
});

test("An approved appointment does not expire: the refusal counts until its hour", async () => {
  const settings = { ...expirySettings, LIMIT_OPEN_PER_PHONE: "1" };
  const { service, ece } = await openExpiring(settings);
  await book(service, { day: "2025-10-20", timeSlot: "20:00" });
  const [appointment] = (await list(ece)).appointments;
  await done(ece, "approve", appointment!);
  const refused = await sendBooking(service, bookingRequest({ day: "2025-10-21" }));
  const wait = Date.parse("2025-10-20T17:00:00Z") - service.clock.now.getTime();
  expect(Number(refused.headers.get("retry-after"))).toBe(wait / 1000);
});
