import "./conflict-list.css";
import { Link } from "react-router";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { fullDay } from "../words/day-words.ts";
import { OutcomeTag } from "./outcome-tag.tsx";
import { PersonName } from "./person.tsx";

type Props = {
  name: string;
  of: PanelAppointment[];
  /** So many further ones are not named. */
  more?: number;
};

/** Appointments in conflict with closures or hours, each with a link. */
export function ConflictList({ name, of, more = 0 }: Props) {
  return (
    <ul className="conflict-list" aria-label={name}>
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
      {more > 0 && <li>… ve sonrasında {more} randevu daha.</li>}
    </ul>
  );
}
