import { closureOf, type Hours } from "../../../booking/hours.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import { slotsOf } from "../../../booking/slots.ts";
import { useNow } from "../../data/clock.tsx";
import { shortDay, todayInIstanbul, weekdayOf } from "../../words/day-words.ts";

const daysShown = 14;

/** What visitors will be offered, day by day: two weeks, and the exceptional days after them. */
export function Preview({ hours }: { hours: Hours }) {
  const today = todayInIstanbul(useNow());
  const near = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  const later = hours.exceptions.map(({ day }) => day).filter((day) => day > near.at(-1)!);
  return (
    <ul className="hours-preview">
      {[...near, ...later].map((day) => {
        const { open, reasons } = offerOf(day, hours);
        return (
          <li key={day}>
            <b>
              {shortDay(day)} {weekdayOf(day)}:
            </b>{" "}
            <span>
              {open.join(", ") || "kapalı"}
              {reasons && <small> · kapanış: {reasons}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function offerOf(day: string, hours: Hours) {
  const slots = slotsOf({ day, hours }).map((slot) => ({
    slot,
    closure: closureOf({ day, slot, hours }),
  }));
  const reasons = new Set(slots.map(({ closure }) => closure?.reason).filter(Boolean));
  const open = slots.filter(({ closure }) => !closure).map(({ slot }) => slot);
  return { open, reasons: [...reasons].join(", ") };
}
