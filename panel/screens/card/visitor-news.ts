import { canTell } from "../../../booking/transitions.ts";
import type { Change, News, PanelAppointment } from "../../../contract/panel/calls.ts";
import type { Action } from "../../../contract/panel/words.ts";

export type VisitorNews = { news: News; told?: Change };

/** What the visitor should hear about a coming appointment, and whether somebody has told it since. */
export function visitorNews(
  appointment: PanelAppointment,
  changes: Change[],
  now: Date,
): VisitorNews | undefined {
  if (!canTell(appointment) || new Date(appointment.date) <= now) return undefined;
  const standing = withoutUndone(changes);
  const latest = standing.findIndex(({ action }) => action in newsOf);
  const since = latest < 0 ? standing : standing.slice(0, latest);
  const action = standing[latest]?.action ?? "enter";
  const news = newsOf[action];
  if (!news || (action === "enter" && appointment.status === "pending")) return undefined;
  return {
    news,
    told: since.find(({ action }) => action === "told"),
  };
}

/** Nobody is told what they did themselves. */
const newsOf: Partial<Record<Action, News | null>> = {
  enter: "approve",
  approve: "approve",
  move: "move",
  cancel: "cancel",
  expire: "cancel",
  visitor_cancel: null,
  visitor_move: null,
};

/** Newest first, as they come: an undo and the change that it took back cancel each other out. */
export function withoutUndone(changes: Change[]): Change[] {
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
