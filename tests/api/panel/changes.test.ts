import { expect, test } from "vitest";
import type { ChangeAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import {
  card,
  done,
  eraseAppointment,
  list,
  openPanel,
  record,
  request,
  type StepName,
  step,
  stepPaths,
} from "../../support/panel-appointments.ts";
import { book, lookUp, takenTimes } from "../../support/service.ts";

const bodies: Record<StepName, object> = {
  approve: {},
  cancel: { reason: "Hasta" },
  move: { day: "2025-09-26", timeSlot: "22:00" },
  noShow: {},
  arrived: {},
  deliver: {},
  unmark: {},
  restore: {},
  edit: { name: "Ayşe Yıldız" },
  untold: {},
  note: { note: "Erken arayın" },
};
const everyStep = Object.keys(stepPaths) as StepName[];

test("The visitor sees a request as approved, too", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  const { appointment, undo } = await done(ece, "approve", seen);
  expect(appointment).toEqual({ ...seen, status: "approved", toTell: "approve", version: 2 });
  expect(undo).toEqual({ change: expect.any(String), until: "2025-09-24T10:00:10.000Z" });
  expect(await lookUp(service)).toEqual([expect.objectContaining({ status: "approved" })]);
  const { changes } = await card(ece, seen.id);
  const facts = { day: "2025-09-25", timeSlot: "21:00", minutes: 30, consultation: "mini-ongoru" };
  expect(changes).toEqual([
    {
      id: undo.change,
      at: "2025-09-24T10:00:00.000Z",
      who: "ece@example.com",
      action: "approve",
      appointmentId: seen.id,
      before: { ...facts, outcome: "pending" },
      after: { ...facts, outcome: "approved", toTell: "approve", version: 2, hoursVersion: 0 },
    },
  ]);
});

test("A cancelled appointment frees its slot and keeps the reason", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  const { appointment } = await done(ece, "cancel", seen, { reason: " Hasta oldu " });
  expect(appointment).toMatchObject({ status: "cancelled", reason: "Hasta oldu" });
  expect(await takenTimes(service)).toEqual([]);
  expect(await book(service, { phone: "05551112233" })).toBe(201);
  expect(await book(service), "what was cancelled is no claim").toBe(409);
});

test("A cancellation needs a reason", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  for (const body of [{}, { reason: "" }, { reason: "   " }, { reason: "x".repeat(1001) }]) {
    expect((await step(ece, "cancel", seen, body)).status).toBe(400);
  }
  expect((await list(ece)).appointments).toEqual([seen]);
});

test("A note is stored, and the audit log does not repeat it", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  const { appointment } = await done(ece, "note", seen, { note: "Annesi arayacak" });
  expect(appointment).toEqual({ ...seen, note: "Annesi arayacak", version: 2 });
  await done(ece, "cancel", appointment, { reason: "Annesi hasta" });
  const rows = await service.database.db.selectFrom("audit_log").selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/Annesi|Ayşe|5321234567/);
});

test("Notifying the visitor is in the audit log, and nothing else changes", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  const path = panelPaths.told(seen.id);
  const { status, body } = await ece.call<ChangeAnswer>("POST", path, { channel: "whatsapp" });
  const toldAt = service.clock.now.toISOString();
  expect([status, body.appointment]).toEqual([200, { ...seen, version: seen.version + 1, toldAt }]);
  expect((await card(ece, seen.id)).changes).toMatchObject([
    { action: "told", who: "ece@example.com", after: { what: "whatsapp" } },
  ]);
  expect((await ece.call("POST", path, { channel: "posta" })).status).toBe(400);
});

test("A change of an outdated version is refused", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  await done(ece, "note", seen, { note: "Yeni" });
  for (const name of everyStep) {
    const { status, body } = await step(ece, name, seen, bodies[name]);
    expect([status, body.code]).toEqual([409, "changed"]);
  }
  expect((await record(ece)).changes).toHaveLength(1);
});

test("A step that the status does not allow is refused", async () => {
  const { service, ece } = await openPanel();
  const { appointment: approved } = await done(ece, "approve", await request(service, ece));
  const waiting = await request(service, ece, { timeSlot: "20:00" });
  const { appointment: cancelled } = await done(ece, "cancel", waiting, { reason: "Hasta" });
  for (const [name, appointment] of [
    ["approve", approved],
    ["noShow", approved],
    ["approve", cancelled],
    ["cancel", cancelled],
    ["move", cancelled],
    ["noShow", cancelled],
    ["arrived", approved],
    ["arrived", cancelled],
    ["unmark", approved],
    ["restore", approved],
    ["untold", approved],
  ] as const) {
    const { status, body } = await step(ece, name, appointment, bodies[name]);
    expect([status, body.code]).toEqual([409, "not_now"]);
  }
  expect((await record(ece)).changes).toHaveLength(2);
});

test("An erased appointment cannot be changed", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  await eraseAppointment(service, seen.id);
  for (const name of everyStep) {
    const { status, body } = await step(ece, name, seen, bodies[name]);
    expect([status, body.code]).toEqual([409, "erased"]);
  }
  const told = await ece.call("POST", panelPaths.told(seen.id), { channel: "sms" });
  expect([told.status, told.body.code]).toEqual([409, "erased"]);
  expect((await record(ece)).changes).toEqual([]);
});

test("Unknown appointments cannot be changed", async () => {
  const { ece } = await openPanel();
  for (const id of ["nobody", encodeURIComponent("2025-09-25 23:00")]) {
    for (const name of everyStep) {
      expect((await step(ece, name, { id, version: 1 }, bodies[name])).status).toBe(404);
    }
    expect((await ece.call("POST", panelPaths.told(id), { channel: "sms" })).status).toBe(404);
  }
});
