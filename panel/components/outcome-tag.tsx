import { type OutcomeFields, outcomeOf } from "../../booking/status.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { actions, outcomeWords } from "../../contract/panel/words.ts";

/** What became of an appointment, in a word and a colour. */
export function OutcomeTag(appointment: OutcomeFields) {
  const outcome = outcomeOf(appointment);
  return (
    <span className="outcome" data-outcome={outcome}>
      <span>{outcomeWords[outcome]}</span>
    </span>
  );
}

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
