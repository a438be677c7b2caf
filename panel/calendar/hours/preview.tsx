import { dayGrid, type GridSlot, type WorkingHours } from "../../../booking/hours.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { shortDay, todayInIstanbul, weekdayOf } from "../../words/day-words.ts";

const daysShown = 14;

/** What visitors will be offered, day by day: two weeks, and the special days after them. */
export function Preview({ hours }: { hours: WorkingHours }) {
  const today = todayInIstanbul(useNow());
  const near = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  const { closures } = useSettings().hours;
  const later = closures
    .flatMap((closure) => (closure.kind === "opening" ? closure.day : []))
    .filter((day) => day > near.at(-1)!)
    .sort();
  return (
    <ul className="hours-preview">
      {[...near, ...later].map((day) => {
        const { open, reasons } = offerOf(dayGrid({ day, hours: { ...hours, closures } }));
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

function offerOf(grid: GridSlot[]) {
  const reasons = new Set(grid.map(({ closing }) => closing?.reason).filter(Boolean));
  const open = grid.filter(({ closing }) => !closing).map(({ slot }) => slot);
  return { open, reasons: [...reasons].join(", ") };
}
