import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Updateable } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import {
  canApprove,
  canCancel,
  canMarkNoShow,
  canMove,
  canNote,
  canTell,
  isErased,
} from "../../booking/transitions.ts";
import type { ChangeAnswer, PanelAppointment, Texts } from "../../contract/panel/calls.ts";
import type { Action } from "../../contract/panel/words.ts";
import { type Doer, recordChange } from "../audit/log.ts";
import type { Database, SlotClaim, SlotClaimTable, Tables } from "../database/schema.ts";
import { inTransaction, isTaken } from "../database/transaction.ts";
import { Refused } from "../refused.ts";
import { appointmentOf, factsOf, toAppointment } from "./read.ts";

type Columns = Updateable<SlotClaimTable>;

export type Step = {
  action: Action;
  isAllowed(appointment: PanelAppointment): boolean;
  set: Columns;
};

export const approval: Step = {
  action: "approve",
  isAllowed: canApprove,
  set: { status: "approved" },
};

export function cancellation(reason: string): Step {
  return { action: "cancel", isAllowed: canCancel, set: { status: "cancelled", reason } };
}

export function moveTo(day: string, timeSlot: string): Step {
  return { action: "move", isAllowed: canMove, set: slotColumns(day, timeSlot) };
}

export function noShow(now: Date): Step {
  return {
    action: "no_show",
    isAllowed: (appointment) => canMarkNoShow(appointment, now),
    set: { no_show_at: now.toISOString() },
  };
}

export function newNote(note: string): Step {
  return { action: "note", isAllowed: canNote, set: { note } };
}

/** Does it to the appointment as its user saw it, and records it; or refuses, and leaves no trace. */
export function changeAppointment(
  database: Database,
  { id, version }: { id: string; version: number },
  { action, isAllowed, set }: Step,
  { doer, now }: { doer: Doer; now: Date },
): Promise<ChangeAnswer> {
  return unlessTaken("slot_taken", () =>
    inTransaction(database, async (db) => {
      const before = await changeable(db, id);
      if (before.version !== version) throw new Refused(409, "changed");
      if (!isAllowed(before)) throw new Refused(409, "not_now");
      const after = await updateVersion(db, before, set);
      if (!after) throw new Refused(409, "changed");
      const undo = await recordChange(db, doer, now, {
        action,
        appointmentId: id,
        before: factsOf(before),
        after: { ...factsOf(after), version: after.version },
        ...(("note" in set || "reason" in set) && {
          texts: { before: textsOf(before), after: textsOf(after) },
        }),
      });
      return { appointment: after, undo };
    }),
  );
}

/**
 * Nothing about the appointment changes but its version: what the visitor has heard of cannot be
 * taken back as if nothing had happened.
 */
export function recordTold(
  database: Database,
  id: string,
  channel: string,
  { doer, now }: { doer: Doer; now: Date },
): Promise<ChangeAnswer> {
  return inTransaction(database, async (db) => {
    const before = await changeable(db, id);
    if (!canTell(before)) throw new Refused(409, "not_now");
    const appointment = await updateVersion(db, before, {});
    if (!appointment) throw new Refused(409, "changed");
    const undo = await recordChange(db, doer, now, {
      action: "told",
      appointmentId: id,
      after: { ...factsOf(appointment), version: appointment.version, what: channel },
    });
    return { appointment, undo };
  });
}

export type Entry = {
  day: string;
  timeSlot: string;
  type: string;
  name: string;
  phone: string;
  note: string;
};

/** An appointment made on the phone: approved from the start, and not counted against a limit. */
export function enterAppointment(
  database: Database,
  entry: Entry,
  { doer, now }: { doer: Doer; now: Date },
): Promise<ChangeAnswer> {
  return inTransaction(database, async (db) => {
    const appointment = await insertEntry(db, entry, now);
    const undo = await recordChange(db, doer, now, {
      action: "enter",
      appointmentId: appointment.id,
      after: { ...factsOf(appointment), version: appointment.version },
    });
    return { appointment, undo };
  });
}

/** The row as it becomes, or undefined where somebody has changed it meanwhile. */
export async function updateVersion(
  db: Kysely<Tables>,
  { id, version }: PanelAppointment,
  set: Columns,
): Promise<PanelAppointment | undefined> {
  const row = await db
    .updateTable("slot_claims")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  return row && toAppointment(row);
}

export function slotColumns(day: string, timeSlot: string) {
  const starts_at = istanbulInstant({ day, time: timeSlot }).toISOString();
  return { day, time_slot: timeSlot, starts_at };
}

/** A slot that someone else holds is refused by the unique index, whoever was faster. */
export async function unlessTaken<T>(
  code: "slot_taken" | "undo_blocked",
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isTaken(error) ? new Refused(409, code) : error;
  }
}

async function changeable(db: Kysely<Tables>, id: string): Promise<PanelAppointment> {
  const appointment = await appointmentOf(db, id);
  if (!appointment) throw new Refused(404, "not_found");
  if (isErased(appointment)) throw new Refused(409, "erased");
  return appointment;
}

function textsOf({ note, reason }: PanelAppointment): Texts {
  return { note, reason };
}

/** Tried again where only the phone's serial was taken, by another booking of the same moment. */
async function insertEntry(
  db: Kysely<Tables>,
  { day, timeSlot, type, name, phone, note }: Entry,
  now: Date,
): Promise<PanelAppointment> {
  for (;;) {
    const row = await db
      .insertInto("slot_claims")
      .values({
        id: randomUUID(),
        ...slotColumns(day, timeSlot),
        status: "approved",
        type,
        name,
        name_folded: fold(name),
        phone,
        phone_serial: sql<number>`
          (select coalesce(max(phone_serial), 0) + 1 from slot_claims where phone = ${phone})`,
        created_at: now.toISOString(),
        note,
        source: "phone",
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return toAppointment(row);
    if (await isHeld(db, day, timeSlot)) throw new Refused(409, "slot_taken");
  }
}

async function isHeld(db: Kysely<Tables>, day: string, timeSlot: string): Promise<boolean> {
  const holder: Pick<SlotClaim, "id"> | undefined = await db
    .selectFrom("slot_claims")
    .select("id")
    .where("day", "=", day)
    .where("time_slot", "=", timeSlot)
    .where("status", "<>", "cancelled")
    .executeTakeFirst();
  return holder !== undefined;
}
