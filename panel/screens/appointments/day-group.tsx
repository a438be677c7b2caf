import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { fullDay, nearName } from "../../parts/day-words.ts";
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
