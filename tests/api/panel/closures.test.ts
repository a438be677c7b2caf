import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import {
  close,
  closedOn,
  closingBody,
  closuresNow,
  opening,
  reopen,
  weekly,
} from "../../support/closures.ts";
import { everyDay, hoursNow, setHours, setRule } from "../../support/hours.ts";
import { newColleague } from "../../support/panel.ts";
import {
  done,
  later,
  openPanel,
  record,
  request,
  takeBack,
} from "../../support/panel-appointments.ts";
import { book, takenTimes } from "../../support/service.ts";

const thursday = "2025-09-25";
const friday = "2025-09-26";
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
  expect(await closuresNow(ece)).toMatchObject([
    { firstDay: thursday, lastDay: thursday, from: "21:00", to: "21:30", reason: "Eğitim" },
    { firstDay: thursday, lastDay: thursday, from: "22:00", to: "22:30", reason: "Eğitim" },
  ]);
});

test("A closed hour can be closed again and keeps its reason", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: thursday, times: ["21:00"] }], "Eğitim");
  const { status, body } = await close(ece, [{ day: thursday }], "Bayram");
  expect([status, body.closed]).toEqual([200, 6]);
  const closed = await closedOn(service, thursday);
  expect(closed.filter(({ reason }) => reason === "Eğitim")).toHaveLength(1);
  expect(closed).toHaveLength(7);
});

test("Closing closed hours and opening open ones is not in the audit log", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: thursday }]);
  const nothing = { status: 200, body: { closed: 0, days: 0 } };
  expect(await close(ece, [{ day: thursday }])).toMatchObject(nothing);
  expect(await reopen(ece, saturday, ["21:00"])).toEqual(nothing);
  expect(await ece.call("DELETE", panelPaths.closing("nothing"))).toEqual(nothing);
  const changes = await service.database.db.selectFrom("audit_log").select("action").execute();
  expect(changes).toEqual([{ action: "close" }]);
});

test("A day with appointments is closed all the same: they stay, are named, and nobody books beside them", async () => {
  const { service, ece } = await openPanel();
  const first = await request(service, ece, { timeSlot: "20:00" });
  const cancelled = await request(service, ece, { timeSlot: "20:30" });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const second = await request(service, ece, { day: saturday, timeSlot: "23:00" });
  const { status, body } = await close(ece, [{ day: saturday }, { day: thursday }]);
  expect([status, body]).toMatchObject([200, { days: 2, booked: [first, second] }]);
  expect(await book(service, { timeSlot: "20:30" })).toBe(409);

  await done(ece, "move", first, { day: friday, timeSlot: "20:00" });
  const { undo } = await done(ece, "cancel", second, { reason: "Tatil" });
  expect(await takenTimes(service, saturday)).toHaveLength(9);
  const again = { closed: 0, days: 0, booked: [] };
  expect((await close(ece, [{ day: saturday }, { day: thursday }])).body).toEqual(again);
  // What was cancelled only now comes back into the closed day.
  expect((await takeBack(ece, undo.change)).status).toBe(200);
  expect((await takeBack(ece, body.undo!.change)).status).toBe(200);
  expect(await takenTimes(service, saturday)).toEqual(["23:00"]);
});

test("Appointments outside the working hours are named, too, where a whole day is closed", async () => {
  const { service, ece } = await openPanel();
  const late = await request(service, ece, { timeSlot: "22:30" });
  const early = await request(service, ece, { timeSlot: "20:00" });
  const alone = await request(service, ece, { day: friday });
  await setHours(ece, everyDay("20:00", "21:30"), [late.id]);
  await setRule(ece, opening(friday, []), { confirmed: [alone.id] });
  expect((await close(ece, [{ day: thursday, times: ["21:00"] }])).body.booked).toEqual([]);
  const days = [{ day: friday }, { day: thursday }, { day: thursday }];
  expect((await close(ece, days)).body).toMatchObject({ days: 1, booked: [early, late, alone] });
});

test("An appointment of today is named until it begins", async () => {
  const { service, ece } = await openPanel();
  const today = "2025-09-24";
  const begun = await request(service, ece, { day: today, timeSlot: "20:30" });
  await setHours(ece, everyDay("21:00", "23:00"), [begun.id]);
  expect((await close(ece, [{ day: today }])).body.booked).toEqual([begun]);
  await later(service, 8 * 3600);
  expect((await close(ece, [{ day: today }])).body.booked).toEqual([]);
});

