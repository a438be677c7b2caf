import { Link } from "react-router";
import { outcomeOf } from "../../../booking/status.ts";
import type { DaySheetAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { OutcomeTag } from "../../components/outcome-tag.tsx";
import { PersonName, PhoneLink } from "../../components/person.tsx";
import { useConsultationTitle } from "../../data/settings.ts";
import { birthInWords } from "../../words/birth-words.ts";

/** One person. That an appointment is approved goes without saying; anything else is said. */
export function SheetRow({ appointment }: { appointment: DaySheetAnswer["appointments"][number] }) {
  const { id, timeSlot, name, phone, consultation, note, birth } = appointment;
  const titleOf = useConsultationTitle();
  return (
    <tr>
      <th scope="row">{timeSlot}</th>
      <td>
        <Link to={panelPages.appointment(id)}>
          <b>
            <PersonName name={name} />
          </b>
        </Link>
        {phone && <PhoneLink phone={phone} />}
      </td>
      <td>
        {titleOf(consultation)}
        {outcomeOf(appointment) !== "approved" && <OutcomeTag {...appointment} />}
      </td>
      <td>
        {note && <p>{note}</p>}
        {birth ? (
          <p>Doğum: {birthInWords(birth)}</p>
        ) : (
          // On paper only.
          <p className="by-hand" aria-hidden="true">
            Doğum: <i /> Yer: <i />
          </p>
        )}
      </td>
    </tr>
  );
}
