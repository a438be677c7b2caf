import { Link } from "react-router";
import { outcomeOf } from "../../../booking/status.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { outcomeWords } from "../../../contract/panel/words.ts";
import { useConsultationTitle } from "../../data/settings.tsx";
import type { DaySlot } from "../../parts/day-slots.ts";
import { shortDay } from "../../parts/day-words.ts";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { PersonName } from "../../parts/person.tsx";

/** A slot of a day; the day may not have it. */
export function WeekCell({
  day,
  slot,
  isShown,
}: {
  day: string;
  slot?: DaySlot;
  isShown: boolean;
}) {
  return (
    <td
      data-shown={isShown}
      data-state={slot?.state ?? "none"}
      data-outcome={slot?.state === "taken" ? outcomeOf(slot.appointment) : undefined}
    >
      {slot && <Content day={day} slot={slot} />}
    </td>
  );
}

function Content({ day, slot }: { day: string; slot: DaySlot }) {
  const titleOf = useConsultationTitle();
  switch (slot.state) {
    case "taken":
      return (
        <Link to={panelPages.appointment(slot.appointment.id)}>
          <b>
            <PersonName name={slot.appointment.name} />
          </b>
          <small>{titleOf(slot.appointment.consultation)}</small>
          <span className="visually-hidden">, {outcomeWords[outcomeOf(slot.appointment)]}</span>
        </Link>
      );
    case "free":
      return (
        <Link
          to={panelPages.newAppointmentAt(day, slot.time)}
          aria-label={`${shortDay(day)} ${slot.time} boş, randevu ekle`}
        >
          <PanelIcon name="plus" /> <span>Boş</span>
        </Link>
      );
    case "closed":
      return (
        <span>
          <PanelIcon name="closed" /> <span>Kapalı</span> <small>{slot.reason}</small>
        </span>
      );
    default:
      return <span>Geçti</span>;
  }
}
