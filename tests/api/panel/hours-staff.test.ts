import { expect, test } from "vitest";
import { close as closeDays, closedOn, reopen, weekly } from "../../support/closures.ts";
import { everyDay, hoursNow, setHours, setRule } from "../../support/hours.ts";
import {
  done,
  enter,
  openPanel,
  request,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { close, type Side, twoSides } from "../../support/panel-races.ts";

const thursday = "2025-09-25";
const friday = "2025-09-26";

test("Staff close by the current hours, and enter and move whenever they want", async () => {
  const { ece } = await openPanel();
  const noon = everyDay("10:00", "12:00");
  await setHours(ece, noon);
  await setRule(ece, weekly({ weekday: 4, reason: "Ders" }));
  const { appointment } = (await enter(ece, { timeSlot: "21:30" })).body;
  const toClosed = { day: friday, timeSlot: "11:00" };
  expect(await step(ece, "move", appointment!, toClosed)).toMatchObject({
    status: 409,
    body: { code: "slot_closed" },
  });
  expect((await enter(ece, toClosed)).body.code).toBe("slot_closed");
  await done(ece, "move", appointment!, { day: thursday, timeSlot: "12:00" });
  expect(await close(ece, thursday, ["20:00"])).toMatchObject({ status: 400 });
  expect((await close(ece, thursday, ["11:00"])).body.closed).toBe(1);
  const whole = [{ day: "2025-09-29" }];
  expect((await closeDays(ece, whole)).body).toMatchObject({ closed: 5 });
  const closedOnce = { ...noon, week: noon.week.with(0, []) };
  await setHours(ece, closedOnce);
  expect(await closeDays(ece, whole)).toMatchObject({
    status: 400,
    body: { fields: [{ field: "closings", code: "slot_unknown" }] },
  });
});

test("A closing keeps its time when the starts change, and can be opened", async () => {
  const { service, ece } = await openPanel();
  await close(ece, thursday, ["20:30"]);
  await setHours(ece, everyDay("20:00", "23:00", { step: 45 }));
  expect(await closedOn(service, thursday)).toMatchObject([{ timeSlot: "20:45" }]);
  expect((await enter(ece, { timeSlot: "20:45" })).body.code).toBe("slot_closed");
  expect((await reopen(ece, thursday, ["20:45"])).body).toMatchObject({ closed: 1 });
  expect((await enter(ece, { timeSlot: "20:45" })).status).toBe(201);
});

test("A whole day stays closed when its hours are extended", async () => {
  const { service, ece } = await openPanel();
  await closeDays(ece, [{ day: thursday }]);
  await setHours(ece, everyDay("10:00", "23:00"));
  expect(await closedOn(service, thursday)).toHaveLength(27);
});

test("Undo does not bring appointments back outside changed hours", async () => {
  const { service, ece } = await openPanel();
  const cancelled = await request(service, ece, { timeSlot: "22:30" });
  const moved = await request(service, ece, { timeSlot: "23:00" });
  const within = await request(service, ece, { timeSlot: "20:30" });
  const undone = [
    (await done(ece, "cancel", cancelled, { reason: "Hasta" })).undo,
    (await done(ece, "move", moved, { day: thursday, timeSlot: "20:00" })).undo,
    (await done(ece, "cancel", within, { reason: "Hasta" })).undo,
  ];
  await setHours(ece, everyDay("20:00", "21:30"));
  const [first, second, third] = undone.map(({ change }) => takeBack(ece, change));
  expect(await first).toMatchObject({ status: 409, body: { code: "undo_blocked" } });
  expect(await second).toMatchObject({ status: 409, body: { code: "undo_blocked" } });
  expect((await third)!.status).toBe(200);
  expect((await hoursNow(ece)).outside).toEqual([]);
});

test("An undo notices changed hours also where the servers' clocks differ", async () => {
  const [left, right] = await twoSides();
  const start = left.service.clock.now.getTime();
  const setClock = ({ service }: Side, seconds: number) => {
    service.clock.now = new Date(start + seconds * 1000);
  };
  const cancelled = await request(right.service, right.colleague, { timeSlot: "22:30" });
  const known = await request(right.service, right.colleague, { timeSlot: "23:00" });
  setClock(right, 2);
  const before = await done(right.colleague, "cancel", cancelled, { reason: "Hasta" });
  setClock(left, 1);
  await setHours(left.colleague, everyDay("20:00", "21:30"), [known.id]);
  expect(await takeBack(right.colleague, before.undo.change)).toMatchObject({
    status: 409,
    body: { code: "undo_blocked" },
  });
  setClock(right, 0);
  const after = await done(right.colleague, "cancel", known, { reason: "Hasta" });
  expect((await takeBack(right.colleague, after.undo.change)).status).toBe(200);
});

test("An appointment deliberately outside the hours can be moved and put back", async () => {
  const { service, ece } = await openPanel();
  const late = await request(service, ece, { timeSlot: "23:00" });
  await setHours(ece, everyDay("20:00", "21:30"), [late.id]);
  service.clock.now = new Date(service.clock.now.getTime() + 1000);
  const { undo } = await done(ece, "move", late, { day: thursday, timeSlot: "20:00" });
  expect((await takeBack(ece, undo.change)).status).toBe(200);
});
