import { Link } from "react-router";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { fullDay } from "../../parts/day-words.ts";
import { OutcomeTag } from "../../parts/outcome-tag.tsx";
import { PersonName } from "../../parts/person.tsx";

/** Whose appointments have to be moved or cancelled before the hours can be closed. */
export function Conflicts({ appointments }: { appointments: PanelAppointment[] }) {
  if (appointments.length === 0) return null;
  return (
    <ul className="in-the-way" aria-label="Bu saatlerdeki randevular">
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <Link to={panelPages.appointment(appointment.id)}>
            <span>
              {fullDay(appointment.day)} <b>{appointment.timeSlot}</b>
            </span>
            <span>
              <PersonName name={appointment.name} />
            </span>
          </Link>
          <OutcomeTag {...appointment} />
        </li>
      ))}
    </ul>
  );
}
