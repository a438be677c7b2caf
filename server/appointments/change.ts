import { setImmediate } from "node:timers/promises";
import type { Kysely, RawBuilder, Updateable } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import { closingDuring } from "../../booking/hours.ts";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import type { Payment } from "../../booking/money.ts";
import { isReport } from "../../booking/reports.ts";
import type { Length } from "../../booking/services.ts";
import { heldTime } from "../../booking/slots.ts";
import type { Outcome } from "../../booking/status.ts";
import {
  canApprove,
  canCancel,
  canDeliver,
  canMarkArrived,
  canMarkNoShow,
  canMove,
  canNote,
  canUnmark,
  isErased,
} from "../../booking/transitions.ts";
import type { Academy } from "../../contract/academy.ts";
import type {
  ChangeAnswer,
  PanelAppointment,
  StaffSlot,
  Texts,
} from "../../contract/panel/calls.ts";
import type { News } from "../../contract/panel/messages.ts";
import type { Action } from "../../contract/panel/words.ts";
import type { Slot } from "../../contract/public/calls.ts";
import { type Actor, addAuditEntry, changesSince } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, MailTopic, SlotTable, Tables } from "../database/schema.ts";
import { refuseOnConflict } from "../database/transaction.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { hoursOf, hoursVersion } from "../settings/hours.ts";
import { lengthNow, priceNow } from "../settings/services.ts";
import { queueNews } from "./outbox.ts";
import { appointmentOf, factsOf, toAppointment } from "./read.ts";

export type Columns = Omit<Updateable<SlotTable>, "phone_serial"> & {
  phone_serial?: RawBuilder<number>;
};

export type ActorAndTime = { actor: Actor; now: Date };

export type Step = {
  action: Action;
  /** Why the step is refused. */
  problem(
    appointment: PanelAppointment,
    now: Date,
    db: Kysely<Tables>,
  ): Refused | undefined | Promise<Refused | undefined>;
  /** The columns to set. */
  set(
    now: Date,
    before: PanelAppointment,
    db: Kysely<Tables>,
  ): Columns | Promise<Columns | Refused>;
  /** Whether something is lost; such a step cannot be undone. */
  joins?(before: PanelAppointment, db: Kysely<Tables>): Promise<boolean>;
  /** What is done to further appointments, each with its own line in the audit log. */
  also?(before: PanelAppointment, db: Kysely<Tables>): Promise<{ ids: string[]; step: Step }>;
  /** Detail for the audit log. */
  what?: string;
  /** What staff are told of, by push and mail. */
  news?: { topic: MailTopic; isMailed: boolean };
};

/** From now on it costs what its service does, unless a price was noted before. */
export function approve(academy: Academy): Step {
  return {
    action: "approve",
    problem: refuseUnless(canApprove),
    set: async (_now, before, db) => ({
      status: "approved",
      pending_notification: "approve",
      price: before.price ?? (await priceNow(db, academy, before)),
    }),
  };
}

/** Unless `isQuiet`, the visitor has to be notified. */
export function cancel(reason: string, isQuiet = false): Step {
  return {
    action: "cancel",
    problem: refuseUnless(canCancel),
    set: async (_now, before, db) => ({
      status: "cancelled",
      reason,
      visitor_cancelled_at: null,
      pending_notification: isQuiet ? null : (await wasApproved(db, before)) ? "cancel" : "reject",
    }),
  };
}

/** Also true if it was approved before its visitor moved it, which made it pending again. */
async function wasApproved(db: Kysely<Tables>, { id, status }: PanelAppointment) {
  if (status === "approved") return true;
  const changes = await changesSince(db, id);
  return changes.some((one) => one.action === "visitor_move" && one.before?.outcome === "approved");
}

/** It is then as long as its consultation is now. */
export function moveTo(slot: StaffSlot, academy: Academy): Step {
  return {
    action: "move",
    async problem(appointment, now, db) {
      const problem = refuseUnless(canMove)(appointment, now) ?? refuseSame(slot, appointment);
      return problem ?? slotRefusal(db, academy, slot, appointment);
    },
    set: (_now, before, db) => moveColumns(db, academy, slot, before),
  };
}

