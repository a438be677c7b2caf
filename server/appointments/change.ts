import type { Kysely, Updateable } from "kysely";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { slotProblem } from "../../booking/slots.ts";
import {
  canApprove,
  canCancel,
  canMarkNoShow,
  canMove,
  canNote,
  isErased,
} from "../../booking/transitions.ts";
import type { ChangeAnswer, PanelAppointment, Texts } from "../../contract/panel/calls.ts";
import type { Action } from "../../contract/panel/words.ts";
import { type Actor, addAuditEntry } from "../audit/log.ts";
import type { Database, MailTopic, SlotClaimTable, Tables } from "../database/schema.ts";
import { inTransaction, isTaken } from "../database/transaction.ts";
import { queueMail } from "../outbox/outbox.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { appointmentOf, factsOf, toAppointment } from "./read.ts";

type Columns = Updateable<SlotClaimTable>;

export type Slot = { day: string; timeSlot: string };

/** Who does something, and when. */
export type By = { actor: Actor; now: Date };

export type Step = {
  action: Action;
  /** Why it cannot be done to the appointment as it is. */
  problem(appointment: PanelAppointment, now: Date): Refused | undefined;
  set(now: Date): Columns;
  /** Staff get a mail about it. */
  mail?: MailTopic;
};

export const approval: Step = {
  action: "approve",
  problem: unless(canApprove),
  set: () => ({ status: "approved" }),
};

export function cancellation(reason: string): Step {
  const set = () => ({ status: "cancelled" as const, reason });
  return { action: "cancel", problem: unless(canCancel), set };
}

export function moveTo(slot: Slot): Step {
  return {
    action: "move",
    problem(appointment, now) {
      const problem = unless(canMove)(appointment, now) ?? slotRefusal(slot, now);
      if (problem) return problem;
      const isThere = slot.day === appointment.day && slot.timeSlot === appointment.timeSlot;
      // Its own slot is not free either: nothing would move.
      return isThere ? refused("slot_taken") : undefined;
    },
    set: () => slotColumns(slot),
  };
}

export const noShow: Step = {
  action: "no_show",
  problem: unless(canMarkNoShow),
  set: (now) => ({ no_show_at: now.toISOString() }),
};

export function newNote(note: string): Step {
  return { action: "note", problem: unless(canNote), set: () => ({ note }) };
}

/** Does it to the appointment as its user saw it, with its audit entry. */
export function changeAppointment(
  database: Database,
  { id, version }: { id: string; version: number },
  step: Step,
  { actor, now }: By,
): Promise<ChangeAnswer | Refused> {
  return unlessTaken("slot_taken", () =>
    inTransaction(database, async (db) => {
      const before = await changeable(db, id);
      if (isRefused(before)) return before;
      if (before.version !== version) return refused("changed");
      const problem = step.problem(before, now);
      if (problem) return problem;
      const set = step.set(now);
      const after = await updateVersion(db, before, set);
      if (!after) return refused("changed");
      const undo = await addAuditEntry(db, actor, now, {
        action: step.action,
        appointmentId: id,
        before: factsOf(before),
        after: { ...factsOf(after), version: after.version },
        ...(("note" in set || "reason" in set) && {
          texts: { before: textsOf(before), after: textsOf(after) },
        }),
      });
      if (step.mail) await queueMail(db, id, step.mail, now);
      return { appointment: after, undo };
    }),
  );
}

/**
 * Nothing about the appointment changes but its version: what the visitor has heard of cannot be
 * taken back as if nothing had happened.
 */
export function markTold(
  database: Database,
  id: string,
  channel: string,
  { actor, now }: By,
): Promise<ChangeAnswer | Refused> {
  return inTransaction(database, async (db) => {
    const before = await changeable(db, id);
    if (isRefused(before)) return before;
    const appointment = await updateVersion(db, before, {});
    if (!appointment) return refused("changed");
    const undo = await addAuditEntry(db, actor, now, {
      action: "told",
      appointmentId: id,
      after: { ...factsOf(appointment), version: appointment.version, what: channel },
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

/** Whoever was reminded of another hour was not of this one. */
export function slotColumns({ day, timeSlot }: Slot) {
  const starts_at = istanbulInstant({ day, time: timeSlot }).toISOString();
  return { day, time_slot: timeSlot, starts_at, reminded_at: null };
}

/** The grid and the clock hold for the academy as for its visitors; how far ahead is its own affair. */
export function slotRefusal({ day, timeSlot: slot }: Slot, now: Date): Refused | undefined {
  const code = slotProblem({ day, slot, now });
  return code && refused("invalid", { fields: [{ field: "timeSlot", code }] });
}

/** A slot that someone else holds is refused by the unique index, whoever was faster. */
export async function unlessTaken<T>(
  code: "slot_taken" | "undo_blocked",
  work: () => Promise<T>,
): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) return refused(code);
    throw error;
  }
}

async function changeable(db: Kysely<Tables>, id: string): Promise<PanelAppointment | Refused> {
  const appointment = await appointmentOf(db, id);
  if (!appointment) return refused("not_found");
  return isErased(appointment) ? refused("erased") : appointment;
}

function unless(isAllowed: (appointment: PanelAppointment, now: Date) => boolean): Step["problem"] {
  return (appointment, now) => (isAllowed(appointment, now) ? undefined : refused("not_now"));
}

function textsOf({ note, reason }: PanelAppointment): Texts {
  return { note, reason };
}
