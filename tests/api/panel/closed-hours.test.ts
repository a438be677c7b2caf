import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { CloseAnswer, ClosedAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { closedRow } from "../../../server/appointments/closed-hours.ts";
import { close, reopen } from "../../support/closed-hours.ts";
import { everyDay, setHours } from "../../support/hours.ts";
import { done, later, list, openPanel, record, request } from "../../support/panel-appointments.ts";
import { book, claims, takenTimes } from "../../support/service.ts";

const thursday = "2025-09-25";
const saturday = "2025-09-27";

test("A closed day is full for visitors at once", async () => {
  const { service, ece } = await openPanel();
  const { status, body } = await close(ece, [{ day: thursday }, { day: saturday }]);
  expect([status, body.closed, body.days]).toEqual([200, 7 + 9, 2]);
  expect(await takenTimes(service, thursday)).toHaveLength(7);
  expect(await takenTimes(service, saturday)).toHaveLength(9);
  expect(await book(service)).toBe(409);
});

test("Some hours of a day can be closed, with the reason", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: thursday, times: ["22:00", "21:00", "21:00"] }], "Eğitim");
  expect(await takenTimes(service)).toEqual(["21:00", "22:00"]);
  expect((await list(ece, { baslangic: thursday, bitis: thursday })).closed).toEqual([
    { day: thursday, timeSlot: "21:00", reason: "Eğitim" },
    { day: thursday, timeSlot: "22:00", reason: "Eğitim" },
  ]);
  expect((await list(ece, { baslangic: saturday })).closed).toEqual([]);
  expect((await list(ece, { bitis: "2025-09-24" })).closed).toEqual([]);
  expect((await list(ece, { bitis: saturday })).closed).toHaveLength(2);
  expect((await list(ece)).appointments).toEqual([]);
});

test("A closed hour can be closed again and keeps its reason", async () => {
  const { ece } = await openPanel();
  await close(ece, [{ day: thursday, times: ["21:00"] }], "Eğitim");
  const { status, body } = await close(ece, [{ day: thursday }], "Bayram");
  expect([status, body.closed]).toEqual([200, 6]);
  const { closed } = await list(ece, { baslangic: thursday });
  expect(closed.filter(({ reason }) => reason === "Eğitim")).toHaveLength(1);
  expect(closed).toHaveLength(7);
});

test("Closing closed hours and opening open ones is not in the audit log", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: thursday }]);
  const nothing = { status: 200, body: { closed: 0, days: 0 } };
  expect(await close(ece, [{ day: thursday }])).toEqual(nothing);
  const opening = { days: [{ day: saturday, times: ["21:00"] }] };
  const opened = await ece.call("POST", panelPaths.reopen, opening);
  expect(opened).toEqual(nothing);
  const changes = await service.database.db.selectFrom("audit_log").select("action").execute();
  expect(changes).toEqual([{ action: "close" }]);
});

test("Appointments prevent closing and are listed, and nothing is closed", async () => {
  const { service, ece } = await openPanel();
  const first = await request(service, ece, { timeSlot: "20:00" });
  const cancelled = await request(service, ece, { timeSlot: "20:30" });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const second = await request(service, ece, { day: saturday, timeSlot: "23:00" });
  const { status, body } = await close(ece, [{ day: saturday }, { day: thursday }]);
  expect([status, body]).toEqual([
    409,
    {
      code: "hours_taken",
      message: expect.stringContaining("randevu var"),
      conflicts: [first, second],
    },
  ]);
  expect((await list(ece)).closed).toEqual([]);
  expect((await record(ece)).changes.map(({ action }) => action)).toEqual(["cancel"]);

  await done(ece, "move", first, { day: "2025-09-26", timeSlot: "20:00" });
  await done(ece, "cancel", second, { reason: "Tatil" });
  expect((await close(ece, [{ day: saturday }, { day: thursday }])).status).toBe(200);
});

test("Appointments outside the working hours prevent closing a whole day", async () => {
  const { service, ece } = await openPanel();
  const late = await request(service, ece, { timeSlot: "22:30" });
  const early = await request(service, ece, { timeSlot: "20:00" });
  const cancelled = await request(service, ece, { timeSlot: "23:00" });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const alone = await request(service, ece, { day: "2025-09-26" });
  const shorter = everyDay("20:00", "21:30", { exceptions: [{ day: "2025-09-26", ranges: [] }] });
  await setHours(ece, shorter, [late.id, alone.id]);
  const days = [{ day: "2025-09-26" }, { day: thursday }, { day: thursday }];
  const { status, body } = await close(ece, days);
  expect([status, body.conflicts]).toEqual([409, [early, late, alone]]);
  expect((await close(ece, [{ day: thursday, times: ["21:00"] }])).status).toBe(200);
  for (const one of [early, late, alone]) await done(ece, "cancel", one, { reason: "Tatil" });
  expect((await close(ece, days)).body).toMatchObject({ closed: 3, days: 1 });
});

test("An appointment outside today's hours prevents closing only until it begins", async () => {
  const { service, ece } = await openPanel();
  const today = "2025-09-24";
  const begun = await request(service, ece, { day: today, timeSlot: "20:30" });
  await setHours(ece, everyDay("21:00", "23:00"), [begun.id]);
  await later(service, 8 * 3600);
  expect((await close(ece, [{ day: today }])).status).toBe(200);
});

