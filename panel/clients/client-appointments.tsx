import { Link } from "react-router";
import { dayInWords } from "../../booking/istanbul-time.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { OutcomeTag } from "../components/outcome-tag.tsx";
import { useConsultationTitle } from "../data/settings.ts";

/** All of them, newest first, with what became of each and what the client has yet to hear. */
export function ClientAppointments({ appointments }: { appointments: PanelAppointment[] }) {
  const titleOf = useConsultationTitle();
  return (
    <section className="block">
      <h2>Randevular</h2>
      <ul className="appointment-lines client-appointments">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <Link to={panelPages.appointment(appointment.id)}>
              {dayInWords(appointment.day)}, {appointment.timeSlot}
            </Link>
            <OutcomeTag {...appointment} />
            <span>
              {titleOf(appointment.consultation)}
              {appointment.arrived && ", geldi"}
              {appointment.toTell && <b className="new-mark">Haber verilmedi</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
