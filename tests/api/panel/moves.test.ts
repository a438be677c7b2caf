import { expect, test } from "vitest";
import {
  done,
  later,
  list,
  openPanel,
  record,
  request,
  step,
} from "../../support/panel-appointments.ts";
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
  for (const timeSlot of ["22:00", "22:30", "21:00"]) {
    const { status, body } = await step(ece, "move", seen, { day: "2025-09-25", timeSlot });
    expect([status, body.code]).toEqual([409, "slot_taken"]);
  }
  expect((await list(ece)).appointments[0]).toEqual(seen);
  expect((await record(ece)).changes).toEqual([]);
});

test("A move into the past or off the grid is refused", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  await later(service, 10 * 3600);
  for (const [to, code] of [
    [{ day: "2025-09-23", timeSlot: "21:00" }, "slot_past"],
    [{ day: "2025-09-24", timeSlot: "23:00" }, "slot_past"],
    [{ day: "2025-09-26", timeSlot: "19:00" }, "slot_unknown"],
    [{ day: "2025-09-26", timeSlot: "21:10" }, "slot_unknown"],
  ] as const) {
    const { status, body } = await step(ece, "move", seen, to);
    expect([status, body]).toMatchObject([
      400,
      { code: "invalid", fields: [{ field: "timeSlot", code }] },
    ]);
  }
  expect((await list(ece)).appointments).toEqual([seen]);
});
