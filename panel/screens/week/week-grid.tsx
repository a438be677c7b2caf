import type { ListAnswer } from "../../../contract/panel/calls.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.tsx";
import { daySlots } from "../../parts/day-slots.ts";
import { fullDay, shortWeekdayOf } from "../../parts/day-words.ts";
import { WeekCell } from "./week-cell.tsx";
import type { ShownWeek } from "./week-days.tsx";

/** Every hour of the week as a row; on a phone only the shown day's column is there. */
export function WeekGrid({ days, shown, today, claims }: ShownWeek & { claims: ListAnswer }) {
  const now = useNow();
  const { hours } = useSettings();
  const columns = days.map((day) => ({ day, slots: daySlots(day, claims, { now, hours }) }));
  const times = new Set(columns.flatMap(({ slots }) => slots.map(({ time }) => time)));
  return (
    <table className="week-grid">
      <caption className="visually-hidden">Haftanın saatleri</caption>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              aria-label={fullDay(day)}
              data-shown={day === shown}
              data-today={day === today}
            >
              <span>{shortWeekdayOf(day)}</span> <b>{Number(day.slice(8))}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...times].sort().map((time) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {columns.map(({ day, slots }) => (
              <WeekCell
                key={day}
                day={day}
                isShown={day === shown}
                slot={slots.find((slot) => slot.time === time)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
