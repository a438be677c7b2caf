import "./outcome-tag.css";
import { isOverdue, isReport, promiseOf } from "../../booking/reports.ts";
import { hasBegun, type OutcomeFields, outcomeOf } from "../../booking/status.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { actions, outcomeWords } from "../../contract/panel/words.ts";
import { useNow } from "../data/clock.tsx";
import { useService } from "../data/settings.ts";
import { promiseWarnings } from "../words/report-words.ts";

const reportWords = { ...outcomeWords, approved: "Hazırlanıyor", arrived: "Teslim edildi" };

/** The outcome of an appointment as a word and a colour. */
export function OutcomeTag(appointment: OutcomeFields & { timeSlot: string }) {
  const outcome = outcomeOf(appointment);
  return (
    <span className="outcome" data-outcome={outcome}>
      <span>{(isReport(appointment) ? reportWords : outcomeWords)[outcome]}</span>
    </span>
  );
}

/** Marks a report that is overdue, and what was promised earlier. */
export function LateMark(appointment: PanelAppointment) {
  const now = useNow();
  const { promisedDays } = useService(appointment.consultation);
  const warning = promiseOf(appointment, promisedDays, now)?.warning;
  const words = isOverdue(appointment, now) ? "Gecikti" : warning && promiseWarnings[warning];
  return words && <b className="late-mark">{words}</b>;
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
