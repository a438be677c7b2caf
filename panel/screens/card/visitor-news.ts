import { canTell } from "../../../booking/transitions.ts";
import type { Change, PanelAppointment } from "../../../contract/panel/calls.ts";
import type { News } from "./visitor-texts.ts";

export type VisitorNews = { news: News; told?: Change };

/** What the visitor should hear about a coming appointment, and whether somebody has told it since. */
export function visitorNews(
  appointment: PanelAppointment,
  changes: Change[],
  now: Date,
): VisitorNews | undefined {
  if (!canTell(appointment) || new Date(appointment.date) <= now) return undefined;
  const standing = withoutUndone(changes);
  const latest = standing.findIndex(({ action }) => isNews(action));
  const since = latest < 0 ? standing : standing.slice(0, latest);
  const news = standing[latest]?.action ?? "enter";
  if (news === "enter" && appointment.status === "pending") return undefined;
  return {
    news: news === "enter" ? "approve" : (news as News),
    told: since.find(({ action }) => action === "told"),
  };
}

function isNews(action: Change["action"]): boolean {
  return ["approve", "cancel", "move", "enter"].includes(action);
}

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
