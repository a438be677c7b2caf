import { Link } from "react-router";
import type { CardAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { daySlots, type SlotState } from "../../components/day-slots.ts";
import { inEvenRows } from "../../components/even-rows.ts";
import { PersonName } from "../../components/person.tsx";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { fullDay } from "../../words/day-words.ts";

/** The day's slots, so that one sees who comes before and after. */
export function DayStrip({ card: { appointment, neighbours, closed } }: { card: CardAnswer }) {
  const now = useNow();
  const { hours } = useSettings();
  const { id, day } = appointment;
  const claims = { appointments: [appointment, ...neighbours], closed };
  const slots = daySlots(day, claims, { now, hours });
  return (
    <section className="block">
      <h2>O gün</h2>
      <ol className="day-strip" style={inEvenRows(slots.length)} aria-label={fullDay(day)}>
        {slots.map((slot) => (
          <li
            key={slot.time}
            data-state={slot.state}
            aria-current={slot.state === "taken" && slot.appointment.id === id ? "true" : undefined}
          >
            <time>{slot.time}</time>
            <SlotContent slot={slot} day={day} ownId={id} />
          </li>
        ))}
      </ol>
      <Link className="link-button" to={panelPages.weekOf(day)}>
        Haftayı gör
      </Link>
    </section>
  );
}

function SlotContent({ slot, day, ownId }: { slot: SlotState; day: string; ownId: string }) {
  switch (slot.state) {
    case "taken":
      return slot.appointment.id === ownId ? (
        <span>Bu randevu</span>
      ) : (
        <Link to={panelPages.appointment(slot.appointment.id)}>
          <PersonName name={slot.appointment.name} />
        </Link>
      );
    case "free":
      return (
        <Link
          to={panelPages.newAppointmentAt(day, slot.time)}
          aria-label={`${slot.time} boş, randevu ekle`}
        >
          Boş
        </Link>
      );
    case "closed":
      return <span>Kapalı</span>;
    default:
      return <span>Geçti</span>;
  }
}
