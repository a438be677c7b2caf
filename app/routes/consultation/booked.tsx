import { useEffect, useRef } from "react";
import { dayInWords, istanbulClock, istanbulInstant } from "../../../booking/istanbul-time.ts";
import { type Appointment, typeOf } from "../../../booking/status.ts";
import { CalendarLink } from "../../components/calendar-link.tsx";
import { visitorTimeNote, visitorTimeZone } from "../../components/visitor-time.ts";
import { scrollBehavior } from "../../scroll-behavior.ts";
import { PrivateLink } from "./private-link.tsx";
import { privateLinkWords } from "./private-link-words.ts";

export type StoredBooking = {
  /** Requests are counted from 1. */
  number: number;
  appointment: Appointment & { minutes?: number | undefined };
  phone: string;
  /** Undefined if another provider's service took the booking, or if ours had stored it before. */
  privateKey: string | undefined;
};

/** The confirmation of a booking, in memory until the page is left. Only the visitor's own choice stores the key. */
export function Booked(props: StoredBooking & { isEarlier: boolean }) {
  const { appointment, phone, privateKey, isEarlier } = props;
  const { day } = istanbulClock(new Date(appointment.date));
  const time = appointment.timeSlot;
  const note = visitorTimeNote({ day, time }, visitorTimeZone());
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer Chromium returns a promise here, and React would call it as the effect's cleanup.
    element.current?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
  }, []);
  return (
    <div ref={element} className="booked">
      <p className="booked-what">
        {isEarlier ? "Önceki randevu talebiniz" : "Randevu talebiniz alındı"}:{" "}
        <span className="unbroken">
          {dayInWords(day)}, {time} –
        </span>{" "}
        <span className="unbroken">{typeOf(appointment)}</span>
        {note && <small>{note}</small>}
      </p>
      <p>
        Talebiniz onay bekliyor. Sonucu <span className="booked-phone">{spaced(phone)}</span>{" "}
        numarasına kısa mesajla ya da telefonla bildireceğiz.
      </p>
      <CalendarLink appointment={appointment} privateKey={privateKey} />
      {privateKey && (
        <PrivateLink
          privateKey={privateKey}
          date={istanbulInstant({ day, time }).toISOString()}
          words={privateLinkWords}
        />
      )}
    </div>
  );
}

/** "0532 123 45 67" */
const spaced = (phone: string) => phone.replace(/^(\d{4})(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3 $4");