export async function moveColumns(
  db: Kysely<Tables>,
  academy: Academy,
  slot: Slot,
  before: PanelAppointment,
): Promise<Columns> {
  const columns = slotColumns(slot, await lengthOfIts(db, academy, before));
  return { ...columns, pending_notification: newsOfMove(before) };
}

function refuseSame(slot: Slot, { day, timeSlot }: Slot): Refused | undefined {
  return slot.day === day && slot.timeSlot === timeSlot ? refused("slot_taken") : undefined;
}

/** How long an appointment would be now. */
export function lengthOfIts(
  db: Kysely<Tables>,
  academy: Academy,
  { consultation }: Pick<PanelAppointment, "consultation">,
): Promise<Length> {
  return lengthNow(db, academy, ({ slug }) => slug === consultation);
}

export function newsOfMove({ status }: Pick<PanelAppointment, "status">): News {
  return status === "approved" ? "move" : "move_pending";
}

export const markNoShow: Step = {
  action: "no_show",
  problem: refuseUnless(canMarkNoShow),
  set: (now) => markColumns("no_show", now),
};

export const markArrived: Step = {
  action: "arrived",
  problem: refuseUnless(canMarkArrived),
  set: (now) => markColumns("arrived", now),
};

/** A report is out of the house. */
export const deliver: Step = {
  action: "deliver",
  problem: refuseUnless(canDeliver),
  set: (now) => markColumns("arrived", now),
};

/** Removes the mark "arrived" or "no show". */
export const unmark: Step = {
  action: "unmark",
  problem: refuseUnless(canUnmark),
  set: (now) => markColumns("approved", now),
};

/** Marks are set after the start, when there is nothing left to notify. */
export function markColumns(outcome: Outcome | undefined, now: Date) {
  const at = now.toISOString();
  return {
    no_show_at: outcome === "no_show" ? at : null,
    arrived_at: outcome === "arrived" ? at : null,
    pending_notification: null,
  };
}

export function changeNote(note: string): Step {
  return { action: "note", problem: refuseUnless(canNote), set: () => noteColumns(note) };
}

export function notePayment(payment: Payment): Step {
  return {
    action: "payment",
    problem: refuseUnless(canNote),
    set: () => paymentColumns(payment),
  };
}

/** Without a payment nothing is asked for it. */
export function paymentColumns({ price = null, paid = 0, paidBy = null }: Partial<Payment> = {}) {
  return { price, paid, paid_by: paidBy };
}

/** Applies a step to the version that the user saw, and adds the audit entry. */
export function changeAppointment(
  database: Database,
  { id, version }: { id: string; version: number },
  step: Step,
  { actor, now }: ActorAndTime,
): Promise<ChangeAnswer | Refused> {
  return refuseOnConflict("slot_taken", () =>
    withBookingLock(database, async (db) => {
      const before = await changeable(db, id);
      if (isRefused(before)) return before;
      if (before.version !== version) return refused("changed");
      const problem = await step.problem(before, now, db);
      return problem ?? applyStep(db, before, step, { actor, now });
    }),
  );
}

/** The same step for several appointments, whatever their version. Answers with the changes. */
export async function applyToAll(
  db: Kysely<Tables>,
  ids: string[],
  step: Step,
  by: ActorAndTime,
): Promise<string[] | Refused> {
  const changes: string[] = [];
  for (const id of ids) {
    // Somebody may have hundreds.
    await setImmediate();
    const before = await changeable(db, id);
    const changed = isRefused(before) ? before : await applyStep(db, before, step, by);
    if (isRefused(changed)) return changed;
    changes.push(changed.undo.change);
  }
  return changes;
}

async function applyStep(
  db: Kysely<Tables>,
  before: PanelAppointment,
  step: Step,
  { actor, now }: ActorAndTime,
): Promise<ChangeAnswer | Refused> {
  const set = await step.set(now, before, db);
  if (isRefused(set)) return set;
  const joined = await step.joins?.(before, db);
  const further = await step.also?.(before, db);
  const after = await updateVersion(db, before, withoutNeedless(set, before, now));
  if (!after) return refused("changed");
  const also = further && (await applyToAll(db, further.ids, further.step, { actor, now }));
  if (isRefused(also)) return also;
  const texts = textColumns.filter((column) => storedIn[column] in set);
  const undo = await addAuditEntry(db, actor, now, {
    action: step.action,
    appointmentId: before.id,
    before: factsOf(before),
    after: {
      ...factsOf(after),
      ...(step.what && { what: step.what }),
      ...(joined && { joined }),
      ...(also && { also }),
      version: after.version,
      hoursVersion: await hoursVersion(db),
    },
    ...(texts.length > 0 && {
      texts: { before: textsOf(before, texts), after: textsOf(after, texts) },
    }),
  });
  if (step.news) await queueNews(db, { id: before.id, ...step.news }, now);
  return { appointment: after, undo };
}

