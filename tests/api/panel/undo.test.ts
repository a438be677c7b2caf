import { expect, test } from "vitest";
import type { ChangeAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  enter,
  eraseAppointment,
  later,
  list,
  openPanel,
  record,
  request,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { book, storedAppointments, takenTimes } from "../../support/service.ts";

const blocked = { status: 409, body: { code: "undo_blocked" } };

test("Approval, note, cancellation and move can be undone", async () => {
  const { service, ece } = await openPanel();
  let seen = await request(service, ece);
  ({ appointment: seen } = await done(ece, "note", seen, { note: "Eski not" }));
  for (const [name, body] of [
    ["approve", {}],
    ["note", { note: "Yeni not" }],
    ["cancel", { reason: "Hasta" }],
    ["move", { day: "2025-09-27", timeSlot: "19:00" }],
  ] as const) {
    const { undo } = await done(ece, name, seen, body);
    const { status, body: answer } = await takeBack(ece, undo.change);
    expect([status, answer.appointment]).toEqual([200, { ...seen, version: seen.version + 2 }]);
    seen = answer.appointment!;
    expect((await list(ece)).appointments).toEqual([seen]);
  }
  expect(await takenTimes(service)).toEqual(["21:00"]);
  expect(await takenTimes(service, "2025-09-27")).toEqual([]);
});

test("Undoing a cancellation restores the approval", async () => {
  const { service, ece } = await openPanel();
  const { appointment } = await done(ece, "approve", await request(service, ece));
  const { undo } = await done(ece, "cancel", appointment, { reason: "Hasta" });
  const { body } = await takeBack(ece, undo.change);
  expect(body.appointment).toMatchObject({ status: "approved", reason: "" });
});

test("A no-show can be undone, and a note does not remove it", async () => {
  const { service, ece } = await openPanel();
  const { appointment } = await done(ece, "approve", await request(service, ece));
  await later(service, 33 * 3600);
  const missed = await done(ece, "noShow", appointment);
  const noted = await done(ece, "note", missed.appointment, { note: "Aranmadı" });
  const unnoted = await takeBack(ece, noted.undo.change);
  expect(unnoted.body.appointment).toMatchObject({ noShow: true, note: "" });
  const again = await done(ece, "approve", await request(service, ece, { day: "2025-10-01" }));
  await later(service, 7 * 24 * 3600);
  const { undo } = await done(ece, "noShow", again.appointment);
  const { body } = await takeBack(ece, undo.change);
  expect(body.appointment).toMatchObject({ noShow: false, status: "approved" });
});

test("An undone entry is gone, and its slot is free", async () => {
  const { service, ece } = await openPanel();
  const { body } = await enter(ece);
  const { status, body: answer } = await takeBack(ece, body.undo.change);
  expect([status, answer]).toEqual([200, { appointment: null }]);
  expect(await storedAppointments(service)).toEqual([]);
  expect(await takeBack(ece, body.undo.change), "a second time").toMatchObject(blocked);
  expect(await book(service, { timeSlot: "21:30" })).toBe(201);
});

test("A step that the visitor was notified of cannot be undone", async () => {
  const { service, ece } = await openPanel();
  const { undo, appointment } = await done(ece, "approve", await request(service, ece));
  await ece.call("POST", panelPaths.told(appointment.id), { channel: "sms" });
  expect(await takeBack(ece, undo.change)).toMatchObject(blocked);
  expect((await list(ece)).appointments[0]!.status).toBe("approved");
});

test("A notification can be undone once, in the audit log", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const told = await ece.call<ChangeAnswer>("POST", panelPaths.told(id), { channel: "sms" });
  const { change } = told.body.undo;
  await later(service, 1);
  const answers = await Promise.all([takeBack(ece, change), takeBack(ece, change)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await card(ece, id)).changes).toMatchObject([
    { action: "undo", after: { what: "told" } },
    { action: "told", id: change },
  ]);
});

test("A change can be undone for ten seconds, and two more for the way", async () => {
  const { service, ece } = await openPanel();
  const first = await done(ece, "approve", await request(service, ece));
  await later(service, 12);
  expect((await takeBack(ece, first.undo.change)).status).toBe(200);
  const second = await done(ece, "approve", (await list(ece)).appointments[0]!);
  await later(service, 12.001);
  expect(await takeBack(ece, second.undo.change)).toMatchObject({
    status: 409,
    body: { code: "undo_late" },
  });
  expect((await list(ece)).appointments[0]!.status).toBe("approved");
});

test("Only its author can undo a change", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com");
  const { undo } = await done(ece, "approve", await request(service, ece));
  expect(await takeBack(can, undo.change)).toMatchObject({
    status: 403,
    body: { code: "not_yours" },
  });
  expect((await list(can)).appointments[0]!.status).toBe("approved");
});

test("A change followed by another cannot be undone", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com");
  const { appointment, undo } = await done(ece, "approve", await request(service, ece));
  await done(can, "note", appointment, { note: "Aradım" });
  expect(await takeBack(ece, undo.change)).toMatchObject(blocked);
  expect((await list(ece)).appointments[0]).toMatchObject({ status: "approved", note: "Aradım" });
});

test("A cancellation cannot be undone once its slot is taken", async () => {
  const { service, ece } = await openPanel();
  const { undo } = await done(ece, "cancel", await request(service, ece), { reason: "Hasta" });
  expect(await book(service, { phone: "05551112233" })).toBe(201);
  expect(await takeBack(ece, undo.change)).toMatchObject(blocked);
  expect(await takenTimes(service)).toEqual(["21:00"]);
  expect((await record(ece)).changes.map(({ action }) => action)).toEqual(["cancel"]);
});

test("An undo and unknown changes cannot be undone", async () => {
  const { service, ece } = await openPanel();
  const { undo } = await done(ece, "approve", await request(service, ece));
  await takeBack(ece, undo.change);
  await later(service, 1);
  const [newest] = (await record(ece)).changes;
  expect(newest).toMatchObject({ action: "undo", after: { what: "approve", outcome: "pending" } });
  expect(await takeBack(ece, newest!.id)).toMatchObject(blocked);
  expect((await takeBack(ece, "nothing")).status).toBe(404);
});

test("Changes of an erased appointment cannot be undone", async () => {
  const { service, ece } = await openPanel();
  const { appointment, undo } = await done(ece, "note", await request(service, ece), { note: "x" });
  await eraseAppointment(service, appointment.id);
  expect(await takeBack(ece, undo.change)).toMatchObject({ status: 409, body: { code: "erased" } });
  expect((await step(ece, "note", appointment, { note: "y" })).status).toBe(409);
  const { body: entered } = await enter(ece);
  await eraseAppointment(service, entered.appointment!.id);
  expect((await takeBack(ece, entered.undo.change)).body.code).toBe("erased");
});
