import { expect, test } from "vitest";
import { expireUnansweredRequests } from "../../../server/appointments/expire.ts";
import type { Colleague } from "../../support/panel.ts";
import {
  card,
  done,
  enter,
  later,
  list,
  notify,
  openPanel,
  request,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { bookWithKey, cancelByKey, moveByKey } from "../../support/private-link.ts";

const reason = "Hasta";
const slot = { day: "2025-09-26", timeSlot: "22:00" };

async function toTellOf(ece: Colleague, id: string) {
  return (await card(ece, id)).appointment.toTell;
}

test("Each decision asks for its notification until it is undone", async () => {
  const { service, ece } = await openPanel();
  const waiting = await request(service, ece);
  expect(waiting.toTell).toBe(null);
  let seen = waiting;
  for (const [name, body, news] of [
    ["approve", {}, "approve"],
    ["cancel", { reason }, "reject"],
    ["move", slot, "move_pending"],
  ] as const) {
    const { appointment, undo } = await done(ece, name, seen, body);
    expect([name, appointment.toTell]).toEqual([name, news]);
    seen = (await takeBack(ece, undo.change)).body.appointment!;
    expect([name, seen.toTell]).toEqual([name, null]);
  }
  ({ appointment: seen } = await done(ece, "approve", seen));
  for (const [name, body, news] of [
    ["cancel", { reason }, "cancel"],
    ["move", slot, "move"],
  ] as const) {
    const { appointment, undo } = await done(ece, name, seen, body);
    expect([name, appointment.toTell]).toEqual([name, news]);
    seen = (await takeBack(ece, undo.change)).body.appointment!;
    expect([name, seen.toTell]).toEqual([name, "approve"]);
  }
  const { appointment: noted } = await done(ece, "note", seen, { note: "Erken arayın" });
  expect(noted.toTell, "a note is nothing to tell").toBe("approve");
  expect((await enter(ece)).body.appointment!.toTell).toBe("enter");
  const onPhone = (await enter(ece, { timeSlot: "22:30", isTold: true })).body.appointment!;
  expect([onPhone.toTell, onPhone.toldAt]).toEqual([null, onPhone.createdAt]);
});

test("Visitors' changes ask for no notification; an approved request stays approved", async () => {
  const { service, ece } = await openPanel();
  const key = await bookWithKey(service);
  const [asked] = (await list(ece)).appointments;
  const { id } = asked!;
  await done(ece, "approve", asked!);
  await moveByKey(service, key, { version: 2, ...slot });
  expect(await toTellOf(ece, id)).toBe(null);
  const { appointment } = await card(ece, id);
  const { undo } = await done(ece, "cancel", appointment, { reason });
  expect(await toTellOf(ece, id), "it was approved once").toBe("cancel");
  await takeBack(ece, undo.change);
  await cancelByKey(service, key, { version: 5 });
  expect((await card(ece, id)).appointment).toMatchObject({ status: "cancelled", toTell: null });
});

test("An expired request asks for a rejection notice", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece, { day: "2025-10-20" });
  service.deps.config.EXPIRE_PENDING_AFTER_DAYS = 2;
  for (const days of [1, 1]) {
    await later(service, days * 24 * 3600);
    await expireUnansweredRequests(service.deps);
  }
  await later(service, 24 * 3600);
  await expireUnansweredRequests(service.deps);
  expect((await card(ece, id)).appointment).toMatchObject({
    status: "cancelled",
    toTell: "reject",
  });
});

test("Past appointments ask for no notification", async () => {
  const { service, ece } = await openPanel();
  const first = await request(service, ece);
  const { appointment: approved } = await done(
    ece,
    "approve",
    await request(service, ece, { timeSlot: "20:00" }),
  );
  await later(service, 33 * 3600);
  expect((await done(ece, "cancel", first, { reason })).appointment.toTell).toBe(null);
  const { appointment, undo } = await done(ece, "arrived", approved);
  expect(appointment.toTell).toBe(null);
  const { body } = await takeBack(ece, undo.change);
  expect(body.appointment!.toTell).toBe("approve");
  const moved = await done(ece, "move", body.appointment!, {
    day: "2025-09-29",
    timeSlot: "20:00",
  });
  expect(moved.appointment.toTell, "at its new hour it is to come").toBe("move");
});

test("Marking as notified, undoing it and reverting it later", async () => {
  const { service, ece } = await openPanel();
  const { appointment: approved } = await done(ece, "approve", await request(service, ece));
  const { id, version } = approved;
  const told = await notify(ece, id, { channel: "copy", version });
  const toldAt = service.clock.now.toISOString();
  expect(told.body.appointment).toEqual({
    ...approved,
    toTell: null,
    toldAt,
    version: version + 1,
  });
  const undone = await takeBack(ece, told.body.undo.change);
  expect(undone.body.appointment!.toTell).toBe("approve");
  const again = (await notify(ece, id, { channel: "whatsapp" })).body.appointment!;
  const { appointment: noted } = await done(ece, "note", again, { note: "Ulaşılamadı" });
  await later(service, 3600);
  const { appointment, undo } = await done(ece, "untold", noted);
  expect(appointment.toTell).toBe("approve");
  expect((await step(ece, "untold", appointment)).body.code, "once").toBe("not_now");
  const { body } = await takeBack(ece, undo.change);
  expect(body.appointment!.toTell).toBe(null);
  const { changes } = await card(ece, id);
  expect(changes.map(({ action }) => action).sort()).toEqual(
    ["approve", "note", "told", "told", "undo", "undo", "untold"].sort(),
  );
});

test("A decision made while the message was sent still asks for its notification", async () => {
  const { service, ece } = await openPanel();
  const { appointment: approved } = await done(ece, "approve", await request(service, ece));
  const { id, version } = approved;
  const { appointment: noted } = await done(ece, "note", approved, { note: "Erken arayın" });
  await done(ece, "cancel", noted, { reason });
  const late = await notify(ece, id, { channel: "sms", version });
  expect(late).toMatchObject({
    status: 409,
    body: { code: "changed", version: 4, changes: [{ action: "note" }, { action: "cancel" }] },
  });
  expect(await toTellOf(ece, id)).toBe("cancel");
  const { appointment } = await card(ece, id);
  await done(ece, "note", appointment, { note: "Aranacak" });
  expect((await notify(ece, id, { channel: "sms", version: appointment.version })).status).toBe(
    200,
  );
  expect(await toTellOf(ece, id)).toBe(null);
});

test("After another decision the notification cannot be reverted", async () => {
  const { service, ece } = await openPanel();
  const key = await bookWithKey(service);
  const [asked] = (await list(ece)).appointments;
  const { appointment } = await done(ece, "approve", asked!);
  await notify(ece, appointment.id);
  // To another day alone: the hour is the same.
  await moveByKey(service, key, { version: 3, day: slot.day, timeSlot: appointment.timeSlot });
  const moved = (await card(ece, appointment.id)).appointment;
  expect((await step(ece, "untold", moved)).body.code).toBe("not_now");
  const quiet = await request(service, ece, { timeSlot: "20:00" });
  expect((await step(ece, "untold", quiet)).body.code, "never told").toBe("not_now");
});

test("Unknown appointments and future versions cannot be marked as notified", async () => {
  const { service, ece } = await openPanel();
  expect((await notify(ece, "none")).status).toBe(404);
  const { id, version } = await request(service, ece);
  const early = await notify(ece, id, { channel: "sms", version: version + 1 });
  expect([early.status, early.body.code]).toEqual([409, "changed"]);
});
