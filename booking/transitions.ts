import { addDays, istanbulClock } from "./istanbul-time.ts";
import { isReport } from "./reports.ts";
import { hasBegun, type OutcomeFields } from "./status.ts";

/** What can be done to an appointment: the panel offers it, and the server allows it. */
type State = OutcomeFields & { date: string; timeSlot: string; name: string | null };

/** Hours before it begins. */
export type ChangeUntil = number | "never";

/** Name, phone and texts were erased for good; the appointment can no longer be changed. */
export function isErased({ name }: Pick<State, "name">): boolean {
  return name === null;
}

export function canApprove(appointment: State): boolean {
  return isOpen(appointment) && appointment.status === "pending";
}

/** Also after its start: a visitor who cancelled by phone in time is no no-show. */
export function canCancel(appointment: State): boolean {
  return isOpen(appointment);
}

/** Also after its start: an appointment that could not take place gets another day. */
export function canMove(appointment: State): boolean {
  return isOpen(appointment);
}

/** Until when the visitor may cancel or move it: `hours` before its start; null if that has passed. */
export function changeableUntil(
  appointment: State,
  { now, hours }: { now: Date; hours: ChangeUntil },
): string | null {
  if (hours === "never" || !isOpen(appointment)) return null;
  const until = new Date(Date.parse(appointment.date) - hours * 3600_000);
  return now < until ? until.toISOString() : null;
}

/** After its start; also to correct “arrived”. */
export function canMarkNoShow(appointment: State, now: Date): boolean {
  return hasTakenPlace(appointment, now) && !appointment.noShow;
}

/** After its start; also to correct “no-show”. */
export function canMarkArrived(appointment: State, now: Date): boolean {
  return hasTakenPlace(appointment, now) && !appointment.arrived;
}

/** A report, on any day; it is then marked as arrived. */
export function canDeliver(appointment: State): boolean {
  return isReport(appointment) && appointment.status === "approved" && isOpen(appointment);
}

/** Removes a mark made by mistake. */
export function canUnmark(appointment: State): boolean {
  return !isErased(appointment) && isMarked(appointment);
}

/** To its old slot or to another; whether that slot is free is checked elsewhere. */
export function canRestore(appointment: State): boolean {
  return !isErased(appointment) && appointment.status === "cancelled";
}

/** Name, phone and type, in any status; day and hour only if it can be moved. */
export function canEdit(appointment: State): boolean {
  return !isErased(appointment);
}

/** Only approved appointments that have not begun. */
export function canRemind(appointment: State, now: Date): boolean {
  const isExpected = isOpen(appointment) && appointment.status === "approved";
  return isExpected && !isReport(appointment) && !hasBegun(appointment, now);
}

/** For so many hours who was told of a decision needs no reminder. */
export const quietHours = 12;

/** Today or tomorrow, and neither reminded nor to be told, nor told just before. */
export function isToRemind(
  appointment: State & {
    day: string;
    remindedAt: string | null;
    toTell: unknown;
    toldAt: string | null;
  },
  now: Date,
): boolean {
  const { day, remindedAt, toTell, toldAt } = appointment;
  const today = istanbulClock(now).day;
  const isNear = day === today || day === addDays(today, 1);
  const isKnown = remindedAt !== null || toTell !== null;
  const isFresh = toldAt !== null && now.getTime() - Date.parse(toldAt) < quietHours * 3600_000;
  return canRemind(appointment, now) && isNear && !isKnown && !isFresh;
}

export function canNote(appointment: State): boolean {
  return !isErased(appointment);
}

/** The messages tell of an hour. */
export function canTell(appointment: State): boolean {
  return !isErased(appointment) && !isReport(appointment);
}

function isOpen(appointment: State): boolean {
  return !isErased(appointment) && appointment.status !== "cancelled" && !isMarked(appointment);
}

function isMarked({ noShow, arrived }: State): boolean {
  return noShow || arrived;
}

function hasTakenPlace(appointment: State, now: Date): boolean {
  const isExpected = appointment.status === "approved" && !isReport(appointment);
  return !isErased(appointment) && isExpected && hasBegun(appointment, now);
}
