import type { Status } from "./status.ts";

/** What can be done to an appointment as it is: the panel offers this, and the service allows it. */
type State = { status: Status; noShow: boolean; date: string; name: string | null };

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

export function canMarkNoShow(appointment: State, now: Date): boolean {
  return (
    isOpen(appointment) && appointment.status === "approved" && new Date(appointment.date) <= now
  );
}

/** One who comes, as long as it helps. */
export function canRemind(appointment: State, now: Date): boolean {
  return (
    isOpen(appointment) && appointment.status === "approved" && new Date(appointment.date) > now
  );
}

export function canNote(appointment: State): boolean {
  return !isErased(appointment);
}

export function canTell(appointment: State): boolean {
  return !isErased(appointment);
}

function isOpen(appointment: State): boolean {
  return !isErased(appointment) && appointment.status !== "cancelled" && !appointment.noShow;
}
