import { expect, test } from "vitest";
import { done, list, openPanel, record, request, step } from "../../support/panel-appointments.ts";
import { book, closeHour, lookUp, takenTimes } from "../../support/service.ts";

test("A move frees the old slot and takes the new one; the status stays", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  const to = { day: "2025-09-27", timeSlot: "19:30" };
  const { appointment } = await done(ece, "move", seen, to);
  expect(appointment).toEqual({
    ...seen,
    ...to,
    date: "2025-09-27T16:30:00.000Z",
    toTell: "move_pending",
    version: 2,
  });
  expect(await takenTimes(service)).toEqual([]);
  expect(await takenTimes(service, "2025-09-27")).toEqual(["19:30"]);
  expect(await lookUp(service)).toEqual([
    {
      date: "2025-09-27T16:30:00.000Z",
      timeSlot: "19:30",
      randevuTipi: "Mini Öngörü",
      status: "pending",
    },
  ]);
  const { changes } = await record(ece);
  expect(changes[0]).toMatchObject({
    action: "move",
    before: { day: "2025-09-25", timeSlot: "21:00" },
    after: to,
  });
});

test("A move may keep the day, or the hour", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  const sameDay = { day: seen.day, timeSlot: "22:00" };
  const { appointment } = await done(ece, "move", seen, sameDay);
  expect(appointment).toMatchObject(sameDay);
  const sameHour = { day: "2025-09-26", timeSlot: "22:00" };
  expect((await done(ece, "move", appointment, sameHour)).appointment).toMatchObject(sameHour);
  expect([await takenTimes(service), await takenTimes(service, "2025-09-26")]).toEqual([
    [],
    ["22:00"],
  ]);
});

test("A move that cannot be logged is not made", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  await service.database.db.schema.alterTable("audit_log").renameTo("elsewhere").execute();
  const { status, body } = await step(ece, "move", seen, { day: seen.day, timeSlot: "22:00" });
  expect([status, body.code]).toEqual([500, "failed"]);
  expect((await list(ece)).appointments).toEqual([seen]);
});

test("A move to a taken, closed or its present slot is refused", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  await book(service, { timeSlot: "22:00", phone: "05551112233" });
  await closeHour(service, "2025-09-25", "22:30");
  for (const [timeSlot, code] of [
    ["22:00", "slot_taken"],
    ["22:30", "slot_closed"],
    ["21:00", "slot_taken"],
  ]) {
    const { status, body } = await step(ece, "move", seen, { day: "2025-09-25", timeSlot });
    expect([status, body.code]).toEqual([409, code]);
  }
  expect((await list(ece)).appointments[0]).toEqual(seen);
  expect((await record(ece)).changes).toEqual([]);
});

test("Staff move into the past, off the grid, by a part of its own time, and into a closed hour on purpose", async () => {
  const { service, ece } = await openPanel();
  let seen = await request(service, ece);
  await closeHour(service, "2025-09-25", "22:30");
  for (const to of [
    { day: "2025-09-25", timeSlot: "21:10" },
    { day: "2025-09-25", timeSlot: "22:30", evenIfClosed: true },
    { day: "2025-09-23", timeSlot: "04:05" },
  ]) {
    ({ appointment: seen } = await done(ece, "move", seen, to));
    expect(seen).toMatchObject({ day: to.day, timeSlot: to.timeSlot, minutes: 30 });
  }
  expect(seen.toTell).toBe(null);
});
