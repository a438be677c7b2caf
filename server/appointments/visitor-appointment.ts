import type { Kysely } from "kysely";
import { istanbulClock, istanbulInstant } from "../../booking/istanbul-time.ts";
import { requestProblems } from "../../booking/request-rules.ts";
import { isOutside } from "../../booking/slots.ts";
import { type ChangeUntil, changeableUntil } from "../../booking/transitions.ts";
import { titleOf } from "../../contract/academy.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { visitor } from "../../contract/panel/who.ts";
import type { Slot } from "../../contract/public/calls.ts";
import type {
  VisitorAppointment,
  VisitorCancel,
  VisitorMove,
} from "../../contract/public/visitor-appointment.ts";
import type { Database, Tables } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { hoursOf } from "../settings/hours.ts";
import { hashToken } from "../tokens.ts";
import type { SiteRules } from "./book.ts";
import { changeAppointment, lengthOfIts, moveTo, type Step, slotColumns } from "./change.ts";
import { appointmentsIn, isDeclined, shownStatus, toAppointment } from "./read.ts";

const reason = "Danışan kendisi, siteden iptal etti.";

type Terms = SiteRules & { now: Date; changeUntil: ChangeUntil; isMailed: boolean };

/** The appointment of a private link. */
export async function visitorAppointment(
  database: Database,
  key: string,
  terms: Terms,
): Promise<VisitorAppointment | Refused> {
  const appointment = await appointmentWithKey(database, key, terms.now);
  return appointment ? visitorView(appointment, terms) : refused("key_unknown");
}

export function cancelVisitorAppointment(
  database: Database,
  key: string,
  { version }: VisitorCancel,
  terms: Terms,
) {
  return changeByVisitor(database, key, version, terms, {
    action: "visitor_cancel",
    news: { topic: "visitor_cancel", isMailed: terms.isMailed },
    problem: () => undefined,
    set: (now, before) => ({
      status: "cancelled",
      reason,
      visitor_cancelled_at: now.toISOString(),
      // Staff never waited for a blocked number.
      cancellation_seen_at: isDeclined(before) ? now.toISOString() : null,
      pending_notification: null,
    }),
  });
}

/** A moved appointment waits for approval again. */
export function moveVisitorAppointment(
  database: Database,
  key: string,
  { version, ...slot }: VisitorMove,
  terms: Terms,
) {
  const { academy } = terms;
  const move = moveTo({ ...slot, evenIfClosed: true }, academy);
  return changeByVisitor(database, key, version, terms, {
    action: "visitor_move",
    news: { topic: "visitor_move", isMailed: terms.isMailed },
    async problem(appointment, now, db) {
      if (isDeclined(appointment)) return refused("slot_taken");
      const { minutes } = await lengthOfIts(db, academy, appointment);
      const problem = await siteProblem(db, { ...slot, minutes }, terms);
      return problem ?? move.problem(appointment, now, db);
    },
    set: async (now, before, db) => ({
      ...slotColumns(slot, await lengthOfIts(db, academy, before)),
      status: "pending",
      pending_notification: null,
      visitor_moved_at: now.toISOString(),
      expiry_warned_at: null,
    }),
  });
}

/** Applies a step while visitors may still change the appointment. */
async function changeByVisitor(
  database: Database,
  key: string,
  version: number,
  terms: Terms,
  { news, problem, ...step }: Step,
): Promise<VisitorAppointment | Refused> {
  const { now, changeUntil: hours } = terms;
  const appointment = await appointmentWithKey(database, key, now);
  if (!appointment) return refused("key_unknown");
  const visitorStep: Step = {
    ...step,
    problem: (appointment, now, db) =>
      changeableUntil(asShown(appointment), { now, hours }) === null
        ? refused("not_changeable")
        : problem(appointment, now, db),
    ...(!isDeclined(appointment) && { news }),
  };
  const seen = { id: appointment.id, version };
  const changed = await changeAppointment(database, seen, visitorStep, { actor: visitor, now });
  // Erased meanwhile, together with its key.
  if (isRefused(changed)) return changed.refused === "erased" ? refused("key_unknown") : changed;
  return visitorView(changed.appointment!, terms);
}

/**
 * Looked up by the key's hash, so that the time of the answer reveals nothing about the key. A key is valid
 * until the day of the appointment is over.
 */
export async function appointmentWithKey(
  { db }: Database,
  key: string,
  now: Date,
): Promise<PanelAppointment | undefined> {
  const row = await appointmentsIn(db)
    .where("link_key_hash", "=", hashToken(key))
    .where("time_slot", "<>", "")
    .where("day", ">=", istanbulClock(now).day)
    .executeTakeFirst();
  return row && toAppointment(row);
}

/** Visitors may move only to slots that the site offers. */
async function siteProblem(
  db: Kysely<Tables>,
  { day, timeSlot, minutes }: Slot & { minutes: number },
  { now, academy: { firmId }, defaultHours: defaults }: Terms,
): Promise<Refused | undefined> {
  const { hours } = await hoursOf(db, { defaults, from: day });
  const date = istanbulInstant({ day, time: timeSlot }).toISOString();
  const problems = requestProblems({ firmId, date, timeSlot }, { now, firmId, hours });
  if (problems.length === 0) {
    return isOutside({ day, slot: timeSlot, minutes, hours }) ? refused("slot_taken") : undefined;
  }
  const fields = problems.map(({ field, code }) => ({
    field: field === "date" ? "day" : field,
    code,
  }));
  return refused("invalid", { fields });
}

function asShown(appointment: PanelAppointment): PanelAppointment {
  return { ...appointment, status: shownStatus(appointment) };
}

function visitorView(stored: PanelAppointment, terms: Terms): VisitorAppointment {
  const appointment = asShown(stored);
  const { date, timeSlot, minutes, status, version } = appointment;
  return {
    date,
    timeSlot,
    minutes,
    randevuTipi: titleOf(terms.academy.consultations, appointment.consultation) ?? "",
    status,
    version,
    changeableUntil: changeableUntil(appointment, { now: terms.now, hours: terms.changeUntil }),
  };
}
