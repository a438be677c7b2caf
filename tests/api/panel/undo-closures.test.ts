import { expect, test } from "vitest";
import { startsOf } from "../../../booking/hours.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { CloseAnswer } from "../../../contract/panel/calls.ts";
import { mostDaysToClose } from "../../../contract/panel/limits.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { close, closedOn, closuresNow, opening, reopen, weekly } from "../../support/closures.ts";
import { everyDay, setHours, setRule } from "../../support/hours.ts";
import { openPanel, record, takeBack } from "../../support/panel-appointments.ts";
import { book, takenTimes } from "../../support/service.ts";

const blocked = { status: 409, body: { code: "undo_blocked" } };
const day = "2025-09-25";

test("Closing and opening hours can be taken back", async () => {
  const { service, ece } = await openPanel();
  await close(ece, [{ day, times: ["22:00"] }], "Eğitim");
  const { body: second } = await close(ece, [{ day, times: ["22:00", "20:30"] }], "Bayram");
  expect((await takeBack(ece, second.undo!.change)).status).toBe(200);
  expect(await takenTimes(service)).toEqual(["22:00"]);
  expect(await takeBack(ece, second.undo!.change)).toMatchObject(blocked);

  await close(ece, [{ day, times: ["20:00", "21:00"] }], "Tatil");
  const closed = await closedOn(service, day);
  const { body: opened } = await reopen(ece, day, ["20:00", "21:00", "22:00"]);
  expect(await takenTimes(service)).toEqual([]);
  expect((await takeBack(ece, opened.undo!.change)).status).toBe(200);
  expect(await closedOn(service, day)).toEqual(closed);
  const { changes } = await record(ece);
  expect(changes.filter(({ action }) => action === "undo").map(({ after }) => after)).toEqual(
    expect.arrayContaining([
      { what: "close", count: 1, hours: [{ day, times: ["20:30"] }] },
      { what: "reopen", count: 3, hours: [{ day, times: ["20:00", "21:00", "22:00"] }] },
    ]),
  );
});

test("A rule that was added, changed or taken away can be taken back", async () => {
  const { ece } = await openPanel();
  const ders = weekly({ weekday: 3, reason: "Ders" });
  const { body: added } = await setRule(ece, ders);
  await takeBack(ece, added.undo!.change);
  expect(await closuresNow(ece)).toEqual([]);
  await setRule(ece, ders);
  const [{ id }] = await closuresNow(ece);
  const { body: changed } = await setRule(ece, opening(day, []), { id });
  await takeBack(ece, changed.undo!.change);
  expect(await closuresNow(ece)).toMatchObject([ders]);
});

test("Hours that were opened and booked meanwhile stay booked", async () => {
  const { service, ece } = await openPanel();
  const times = ["21:00", "22:00"];
  await close(ece, [{ day, times }]);
  const { body } = await reopen(ece, day, times);
  await book(service, { timeSlot: "22:00" });
  expect(await takeBack(ece, body.undo!.change)).toMatchObject(blocked);
  expect(await takenTimes(service)).toEqual(["22:00"]);
});

test("Hours that were opened and closed again stay closed once", async () => {
  const { ece } = await openPanel();
  await close(ece, [{ day, times: ["21:00"] }], "Eğitim");
  const { body } = await reopen(ece, day, ["21:00"]);
  await close(ece, [{ day, times: ["21:00"] }], "Bayram");
  expect(await takeBack(ece, body.undo!.change)).toMatchObject(blocked);
  expect(await closuresNow(ece)).toMatchObject([{ reason: "Bayram" }]);
});

test("A partly reopened closing cannot be undone", async () => {
  const { service, ece } = await openPanel();
  const { body } = await close(ece, [{ day, times: ["21:00", "21:30"] }]);
  await reopen(ece, day, ["21:30"]);
  await close(ece, [{ day, times: ["21:30"] }]);
  expect(await takeBack(ece, body.undo!.change)).toMatchObject(blocked);
  expect(await takenTimes(service)).toEqual(["21:00", "21:30"]);
});

test("Opened days are closed again as a whole, with their reason", async () => {
  const { service, ece } = await openPanel();
  const days = [0, 1, 2].map((index) => ({ day: addDays(day, index) }));
  await close(ece, days, "İzin");
  const before = await closuresNow(ece);
  const { body } = await ece.call<CloseAnswer>("DELETE", panelPaths.closing(before[0].id));
  expect([body.closed, body.days]).toEqual([23, 3]);
  expect(await closuresNow(ece)).toEqual([]);
  expect((await takeBack(ece, body.undo!.change)).status).toBe(200);
  const [{ id: _id, ...closing }] = before;
  expect(await closuresNow(ece)).toMatchObject([closing]);
  expect(await takenTimes(service, "2025-09-26")).toHaveLength(7);
});

test("Two months of quarter hours around the clock are closed, opened, and closed again", async () => {
  const { service, ece } = await openPanel();
  await setHours(ece, everyDay("00:00", "23:45", { step: 15 }));
  const days = Array.from({ length: mostDaysToClose }, (_, n) => ({ day: addDays(day, n) }));
  const { body } = await close(ece, days);
  expect(body).toMatchObject({ closed: 96 * mostDaysToClose });
  const [{ id }] = await closuresNow(ece);
  const { body: opened } = await ece.call<CloseAnswer>("DELETE", panelPaths.closing(id));
  expect(opened).toMatchObject({ closed: 96 * mostDaysToClose });
  expect((await takeBack(ece, opened.undo!.change)).status).toBe(200);
  const quarters = startsOf({ first: "00:00", last: "23:45" }, 15);
  expect(await takenTimes(service, days.at(-1)!.day)).toEqual(quarters);
});