test("Hours off the grid and days that have passed are refused", async () => {
  const { service, ece } = await openPanel();
  const good = { day: saturday, times: ["21:00"] };
  for (const [day, code] of [
    [{ day: thursday, times: ["19:00"] }, "slot_unknown"],
    [{ day: thursday, times: ["21:15"] }, "slot_unknown"],
    [{ day: "2025-09-23" }, "date_past"],
  ] as const) {
    const answer = await ece.call("POST", panelPaths.closed, { days: [good, day], reason: "" });
    const fields = [{ field: "days", code }];
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid", fields } });
  }
  for (const days of [[], [{ day: "2025-02-30" }], [{ day: thursday, times: [] }]]) {
    expect((await close(ece, days)).status).toBe(400);
  }
  expect(await claims(service)).toEqual([]);
});

test("At most 62 days are closed at once", async () => {
  const { ece } = await openPanel();
  const days = Array.from({ length: 63 }, (_, index) => ({
    day: addDays(thursday, index),
    times: ["21:00"],
  }));
  expect((await close(ece, days)).status).toBe(400);
  const { status, body } = await close(ece, days.slice(1));
  expect([status, body.closed]).toEqual([200, 62]);
});

test("A day has passed when it has in Istanbul", async () => {
  const { service, ece } = await openPanel();
  await later(service, 11 * 3600);
  const past = { status: 400, body: { fields: [{ code: "date_past" }] } };
  expect(await close(ece, [{ day: "2025-09-24", times: ["23:00"] }])).toMatchObject(past);
  expect((await close(ece, [{ day: thursday }])).status).toBe(200);
});

test("Closing today closes its remaining hours", async () => {
  const { service, ece } = await openPanel();
  const today = "2025-09-24";
  await book(service, { day: today, timeSlot: "20:30" });
  await later(service, 8 * 3600);
  const { status } = await close(ece, [{ day: today }]);
  expect(status).toBe(200);
  expect(await takenTimes(service, today)).toEqual(["20:30", "22:00", "22:30", "23:00"]);
  await later(service, 2 * 3600);
  const over = { status: 400, body: { fields: [{ code: "slot_past" }] } };
  expect(await close(ece, [{ day: today }])).toMatchObject(over);
});

test("Opened hours can be booked at once, appointments stay", async () => {
  const { service, ece } = await openPanel();
  await book(service, { timeSlot: "20:00" });
  await close(ece, [{ day: thursday, times: ["21:00", "22:00"] }]);
  const { status, body } = await reopen(ece, thursday, ["20:00", "21:00"]);
  expect([status, body.closed]).toEqual([200, 1]);
  expect(await takenTimes(service)).toEqual(["20:00", "22:00"]);
  expect(await book(service)).toBe(201);
});

test("The audit log says which hours were closed and opened, not why", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: saturday, times: ["21:00"] }, { day: thursday }], "Ayşe evleniyor");
  await later(service, 1);
  await reopen(ece, saturday, ["21:00"]);
  const { changes } = await record(ece);
  expect(changes).toMatchObject([
    {
      action: "reopen",
      appointmentId: null,
      after: { count: 1, hours: [{ day: saturday, times: ["21:00"] }] },
    },
    {
      action: "close",
      who: "ece@example.com",
      after: {
        count: 8,
        hours: [
          { day: thursday, times: ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"] },
          { day: saturday, times: ["21:00"] },
        ],
      },
    },
  ]);
  expect(JSON.stringify(changes)).not.toContain("Ayşe");
});

test("A list of 3,000 closed hours is complete", async () => {
  const { service, ece } = await openPanel();
  const hours = Array.from({ length: 3010 }, (_, index) => addDays(thursday, index));
  for (const some of [hours.slice(0, 1500), hours.slice(1500)]) {
    const rows = some.map((day) =>
      closedRow("deneme", { day, timeSlot: "21:00" }, "", service.clock.now),
    );
    await service.database.db.insertInto("slots").values(rows).execute();
  }
  for (const path of [panelPaths.closed, panelPaths.appointments]) {
    const { body } = await ece.call<ClosedAnswer>("GET", `${path}?baslangic=${thursday}`);
    expect(body.closed.map(({ day }) => day)).toEqual(hours);
  }
});

test("Opening says how many hours it opened, and refuses impossible days and hours", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: thursday }, { day: saturday, times: ["21:00"] }]);
  const opening = (days: unknown) => ece.call<CloseAnswer>("POST", panelPaths.reopen, { days });
  const tooMany = Array.from({ length: 63 }, (_, index) => ({
    day: addDays(thursday, index),
    times: ["21:00"],
  }));
  for (const days of [[], [{ day: thursday, times: [] }], [{ day: "2025-02-30" }], tooMany]) {
    expect((await opening(days)).status).toBe(400);
  }
  expect(await claims(service)).toHaveLength(8);
  const { body } = await opening([
    { day: saturday, times: ["21:00", "21:30"] },
    { day: thursday, times: ["20:00", "20:00"] },
    { day: "2025-09-26", times: ["20:00"] },
  ]);
  expect([body.closed, body.days]).toEqual([2, 2]);
  expect(await claims(service)).toHaveLength(6);
});
