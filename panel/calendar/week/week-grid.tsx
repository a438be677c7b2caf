import "./week-grid.css";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { istanbulClock } from "../../../booking/istanbul-time.ts";
import type { ListAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { daySlots } from "../../components/day-slots.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { fullDay, shortWeekdayOf } from "../../words/day-words.ts";
import type { CellActions } from "./cell-actions.ts";
import { blocksOf, partsOf, placeOf, rowsOf } from "./week-blocks.ts";
import { WeekCell } from "./week-cell.tsx";
import type { ShownWeek } from "./week-days.tsx";

/** Every start of the week as a row; on a phone only the shown day's column is there. */
export function WeekGrid({
  days,
  shown,
  today,
  list,
  ...actions
}: ShownWeek & CellActions & { list: ListAnswer }) {
  const now = useNow();
  const { hours } = useSettings();
  const slots = days.map((day) => daySlots(day, list, { now, hours }));
  const rows = rowsOf(slots);
  const columns = days.map((day, index) => ({
    day,
    blocks: blocksOf(slots[index]!, rows, hours.step),
  }));
  const parts = partsOf(rows, hours.step);
  const place = days.includes(today) ? placeOf(istanbulClock(now).time, rows) : undefined;
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
              <Link to={panelPages.daySheetOf(day)}>
                <span>{shortWeekdayOf(day)}</span> <b>{Number(day.slice(8))}</b>
                <span className="visually-hidden">, gün listesi</span>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((time, row) => (
          <tr key={time} style={{ "--part": parts[row] } as CSSProperties}>
            <th scope="row" aria-current={row === floorOf(place) ? "time" : undefined}>
              {time}
            </th>
            {columns.map(({ day, blocks }) => {
              const block = blocks.find((one) => one.row === row);
              return (
                block && (
                  <WeekCell
                    key={day}
                    {...{ day, block }}
                    isShown={day === shown}
                    now={day === today ? placeIn(block, place) : undefined}
                    {...actions}
                  />
                )
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const floorOf = (place: number | undefined) =>
  place === undefined ? undefined : Math.floor(place);

/** How much of a block has passed, if it is passing now. */
function placeIn(block: { row: number; span: number }, place: number | undefined) {
  if (place === undefined) return undefined;
  const part = (place - block.row) / block.span;
  return part >= 0 && part < 1 ? part : undefined;
}