/** No notification about an appointment in the past, nor about a report. */
function withoutNeedless(set: Columns, before: PanelAppointment, now: Date): Columns {
  const isOver = (set.starts_at ?? before.date) <= now.toISOString();
  const isNeedless = isOver || isReport({ timeSlot: set.time_slot ?? before.timeSlot });
  return set.pending_notification && isNeedless ? { ...set, pending_notification: null } : set;
}

/** The updated appointment; undefined if it was changed meanwhile. */
export async function updateVersion(
  db: Kysely<Tables>,
  { id, version }: PanelAppointment,
  set: Columns,
): Promise<PanelAppointment | undefined> {
  const row = await db
    .updateTable("slots")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  return row && toAppointment(row);
}

/** A reminder of the former slot does not count for the new one. */
export function slotColumns(slot: Slot, length: Length) {
  const { day, timeSlot } = slot;
  const time = isReport(slot) ? "23:59" : timeSlot;
  const starts_at = istanbulInstant({ day, time }).toISOString();
  const times = { day, time_slot: timeSlot, starts_at, reminded_at: null };
  return { ...times, ...lengthColumns(slot, length) };
}

/** A report holds no time. */
export function lengthColumns(slot: Slot, length: Length) {
  return isReport(slot)
    ? { minutes: null, held_from: null, held_to: null }
    : heldColumns(slot, length);
}

export function heldColumns({ day, timeSlot: slot }: Slot, length: Length) {
  const { from: held_from, to: held_to } = heldTime({ day, slot }, length);
  return { minutes: length.minutes, held_from, held_to };
}

/**
 * Staff are not bound by the hours; what is closed they can give on purpose. Only what the academy writes can be
 * a report.
 */
export async function slotRefusal(
  db: Kysely<Tables>,
  academy: Academy,
  { day, timeSlot: slot, evenIfClosed }: StaffSlot,
  of: Pick<PanelAppointment, "consultation">,
): Promise<Refused | undefined> {
  if (isReport({ timeSlot: slot })) {
    const service = academy.consultations.find((one) => one.slug === of.consultation);
    const fields = [{ field: "timeSlot", code: "slot_unknown" } as const];
    return service?.report ? undefined : refused("invalid", { fields });
  }
  if (evenIfClosed) return undefined;
  const { hours } = await hoursOf(db, { from: day });
  const { minutes } = await lengthOfIts(db, academy, of);
  return closingDuring({ day, slot, minutes, hours }) ? refused("slot_closed") : undefined;
}

/** Texts are stored a second time, folded, for the search. */
export function nameColumns(name: string) {
  return { name, name_folded: fold(name) };
}

export function noteColumns(note: string) {
  return { note, note_folded: fold(note) };
}

export async function changeable(
  db: Kysely<Tables>,
  id: string,
): Promise<PanelAppointment | Refused> {
  const appointment = await appointmentOf(db, id);
  if (!appointment) return refused("not_found");
  return isErased(appointment) ? refused("erased") : appointment;
}

export function refuseUnless(isAllowed: (appointment: PanelAppointment, now: Date) => boolean) {
  return (appointment: PanelAppointment, now: Date) =>
    isAllowed(appointment, now) ? undefined : refused("not_now");
}

/** Personal data go into audit_texts, from which an erasure can delete them. */
const storedIn = {
  note: "note",
  reason: "reason",
  name: "name",
  phone: "phone",
  clientId: "client_id",
};
const textColumns = Object.keys(storedIn) as (keyof typeof storedIn)[];

function textsOf(appointment: PanelAppointment, columns: readonly (keyof Texts)[]): Texts {
  return Object.fromEntries(columns.map((column) => [column, appointment[column] ?? ""]));
}