test("Times without a start and days that have passed are refused", async () => {
  const { ece } = await openPanel();
  for (const [day, code] of [
    [{ day: thursday, times: ["19:00"] as string[] }, "slot_unknown"],
    [{ day: "2025-09-23" }, "date_past"],
  ] as const) {
    const fields = [{ field: "closings", code }];
    expect(await close(ece, [day])).toMatchObject({
      status: 400,
      body: { code: "invalid", fields },
    });
  }
  const backwards = { firstDay: saturday, lastDay: thursday, from: "", to: "" };
  const answer = ece.call("POST", panelPaths.closed, { closings: [backwards], reason: "" });
  expect(await answer).toMatchObject({ status: 400, body: { code: "range_backwards" } });
  for (const days of [[], [{ day: "2025-02-30" }]]) {
    expect((await close(ece, days)).status).toBe(400);
  }
  expect(await closuresNow(ece)).toEqual([]);
});

test("At most 62 days are closed at once", async () => {
  const { ece } = await openPanel();
  const days = Array.from({ length: 63 }, (_, index) => ({
    day: addDays(thursday, index),
    times: ["21:00"],
  }));
  expect(await close(ece, days)).toMatchObject({
    status: 400,
    body: { code: "closing_too_long", message: "Bir kerede en çok 62 gün kapatılır." },
  });
  const { status, body } = await close(ece, days.slice(1));
  expect([status, body.closed]).toEqual([200, 62]);
});

test("Which day has passed is Istanbul's to say", async () => {
  const { service, ece } = await openPanel();
  await later(service, 11 * 3600);
  const past = { status: 400, body: { fields: [{ code: "date_past" }] } };
  expect(await close(ece, [{ day: "2025-09-24", times: ["23:00"] }])).toMatchObject(past);
  expect((await close(ece, [{ day: thursday }])).status).toBe(200);
});

test("Closing today counts its remaining hours, and leaves what has begun", async () => {
  const { service, ece } = await openPanel();
  const today = "2025-09-24";
  await book(service, { day: today, timeSlot: "20:30" });
  await later(service, 8 * 3600);
  const { status, body } = await close(ece, [{ day: today }]);
  expect([status, body.closed]).toEqual([200, 4]);
  expect(await takenTimes(service, today)).toEqual(
    expect.arrayContaining(["20:30", "22:00", "22:30", "23:00"]),
  );
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

test("A day and an hour are opened out of days in a row", async () => {
  const { service, ece } = await openPanel();
  const days = [0, 1, 2, 3, 4].map((index) => ({ day: addDays(thursday, index) }));
  await close(ece, days, "İzin");
  const whole = (await closedOn(service, saturday)).map(({ timeSlot }) => timeSlot);
  expect((await reopen(ece, saturday, whole)).body).toMatchObject({ closed: 9, days: 1 });
  await reopen(ece, friday, ["21:00"]);
  const closed = await Promise.all(days.map(({ day }) => closedOn(service, day)));
  expect(closed.map(({ length }) => length)).toEqual([7, 6, 0, 9, 7]);
  expect(new Set(closed.flat().map(({ reason }) => reason))).toEqual(new Set(["İzin"]));
});

test("A closing that has begun is opened from today on", async () => {
  const { service, ece } = await openPanel();
  await close(
    ece,
    [0, 1, 2].map((index) => ({ day: addDays(thursday, index) })),
  );
  await later(service, 36 * 3600);
  const can = await newColleague(service, "can@example.com");
  const [{ id }] = await closuresNow(can);
  expect((await can.call("DELETE", panelPaths.closing(id))).body).toMatchObject({ days: 2 });
  const closed = await Promise.all([thursday, friday].map((day) => closedOn(service, day)));
  expect(closed.map(({ length }) => length)).toEqual([7, 0]);
});

test("A closure is in the settings until its last day is over", async () => {
  const { service, ece } = await openPanel();
  await setRule(ece, weekly({ weekday: 3 }));
  await setRule(ece, opening(thursday, [{ first: "12:00", last: "13:00" }]));
  await close(ece, [{ day: thursday }, { day: friday }]);
  const daysNow = async () => {
    const can = await newColleague(service, `${service.clock.now.getTime()}@example.com`);
    const closures = await closuresNow(can);
    return closures.map((one) => (one.kind === "opening" ? one.day : one.lastDay));
  };
  await later(service, 34 * 3600);
  expect(await daysNow()).toEqual(["", thursday, friday]);
  await later(service, 4 * 3600);
  expect(await daysNow()).toEqual(["", friday]);
  await later(service, 24 * 3600);
  expect(await daysNow()).toEqual([""]);
});

test("The audit log says which hours were closed and opened, not why", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day: saturday, times: ["21:00"] }, { day: thursday }], "Ayşe evleniyor");
  await later(service, 1);
  await reopen(ece, saturday, ["21:00"]);
  await later(service, 1);
  await setRule(ece, weekly({ reason: "Ayşe evleniyor" }));
  const { changes } = await record(ece);
  expect(changes).toMatchObject([
    { action: "settings", after: { what: "closures" } },
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

test("Opening refuses impossible days and hours", async () => {
  const { ece } = await openPanel();
  for (const body of [{}, { day: thursday, times: [] }, { day: "2025-02-30", times: ["21:00"] }]) {
    expect((await ece.call("POST", panelPaths.reopen, body)).status).toBe(400);
  }
});

test("A weekly closing and a special day put appointments outside, which is confirmed", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece, { timeSlot: "20:00" });
  for (const rule of [weekly({ weekday: 3, to: "20:30" }), opening(thursday, [])]) {
    expect(await setRule(ece, rule)).toMatchObject({
      status: 409,
      body: { code: "hours_outside", conflicts: [one] },
    });
    expect((await setRule(ece, rule, { confirmed: [one.id] })).status).toBe(200);
    expect((await hoursNow(ece)).outside).toEqual([one]);
    const [{ id }] = await closuresNow(ece);
    expect((await setRule(ece, undefined, { id })).status).toBe(200);
  }
  expect((await hoursNow(ece)).outside).toEqual([]);
});

