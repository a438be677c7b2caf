import { Link } from "react-router";
import { dayInWords } from "../../../booking/istanbul-time.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { OutcomeTag } from "../../components/outcome-tag.tsx";
import { Empty } from "../../components/states.tsx";
import { useConsultationTitle } from "../../data/settings.ts";

/** What this phone booked besides. */
export function OtherAppointments({ others }: { others: PanelAppointment[] }) {
  const titleOf = useConsultationTitle();
  return (
    <section className="block">
      <h2>Bu numaranın diğer randevuları</h2>
      {others.length === 0 && <Empty>Bu numaradan başka randevu alınmamış.</Empty>}
      <ul className="appointment-lines others">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={panelPages.appointment(other.id)}>
              {dayInWords(other.day)}, {other.timeSlot}
            </Link>
            <span>{titleOf(other.consultation)}</span>
            <OutcomeTag {...other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
