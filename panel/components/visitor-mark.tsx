import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { actions } from "../../contract/panel/words.ts";

/** What the visitor did by the private link, as long as it tells more than the outcome. */
export function VisitorMark(appointment: PanelAppointment) {
  const words = visitorDeed(appointment);
  return words && <b className="visitor-mark">{words}</b>;
}

/** A move matters until it is answered. */
function visitorDeed({ status, movedByVisitor, cancelledByVisitor }: PanelAppointment) {
  if (cancelledByVisitor) return actions.visitor_cancel;
  return movedByVisitor && status === "pending" ? actions.visitor_move : undefined;
}
