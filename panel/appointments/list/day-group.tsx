import { useId } from "react";
import { Link } from "react-router";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { fullDay, nearName } from "../../words/day-words.ts";
import { AppointmentRow, type Choice } from "./appointment-row.tsx";
import type { Rejecting } from "./reject-sheet.tsx";
import type { StickyRow } from "./sticky-rows.ts";

export function DayGroup({
  day,
  today,
  rows,
  newRows,
  choice,
  ...actions
}: {
  day: string;
  today: string;
  rows: StickyRow[];
  newRows: ReadonlySet<string>;
  choice?: Choice;
  onReject(rejecting: Rejecting): void;
  onAnswered(appointment: PanelAppointment): void;
}) {
  const id = useId();
  const near = nearName(day, today);
  return (
    <section className="day-group" aria-labelledby={id}>
      <h2 id={id}>
        {near ?? fullDay(day)}
        {near && <small>{fullDay(day)}</small>}
      </h2>
      <Link className="day-sheet-link" to={panelPages.daySheetOf(day)}>
        <PanelIcon name="print" />
        <span className="visually-hidden">Gün listesi: {fullDay(day)}</span>
      </Link>
      <ol>
        {rows.map((row) => (
          <AppointmentRow
            key={row.appointment.id}
            row={row}
            isNew={newRows.has(row.appointment.id)}
            choice={choice}
            {...actions}
          />
        ))}
      </ol>
    </section>
  );
}
