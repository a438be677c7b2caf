import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
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
  textsBefore,
} from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, Tables } from "../database/schema.ts";
import { refuseOnConflict } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { hoursOf } from "../settings/hours.ts";
import { type Columns, markColumns, slotColumns, updateVersion } from "./change.ts";
import { closedRow } from "./closed-hours.ts";
import { phoneColumns } from "./edit.ts";
import { nameColumns, noteColumns } from "./folded.ts";
import { appointmentOf, factsOf } from "./read.ts";

/** A tap in the last moment still has to travel. */
const secondsOnTheWay = 2;

type Undone = { appointment: PanelAppointment | null; before?: Facts; after?: Facts };

/** Takes one's own change back where nothing has happened since: the whole of it, or nothing. */
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
      const undone = await takeBack(db, change, now);
      if (isRefused(undone)) return undone;
      await addAuditEntry(db, actor, now, {
        // One id for all undos of a change: the second one is refused by the table itself.
        id: undoOf(id),
        action: "undo",
        appointmentId: change.appointmentId ?? undefined,
        before: undone.before,
        after: { ...undone.after, what: change.action },
      });
      return { appointment: undone.appointment };
    }),
  );
}

function isInTime({ at }: AuditEntry, now: Date): boolean {
  return now.getTime() - Date.parse(at) <= (undoSeconds + secondsOnTheWay) * 1000;
}

function undoOf(change: string): string {
  return `undo-${change}`;
}

function takeBack(db: Kysely<Tables>, change: AuditEntry, now: Date): Promise<Undone | Refused> {
  switch (change.action) {
    case "close":
      return openAgain(db, change);
    case "reopen":
      return closeAgain(db, change, now);
    case "enter":
      return removeEntry(db, change);
    default:
      return restore(db, change, now);
  }
}

async function openAgain(db: Kysely<Tables>, { id, after }: AuditEntry): Promise<Undone | Refused> {
  const opened = await db
    .deleteFrom("slots")
    .where("status", "=", "closed")
    .where("id", "like", `${id} %`)
    .returning("id")
    .execute();
  if (opened.length !== after?.count) return refused("undo_blocked");
  return { appointment: null, after };
}

async function closeAgain(
  db: Kysely<Tables>,
  { id, after }: AuditEntry,
  now: Date,
): Promise<Undone> {
  const reasons = (await textsBefore<string[]>(db, id)) ?? [];
  let next = 0;
  // A day in one statement, and others in between: all of them have more values than SQLite takes.
  for (const { day, times } of after?.hours ?? []) {
    await setImmediate();
    const rows = times.map((timeSlot) =>
      closedRow(undoOf(id), { day, timeSlot }, reasons[next++] ?? "", now),
    );
    await db.insertInto("slots").values(rows).execute();
  }
  return { appointment: null, after: after ?? undefined };
}

async function removeEntry(db: Kysely<Tables>, change: AuditEntry): Promise<Undone | Refused> {
  const appointment = await asItWasLeft(db, change);
  if (isRefused(appointment)) return appointment;
  const [removed] = await db
    .deleteFrom("slots")
    .where("id", "=", appointment.id)
    .where("version", "=", appointment.version)
    .returning("id")
    .execute();
  if (!removed) return refused("undo_blocked");
  return { appointment: null, before: factsOf(appointment) };
}

async function restore(
  db: Kysely<Tables>,
  change: AuditEntry,
  now: Date,
): Promise<Undone | Refused> {
  const columnsBefore = restorations[change.action];
  if (!columnsBefore || change.after?.joined) return refused("undo_blocked");
  const appointment = await asItWasLeft(db, change);
  if (isRefused(appointment)) return appointment;
  const texts = await textsBefore<Texts>(db, change.id);
  const before = change.before ?? {};
  const restored = await updateVersion(db, appointment, {
    ...columnsBefore(before, texts ?? {}, now),
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

/** Nobody was told of it when the hours were changed: then it stood somewhere else, or nowhere. */
async function isLeftOutside(
  db: Kysely<Tables>,
  { day, timeSlot: slot, status }: PanelAppointment,
  { action, after }: AuditEntry,
): Promise<boolean> {
  if (status === "cancelled" || !["cancel", "move", "edit"].includes(action)) return false;
  const { hours, version } = await hoursOf(db);
  return isOutside({ day, slot, hours }) && after?.hoursVersion !== version;
}

type Restoration = (before: Facts, texts: Texts, now: Date) => Columns;

const marking: Restoration = ({ outcome }, _texts, now) => markColumns(outcome, now);
const slotBefore: Restoration = ({ day, timeSlot }) =>
  slotColumns({ day: day!, timeSlot: timeSlot! });

const restorations: Partial<Record<Action, Restoration>> = {
  approve: () => ({ status: "pending" }),
  cancel: ({ outcome }, { reason }) => ({ status: outcome as Status, reason }),
  restore: (before, { reason }, now) => ({
    ...slotBefore(before, {}, now),
    status: "cancelled",
    reason,
  }),
  move: slotBefore,
  edit: (before, { name, phone }, now) => ({
    ...slotBefore(before, {}, now),
    consultation: before.consultation,
    ...(name !== undefined && nameColumns(name)),
    ...(phone !== undefined && phoneColumns(phone)),
  }),
  no_show: marking,
  arrived: marking,
  unmark: marking,
  note: (_before, { note = "" }) => noteColumns(note),
  told: () => ({}),
  remind: () => ({}),
  remind_off: () => ({}),
  untold: () => ({}),
};

async function asItWasLeft(
  db: Kysely<Tables>,
  { appointmentId, after }: AuditEntry,
): Promise<PanelAppointment | Refused> {
  const appointment = appointmentId ? await appointmentOf(db, appointmentId) : undefined;
  if (!appointment) return refused("undo_blocked");
  if (isErased(appointment)) return refused("erased");
  return appointment.version === after?.version ? appointment : refused("undo_blocked");
}
