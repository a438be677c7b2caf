import { setImmediate } from "node:timers/promises";
import type { Kysely, Updateable } from "kysely";
import { dayGrid, type Hours } from "../../booking/hours.ts";
import { isReport } from "../../booking/reports.ts";
import type { Length } from "../../booking/services.ts";
import { isOutside } from "../../booking/slots.ts";
import type { Status } from "../../booking/status.ts";
import { isErased } from "../../booking/transitions.ts";
import type { Facts, PanelAppointment, Texts, UndoAnswer } from "../../contract/panel/calls.ts";
import { type Action, undoSeconds } from "../../contract/panel/words.ts";
import {
  type AccountOwner,
  type AuditEntry,
  addAuditEntry,
  auditEntry,
  textsOf,
} from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { BirthRow, Database, PersonTable, Tables } from "../database/schema.ts";
import { refuseOnConflict } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { changeClosures } from "../settings/closures.ts";
import { hoursOf, workingHoursOf } from "../settings/hours.ts";
import {
  type Columns,
  markColumns,
  nameColumns,
  noteColumns,
  paymentColumns,
  slotColumns,
  updateVersion,
} from "./change.ts";
import { phoneColumns } from "./edit.ts";
import { type ClientTexts, type Merged, moveAppointments } from "./person.ts";
import { appointmentOf, factsOf, leftOutside } from "./read.ts";

/** Tolerance for the time a request takes. */
const toleranceSeconds = 2;

type Undone = { appointment: PanelAppointment | null; before?: Facts; after?: Facts };

/** Undoes a user's own change completely; refused if anything has happened since. */
export function undoChange(
  database: Database,
  id: string,
  { actor, now }: { actor?: AccountOwner; now: Date },
): Promise<UndoAnswer | Refused> {
  return refuseOnConflict("undo_blocked", () =>
    withBookingLock(database, async (db) => {
      const change = await auditEntry(db, id);
      if (!change) return refused("not_found");
      if (change.accountId !== actor?.accountId) return refused("not_yours");
      if (!isInTime(change, now)) return refused("undo_late");
      return takeBackAll(db, change, { actor, now });
    }),
  );
}

/** With the changes that were made with it. */
async function takeBackAll(
  db: Kysely<Tables>,
  change: AuditEntry,
  by: { actor?: AccountOwner; now: Date },
): Promise<UndoAnswer | Refused> {
  const undone = await takeBack(db, change, by.now);
  if (isRefused(undone)) return undone;
  await addAuditEntry(db, by.actor, by.now, {
    // A second undo of the same change violates the primary key.
    id: undoOf(change.id),
    action: "undo",
    appointmentId: change.appointmentId ?? undefined,
    before: undone.before,
    after: { ...undone.after, what: change.action },
  });
  for (const id of change.after?.also ?? []) {
    // Somebody may have hundreds of appointments.
    await setImmediate();
    const other = await takeBackAll(db, (await auditEntry(db, id))!, by);
    if (isRefused(other)) return other;
  }
  return { appointment: undone.appointment };
}

function isInTime({ at }: AuditEntry, now: Date): boolean {
  return now.getTime() - Date.parse(at) <= (undoSeconds + toleranceSeconds) * 1000;
}

function undoOf(change: string): string {
  return `undo-${change}`;
}

async function takeBack(
  db: Kysely<Tables>,
  change: AuditEntry,
  now: Date,
): Promise<Undone | Refused> {
  if (change.after?.closures) return takeBackClosures(db, change, now);
  if (change.after?.clientVersion !== undefined) return takeBackClientChange(db, change);
  return change.action === "enter" ? removeEntry(db, change) : restore(db, change, now);
}