test("A rule is changed in place, and no more once somebody else has changed it", async () => {
  const { service, ece } = await openPanel();
  await setRule(ece, weekly({ weekday: 3, to: "21:00", reason: "Ders" }));
  const [{ id }] = await closuresNow(ece);
  const earlier = weekly({ weekday: 3, to: "20:30", reason: "Ders" });
  expect((await setRule(ece, earlier, { id })).status).toBe(200);
  expect(await closedOn(service, thursday)).toMatchObject([{ timeSlot: "20:00", reason: "Ders" }]);
  const again = await setRule(ece, earlier, { id });
  expect([again.status, again.body.code]).toEqual([409, "hours_changed"]);
});

test("A special day has its own hours, and only closings of days hold on it", async () => {
  const { service, ece } = await openPanel();
  await setRule(ece, weekly({ weekday: 3 }));
  await setRule(ece, opening(thursday, [{ first: "12:00", last: "13:00" }]));
  expect(await takenTimes(service, thursday)).toEqual([]);
  expect(await book(service, { timeSlot: "12:30" })).toBe(201);
  expect((await close(ece, [{ day: thursday, times: ["12:00"] }])).body.closed).toBe(1);
  expect(await takenTimes(service, thursday)).toEqual(["12:00", "12:30"]);
  const twice = await setRule(ece, opening(thursday, []));
  expect([twice.status, twice.body.code]).toEqual([400, "hours_invalid"]);
});

test("Rules that cannot be are refused", async () => {
  const { ece } = await openPanel();
  const wrong = [
    [weekly({ from: "21:00", to: "20:00" }), "hours_invalid"],
    [weekly({ firstDay: friday, lastDay: thursday }), "hours_invalid"],
    [weekly({ weekday: 7 }), "invalid"],
    [weekly({ lastDay: "2025-09-23" }), "invalid"],
    [opening("2025-02-30", []), "invalid"],
    [opening("2025-09-23", []), "invalid"],
    [opening(thursday, [{ first: "21:00", last: "20:00" }]), "hours_invalid"],
  ] as const;
  for (const [rule, code] of wrong) {
    expect(await setRule(ece, rule)).toMatchObject({ status: 400, body: { code } });
  }
  expect(await closuresNow(ece)).toEqual([]);
});

test("Assistants open and close days, but leave rules to owners", async () => {
  const { service, ece } = await openPanel();
  await setRule(ece, weekly({ weekday: 3 }));
  const can = await newColleague(service, "can@example.com", { role: "assistant" });
  const [{ id }] = await closuresNow(can);
  expect((await setRule(can, undefined, { id })).status).toBe(403);
  expect((await can.call("DELETE", panelPaths.closing(id))).body).toEqual({ closed: 0, days: 0 });
  expect((await reopen(can, thursday, ["20:00"])).body).toEqual({ closed: 0, days: 0 });
  expect((await can.call("POST", panelPaths.closed, closingBody([{ day: friday }]))).status).toBe(
    200,
  );
});
