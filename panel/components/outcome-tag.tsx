import "./outcome-tag.css";
import { hasBegun, type OutcomeFields, outcomeOf } from "../../booking/status.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { actions, outcomeWords } from "../../contract/panel/words.ts";
import { useNow } from "../data/clock.tsx";

/** The outcome of an appointment as a word and a colour. */
export function OutcomeTag(appointment: OutcomeFields) {
  const outcome = outcomeOf(appointment);
  return (
    <span className="outcome" data-outcome={outcome}>
      <span>{outcomeWords[outcome]}</span>
    </span>
  );
}

/** Marks what the visitor did by the private link, unless the outcome already says it. */
export function VisitorMark(appointment: PanelAppointment) {
  const words = visitorDeed(appointment);
  return words && <b className="visitor-mark">{words}</b>;
}

/** Nobody answered in time. */
export function OverdueMark(appointment: PanelAppointment) {
  const now = useNow();
  const isOverdue = appointment.status === "pending" && hasBegun(appointment, now);
  return isOverdue && <b className="overdue-mark">Saati geçti</b>;
}

/** A move matters until it is answered. */
function visitorDeed({ status, movedByVisitor, cancelledByVisitor }: PanelAppointment) {
  if (cancelledByVisitor) return actions.visitor_cancel;
  return movedByVisitor && status === "pending" ? actions.visitor_move : undefined;
}