/** Blocked where one of them was changed since, or somebody has booked what would be closed again. */
async function takeBackClosures(
  db: Kysely<Tables>,
  { id, action, after }: AuditEntry,
  now: Date,
): Promise<Undone | Refused> {
  const { added, removed } = after!.closures!;
  const reasons = (await textsOf<string[]>(db, id))?.before ?? [];
  const restored = removed.map((closure, index) => ({
    ...closure,
    ...(closure.kind === "closing" && { reason: reasons[index] ?? "" }),
  }));
  const { hours: before } = await hoursOf(db);
  if (action === "reopen" && isClosedAgain(after!, before)) return refused("undo_blocked");
  const turned = { id: undoOf(id), add: restored, remove: added.map((closure) => closure.id) };
  const isDone = await changeClosures(db, turned, now);
  const { hours } = await hoursOf(db);
  const left = await leftOutside(db, { before, after: hours, now });
  if (!isDone || left.length > 0) return refused("undo_blocked");
  const { closures: _turned, ...told } = after!;
  return { appointment: null, after: told };
}

function isClosedAgain({ hours: opened = [] }: Facts, hours: Hours): boolean {
  return opened.some(({ day, times }) =>
    dayGrid({ day, hours }).some(
      ({ slot, closing }) => times.includes(slot) && closing?.weekday === null,
    ),
  );
}

/** Blocked where anything else of it was changed since. */
async function takeBackClientChange(
  db: Kysely<Tables>,
  { id, after }: AuditEntry,
): Promise<Undone | Refused> {
  const texts = await textsOf<ClientTexts>(db, id);
  if (!texts?.before.client) return refused("undo_blocked");
  const { client, births, merged, ...columns } = texts.before;
  if (merged && !(await partAgain(db, client, merged))) return refused("undo_blocked");
  const isBack = births
    ? await restoreBirth(db, births[0], texts.after.births?.[0])
    : await restorePerson(db, client, { ...columns, version: after!.clientVersion! });
  return isBack ? { appointment: null } : refused("undo_blocked");
}

/** With the version that the change left. */
async function restorePerson(
  db: Kysely<Tables>,
  client: string,
  { version, ...columns }: Updateable<PersonTable> & { version: number },
): Promise<boolean> {
  const restored = await db
    .updateTable("people")
    .set({ ...columns, version: version + 1 })
    .where("id", "=", client)
    .where("version", "=", version)
    .returning("id")
    .execute();
  return restored.length === 1;
}

async function restoreBirth(
  db: Kysely<Tables>,
  before: BirthRow | undefined,
  after: BirthRow | undefined,
): Promise<boolean> {
  if (after) {
    const left = await db
      .deleteFrom("births")
      .where("id", "=", after.id)
      .where("version", "=", after.version)
      .returning("id")
      .execute();
    if (left.length === 0) return false;
  }
  if (!before) return true;
  // The client ends with the last appointment.
  const people = db.selectFrom("people").select("id").where("id", "=", before.client_id);
  if (!(await people.executeTakeFirst())) return false;
  const version = (after ?? before).version + 1;
  await db
    .insertInto("births")
    .values({ ...before, version })
    .execute();
  return true;
}

/** The trigger makes the person again, with the first of the appointments; not if they are all gone. */
async function partAgain(
  db: Kysely<Tables>,
  client: string,
  { person: { id, search: _kept, ...columns }, appointments, births }: Merged,
): Promise<boolean> {
  await moveAppointments(db, appointments, { from: client, to: id });
  const isThere = await restorePerson(db, id, { ...columns, version: 0 });
  if (!isThere || births.length === 0) return isThere;
  await db
    .updateTable("births")
    .set({ client_id: id })
    .where("id", "in", births)
    .where("client_id", "=", client)
    .execute();
  return true;
}

async function removeEntry(db: Kysely<Tables>, change: AuditEntry): Promise<Undone | Refused> {
  const appointment = await unchangedSince(db, change);
  if (isRefused(appointment)) return appointment;
  const [removed] = await db
    .deleteFrom("slots")
    .where("id", "=", appointment.id)
    .where("version", "=", appointment.version)
    .returning("id")
    .execute();
  if (!removed) return refused("undo_blocked");
  // Those of its client: no erasure would find them by the appointment any more.
  await db.deleteFrom("audit_texts").where("appointment_id", "=", appointment.id).execute();
  return { appointment: null, before: factsOf(appointment) };
}

