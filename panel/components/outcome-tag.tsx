import { type OutcomeFields, outcomeOf } from "../../booking/status.ts";
import { outcomeWords } from "../../contract/panel/words.ts";

/** What became of an appointment, in a word and a colour. */
export function OutcomeTag(appointment: OutcomeFields) {
  const outcome = outcomeOf(appointment);
  return (
    <span className="outcome" data-outcome={outcome}>
      <span>{outcomeWords[outcome]}</span>
    </span>
  );
}
