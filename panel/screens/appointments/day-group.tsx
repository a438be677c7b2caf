import { Link } from "react-router";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { fullDay, nearName } from "../../parts/day-words.ts";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { AppointmentRow } from "./appointment-row.tsx";

export function DayGroup({
  day,
  today,
  appointments,
  arrivals,
}: {
  day: string;
  today: string;
  appointments: PanelAppointment[];
  arrivals: ReadonlySet<string>;
}) {
  const near = nearName(day, today);
  return (
    <section className="day-group" aria-labelledby={`gun-${day}`}>
      <h2 id={`gun-${day}`}>
        {near ?? fullDay(day)}
        {near && <small>{fullDay(day)}</small>}
      </h2>
      <Link className="day-sheet-link" to={panelPages.daySheetOf(day)}>
        <PanelIcon name="print" />
        <span className="visually-hidden">Gün listesi: {fullDay(day)}</span>
      </Link>
      <ol>
        {appointments.map((appointment) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            isNew={arrivals.has(appointment.id)}
          />
        ))}
      </ol>
    </section>
  );
}
