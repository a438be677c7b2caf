import { expect, test } from "vitest";
import { startsOf } from "../../../booking/hours.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { CloseAnswer, ClosedAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { mostDaysToClose } from "../../../contract/panel/words.ts";
import { everyDay, setHours } from "../../support/hours.ts";
import { list, openPanel, record, takeBack } from "../../support/panel-appointments.ts";
import { book, takenTimes } from "../../support/service.ts";
import { shortenServices } from "../../support/services.ts";

const blocked = { status: 409, body: { code: "undo_blocked" } };

test("Closing and opening hours can be taken back", async () => {
  const { service, ece } = await openPanel();
  const close = (times: string[], reason: string) =>
    ece.call<CloseAnswer>("POST", panelPaths.closed, {
      days: [{ day: "2025-09-25", times }],
      reason,
    });
  await close(["22:00"], "Eğitim");
  const { body: second } = await close(["22:00", "20:30"], "Bayram");
  expect((await takeBack(ece, second.undo!.change)).status).toBe(200);
  expect(await takenTimes(service)).toEqual(["22:00"]);
  expect(await takeBack(ece, second.undo!.change)).toMatchObject(blocked);

  await close(["20:00", "21:00"], "Tatil");
  const { closed } = await list(ece);
  const { body: opened } = await ece.call<CloseAnswer>("POST", panelPaths.reopen, {
    days: [{ day: "2025-09-25", times: ["20:00", "21:00", "22:00"] }],
  });
  expect(await takenTimes(service)).toEqual([]);
  expect((await takeBack(ece, opened.undo!.change)).status).toBe(200);
  expect((await list(ece)).closed).toEqual(closed);
  const { changes } = await record(ece);
  expect(changes.filter(({ action }) => action === "undo").map(({ after }) => after)).toEqual(
    expect.arrayContaining([
      { what: "close", count: 1, hours: [{ day: "2025-09-25", times: ["20:30"] }] },
      {
        what: "reopen",
        count: 3,
        hours: [{ day: "2025-09-25", times: ["20:00", "21:00", "22:00"] }],
      },
    ]),
  );
  expect(changes.map(({ action }) => action).sort()).toEqual([
    "close",
    "close",
    "close",
    "reopen",
    "undo",
    "undo",
  ]);
});

test("Hours that were opened and booked meanwhile stay booked", async () => {
  const { service, ece } = await openPanel();
  const hours = { day: "2025-09-25", times: ["21:00", "22:00"] };
  await ece.call("POST", panelPaths.closed, { days: [hours], reason: "" });
  const { body } = await ece.call<CloseAnswer>("POST", panelPaths.reopen, { days: [hours] });
  await book(service, { timeSlot: "22:00" });
  expect(await takeBack(ece, body.undo!.change)).toMatchObject(blocked);
  expect(await takenTimes(service)).toEqual(["22:00"]);
});

test("A partly reopened closure cannot be undone", async () => {
  const { service, ece } = await openPanel();
  const day = "2025-09-25";
  const hours = { day, times: ["21:00", "22:00"] };
  const { body } = await ece.call<CloseAnswer>("POST", panelPaths.closed, {
    days: [hours],
    reason: "",
  });
  await ece.call("POST", panelPaths.reopen, { days: [{ day, times: ["22:00"] }] });
  await ece.call("POST", panelPaths.closed, { days: [{ day, times: ["22:00"] }], reason: "" });
  expect(await takeBack(ece, body.undo!.change)).toMatchObject(blocked);
  expect(await takenTimes(service)).toEqual(["21:00", "22:00"]);
});

test("Reopened days are closed again as a whole, each hour with its reason", async () => {
  const { service, ece } = await openPanel();
  const days = ["2025-09-26", "2025-09-25", "2025-09-27"].map((day, index) => ({
    day,
    times: ["22:00", "20:00", "21:00"].slice(index),
  }));
  for (const [index, day] of days.entries()) {
    const closing = { days: [day], reason: `Neden ${index}` };
    await ece.call("POST", panelPaths.closed, closing);
  }
  // Whoever names a day twice opens it once.
  const twice = { day: "2025-09-26", times: ["23:00"] };
  await ece.call("POST", panelPaths.closed, { days: [twice], reason: "Neden 3" });
  const { closed } = await list(ece);
  const { body } = await ece.call<CloseAnswer>("POST", panelPaths.reopen, {
    days: [...days, twice],
  });
  expect([body.closed, body.days]).toEqual([7, 3]);
  expect((await list(ece)).closed).toEqual([]);
  expect(await takenTimes(service, "2025-09-26")).toEqual([]);
  expect((await takeBack(ece, body.undo!.change)).status).toBe(200);
  expect((await list(ece)).closed).toEqual(closed);
  const { changes } = await record(ece);
  expect(changes.filter(({ action }) => action === "reopen")).toHaveLength(1);
});

test("If one reopened hour was booked, none is closed again", async () => {
  const { service, ece } = await openPanel();
  const days = ["2025-09-25", "2025-09-26"].map((day) => ({ day, times: ["21:00"] }));
  await ece.call("POST", panelPaths.closed, { days, reason: "" });
  const { body } = await ece.call<CloseAnswer>("POST", panelPaths.reopen, { days });
  await book(service, { day: "2025-09-26", timeSlot: "21:00" });
  expect(await takeBack(ece, body.undo!.change)).toMatchObject(blocked);
  expect(await takenTimes(service, "2025-09-25")).toEqual([]);
  expect(await takenTimes(service, "2025-09-26")).toEqual(["21:00"]);
});

test("Two months of quarter hours around the clock are closed, opened, and closed again", async () => {
  const { ece } = await openPanel();
  await shortenServices(ece);
  await setHours(ece, everyDay("00:00", "23:45", { step: 15 }));
  const days = Array.from({ length: mostDaysToClose }, (_, n) => ({
    day: addDays("2025-09-25", n),
  }));
  const { body } = await ece.call<CloseAnswer>("POST", panelPaths.closed, { days, reason: "" });
  expect(body).toMatchObject({ closed: 96 * mostDaysToClose });
  const listed = async () =>
    (await ece.call<ClosedAnswer>("GET", `${panelPaths.closed}?baslangic=2025-09-25`)).body.closed;
  const closed = await listed();
  expect(closed, "none is left out").toHaveLength(96 * mostDaysToClose);
  const hours = startsOf({ first: "00:00", last: "23:45" }, 15);
  const { body: opened } = await ece.call<CloseAnswer>("POST", panelPaths.reopen, {
    days: days.map(({ day }) => ({ day, times: hours })),
  });
  expect(await listed()).toEqual([]);
  expect((await takeBack(ece, opened.undo!.change)).status).toBe(200);
  expect(await listed()).toEqual(closed);
});
