import { hasBegun, outcomeOf } from "../../../booking/status.ts";
import { canTell } from "../../../booking/transitions.ts";
import type { Change, PanelAppointment } from "../../../contract/panel/calls.ts";
import type { News } from "../../../contract/panel/messages.ts";
import type { Action } from "../../../contract/panel/words.ts";

export type PendingMessage = { news: News; told?: Change };

/** The message that the visitor of an upcoming appointment needs, or the last one sent. */
export function pendingMessage(
  appointment: PanelAppointment,
  changes: Change[],
  now: Date,
): PendingMessage | undefined {
  if (!canTell(appointment) || hasBegun(appointment, now)) return undefined;
  if (appointment.toTell) return { news: appointment.toTell };
  const standing = withoutUndone(changes);
  const index = standing.findIndex(({ action }) => action === "told");
  const told = standing[index];
  if (!told || !isStill(told, appointment)) return undefined;
  return { news: told.before?.toTell ?? newsBefore(standing.slice(index)), told };
}

/** Whether nothing was decided since the message was sent. */
function isStill({ after }: Change, appointment: PanelAppointment): boolean {
  const { day, timeSlot } = appointment;
  const isThere = after?.day === day && after.timeSlot === timeSlot;
  return isThere && after.outcome === outcomeOf(appointment);
}

/** Old log entries do not name the message: it was about the last decision before. */
function newsBefore(changes: Change[]): News {
  const decision = changes.find(({ action }) => action in newsOf);
  return newsOf[decision?.action ?? "approve"]!;
}

const newsOf: Partial<Record<Action, News>> = {
  enter: "enter",
  approve: "approve",
  move: "move",
  cancel: "cancel",
  expire: "reject",
};

/** Newest first, as they come: an undo and the change that it took back cancel each other out. */
function withoutUndone(changes: Change[]): Change[] {
  const undone: string[] = [];
  return changes.filter(({ action, after }) => {
    if (action === "undo") {
      undone.push(after?.what ?? "");
      return false;
    }
    const match = undone.indexOf(action);
    if (match >= 0) undone.splice(match, 1);
    return match < 0;
  });
}
