import { expect, test } from "vitest";
import type { DaySheetAnswer, FeedMade } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { listen } from "../../support/event-stream.ts";
import { confirmEveryone } from "../../support/panel.ts";
import {
  card,
  done,
  enter,
  later,
  list,
  openPanel,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { lookUp, takenTimes } from "../../support/service.ts";

const written = "yillik-ongoru";
const day = "2025-10-03";
const report = { consultation: written, day, timeSlot: "" };

async function owe(changes = {}) {
  const { service, ece } = await openPanel();
  const { status, body } = await enter(ece, { ...report, ...changes });
  expect(status).toBe(201);
  return { service, ece, entered: body.appointment!, undo: body.undo };
}

test("A report is entered with a due day, and no visitor and no calendar of hours knows of it", async () => {
  const { service, ece, entered } = await owe();
  expect(entered).toMatchObject({
    ...report,
    ...{ date: "2025-10-03T20:59:00.000Z", minutes: 0, heldMinutes: 0 },
    ...{ status: "approved", arrived: false, toTell: null },
  });
  expect(await takenTimes(service, day)).toEqual([]);
  expect(await lookUp(service, entered.phone!)).toEqual([]);
  expect((await card(ece, entered.id)).appointment).toEqual(entered);
  const sheet = await ece.call<DaySheetAnswer>("GET", `${panelPaths.daySheet}?gun=${day}`);
  expect(sheet.body.appointments).toEqual([]);
  expect((await enter(ece, report)).status, "another one on that day").toBe(201);
});

test("The calendar feed has a report as a whole day, until it is delivered", async () => {
  const { service, ece, entered } = await owe();
  await confirmEveryone(service);
  const { address } = (await ece.call<FeedMade>("POST", panelPaths.feed, {})).body;
  const feed = async () => (await fetch(service.url + address)).text();
  const text = await feed();
  expect(text).toContain("DTSTART;VALUE=DATE:20251003\r\nDTEND;VALUE=DATE:20251004\r\n");
  expect(text).toContain("SUMMARY:Teslim – Z. I. – Yıllık Öngörü");
  await done(ece, "deliver", entered);
  expect(await feed()).not.toContain("VEVENT");
});

test("What is owed is listed by its day, and counted from three days before", async () => {
  const { service, ece, entered } = await owe();
  const soon = (await enter(ece, { ...report, day: "2025-09-27" })).body.appointment!;
  const overdue = (await enter(ece, { ...report, day: "2025-09-20" })).body.appointment!;
  const owed = () => list(ece, { durum: "to_deliver" });
  const { appointments, toDeliver, toRemind } = await owed();
  expect(appointments.map(({ id }) => id)).toEqual([overdue.id, soon.id, entered.id]);
  expect([toDeliver, toRemind]).toEqual([2, 0]);
  const events = await listen(service, ece);
  expect(await events.next()).toMatchObject({ toDeliver: 2 });
  await done(ece, "deliver", overdue);
  expect(await events.next()).toMatchObject({ toDeliver: 1 });
  await later(service, 6 * 24 * 3600);
  expect((await owed()).toDeliver).toBe(2);
});

test("A report is delivered before its day, moved and cancelled, and each of it taken back", async () => {
  const { ece, entered } = await owe();
  for (const name of ["arrived", "noShow"] as const)
    expect((await step(ece, name, entered)).body.code).toBe("not_now");
  const delivered = await done(ece, "deliver", entered);
  expect(delivered.appointment.arrived).toBe(true);
  expect((await step(ece, "deliver", delivered.appointment)).body.code).toBe("not_now");
  const owed = (await takeBack(ece, delivered.undo.change)).body.appointment!;
  expect(owed).toMatchObject({ arrived: false, timeSlot: "" });
  const moved = await done(ece, "move", owed, { day: "2025-10-06", timeSlot: "" });
  expect(moved.appointment).toMatchObject({ day: "2025-10-06", timeSlot: "", toTell: null });
  const back = (await takeBack(ece, moved.undo.change)).body.appointment!;
  expect(back).toMatchObject(report);
  const cancelled = await done(ece, "cancel", back, { reason: "Vazgeçti" });
  expect(cancelled.appointment.toTell).toBeNull();
  const restored = await done(ece, "restore", cancelled.appointment);
  expect(restored.appointment).toMatchObject({ ...report, status: "approved", toTell: null });
  expect((await card(ece, entered.id)).changes.map(({ action }) => action)).toContain("deliver");
});

test("Only what is written can be a report; an appointment that becomes one lets go of its hour", async () => {
  const { service, ece } = await openPanel();
  const refusal = { status: 400, body: { fields: [{ field: "timeSlot", code: "slot_unknown" }] } };
  expect(await enter(ece, { timeSlot: "" })).toMatchObject(refusal);
  const { appointment } = (await enter(ece, { consultation: "vip-ongoru" })).body;
  expect(await takenTimes(service)).toEqual(["21:30"]);
  const slot = { day, timeSlot: "" };
  const written = await done(ece, "edit", appointment!, { slot });
  expect(written.appointment).toMatchObject({ ...slot, minutes: 0, toTell: null });
  expect(await takenTimes(service)).toEqual([]);
  expect(
    await step(ece, "edit", written.appointment, { consultation: "mini-ongoru" }),
  ).toMatchObject(refusal);
  expect((await takeBack(ece, written.undo.change)).body.appointment).toMatchObject({
    ...{ timeSlot: "21:30", minutes: 30, toTell: "enter" },
  });
  expect(await takenTimes(service)).toEqual(["21:30"]);
});

test("Somebody whose report is delivered can be erased before its day, others not", async () => {
  const { service, ece, entered } = await owe();
  await confirmEveryone(service);
  const erase = () => ece.call("POST", panelPaths.erase, { phone: entered.phone });
  expect((await erase()).body).toMatchObject({ code: "open_appointments" });
  await done(ece, "deliver", entered);
  expect((await erase()).body).toEqual({ erased: 1 });
});
