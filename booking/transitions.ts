import { hasBegun, type OutcomeFields } from "./status.ts";

/** What can be done to an appointment as it is: the panel offers this, and the service allows it. */
type State = OutcomeFields & { date: string; name: string | null };

/** Hours before it begins. */
export type ChangeUntil = number | "never";

/** Its name, phone and texts are gone for good, and it stays as it is. */
export function isErased({ name }: Pick<State, "name">): boolean {
  return name === null;
}

export function canApprove(appointment: State): boolean {
  return isOpen(appointment) && appointment.status === "pending";
}

/** Also one whose hour has passed: somebody who called it off in time did not fail to come. */
export function canCancel(appointment: State): boolean {
  return isOpen(appointment);
}

/** Also one whose hour has passed: what could not take place gets another day. */
export function canMove(appointment: State): boolean {
  return isOpen(appointment);
}

/** Until when its visitor may cancel and move it, so many hours before it begins; null where that is over. */
export function changeableUntil(
  appointment: State,
  { now, hours }: { now: Date; hours: ChangeUntil },
): string | null {
  if (hours === "never" || !isOpen(appointment)) return null;
  const until = new Date(Date.parse(appointment.date) - hours * 3600_000);
  return now < until ? until.toISOString() : null;
}

/** From its hour on; also to correct that the visitor came. */
export function canMarkNoShow(appointment: State, now: Date): boolean {
  return hasTakenPlace(appointment, now) && !appointment.noShow;
}

/** From its hour on; also to correct that the visitor did not come. */
export function canMarkArrived(appointment: State, now: Date): boolean {
  return hasTakenPlace(appointment, now) && !appointment.arrived;
}

/** What was marked by mistake is as open as before. */
export function canUnmark(appointment: State): boolean {
  return !isErased(appointment) && isMarked(appointment);
}

/** To its own hour or to another one: which of them is free and to come is the hour's affair. */
export function canRestore(appointment: State): boolean {
  return !isErased(appointment) && appointment.status === "cancelled";
}

/** Name, phone and type, whatever became of it; another hour only where it can be moved. */
export function canEdit(appointment: State): boolean {
  return !isErased(appointment);
}

/** One who comes, as long as it helps. */
export function canRemind(appointment: State, now: Date): boolean {
  return isOpen(appointment) && appointment.status === "approved" && !hasBegun(appointment, now);
}

export function canNote(appointment: State): boolean {
  return !isErased(appointment);
}

export function canTell(appointment: State): boolean {
  return !isErased(appointment);
}

function isOpen(appointment: State): boolean {
  return !isErased(appointment) && appointment.status !== "cancelled" && !isMarked(appointment);
}

function isMarked({ noShow, arrived }: State): boolean {
  return noShow || arrived;
}

function hasTakenPlace(appointment: State, now: Date): boolean {
  const isApproved = appointment.status === "approved";
  return !isErased(appointment) && isApproved && hasBegun(appointment, now);
}
