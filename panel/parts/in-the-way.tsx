import { Link } from "react-router";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { fullDay } from "./day-words.ts";
import { OutcomeTag } from "./outcome-tag.tsx";
import { PersonName } from "./person.tsx";

/** Appointments that stand where they should not, each with the way to its card. */
export function InTheWay({ name, of }: { name: string; of: PanelAppointment[] }) {
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