async function restore(
  db: Kysely<Tables>,
  change: AuditEntry,
  now: Date,
): Promise<Undone | Refused> {
  const columnsBefore = restorations[change.action];
  if (!columnsBefore || change.after?.joined) return refused("undo_blocked");
  const appointment = await unchangedSince(db, change);
  if (isRefused(appointment)) return appointment;
  const texts = (await textsOf<Texts>(db, change.id))?.before;
  const before = change.before ?? {};
  const { hours } = await workingHoursOf(db);
  const length = { minutes: before.minutes ?? appointment.minutes, buffer: hours.buffer };
  const restored = await updateVersion(db, appointment, {
    ...columnsBefore(before, { texts: texts ?? {}, length, now }),
    pending_notification: before.toTell ?? null,
    reminded_at: before.remindedAt ?? null,
  });
  if (!restored || (await isLeftOutside(db, restored, change))) return refused("undo_blocked");
  return {
    appointment: restored,
    before: factsOf(appointment),
    after: { ...factsOf(restored), version: restored.version },
  };
}

/** Whether it would come back outside of hours that were changed meanwhile, unseen by the person who changed them. */
async function isLeftOutside(
  db: Kysely<Tables>,
  { day, timeSlot: slot, minutes, status }: PanelAppointment,
  { action, after }: AuditEntry,
): Promise<boolean> {
  if (status === "cancelled" || isReport({ timeSlot: slot })) return false;
  if (!["cancel", "move", "edit"].includes(action)) return false;
  const { hours, version } = await hoursOf(db, { from: day });
  return isOutside({ day, slot, minutes, hours }) && after?.hoursVersion !== version;
}

type Restoration = (before: Facts, left: { texts: Texts; length: Length; now: Date }) => Columns;

const marking: Restoration = ({ outcome }, { now }) => markColumns(outcome, now);
const slotBefore: Restoration = ({ day, timeSlot }, { length }) =>
  slotColumns({ day: day!, timeSlot: timeSlot! }, length);

const restorations: Partial<Record<Action, Restoration>> = {
  approve: ({ payment }) => ({ status: "pending", ...paymentColumns(payment) }),
  cancel: ({ outcome }, { texts }) => ({ status: outcome as Status, reason: texts.reason }),
  restore: (before, left) => ({
    ...slotBefore(before, left),
    status: "cancelled",
    reason: left.texts.reason,
  }),
  move: slotBefore,
  edit: (before, left) => ({
    ...slotBefore(before, left),
    consultation: before.consultation,
    ...paymentColumns(before.payment),
    ...(left.texts.name !== undefined && nameColumns(left.texts.name)),
    ...(left.texts.phone !== undefined && phoneColumns(left.texts.phone)),
    ...(left.texts.clientId !== undefined && { client_id: left.texts.clientId }),
  }),
  no_show: marking,
  arrived: marking,
  deliver: marking,
  unmark: marking,
  payment: ({ payment }) => paymentColumns(payment),
  note: (_before, { texts }) => noteColumns(texts.note ?? ""),
  told: () => ({}),
  remind: () => ({}),
  remind_off: () => ({}),
  untold: () => ({}),
};

async function unchangedSince(
  db: Kysely<Tables>,
  { appointmentId, after }: AuditEntry,
): Promise<PanelAppointment | Refused> {
  const appointment = appointmentId ? await appointmentOf(db, appointmentId) : undefined;
  if (!appointment) return refused("undo_blocked");
  if (isErased(appointment)) return refused("erased");
  return appointment.version === after?.version ? appointment : refused("undo_blocked");
}
