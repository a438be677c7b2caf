import { Link } from "react-router";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { fullDay } from "../../parts/day-words.ts";
import { OutcomeTag } from "../../parts/outcome-tag.tsx";
import { PersonName } from "../../parts/person.tsx";

/** Appointments that stand, or would stand, outside the hours, each with the way to its card. */
export function Outside({ name, of }: { name: string; of: PanelAppointment[] }) {
  return (
    <ul className="in-the-way" aria-label={name}>
      {of.map((appointment) => (
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
