import { useEffect, useRef } from "react";
import { dayInWords, istanbulClock } from "../../../booking/istanbul-time.ts";
import { type Appointment, typeOf } from "../../../booking/status.ts";
import { CalendarLink } from "../../components/calendar-link.tsx";
import { visitorTimeNote, visitorTimeZone } from "../../components/visitor-time.ts";
import { scrollBehavior } from "../../scroll-behavior.ts";
import { PrivateLink } from "./private-link.tsx";

export type StoredBooking = {
  /** Which of the page's sendings it was. */
  number: number;
  appointment: Appointment;
  phone: string;
  /** None where another provider's service took the booking, or ours had it before. */
  privateKey: string | undefined;
};

/**
 * Stays when the toast has gone, until the page is left. It is kept in memory alone, which also brings it
 * back with the page: what a browser stores for later would give the key to whoever uses it next.
 */
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
          {dayInWords(day)}, {time}
        </span>{" "}
        <span className="unbroken">– {typeOf(appointment)}</span>
        {note && <small>{note}</small>}
      </p>
      <p>
        Talebiniz onay bekliyor. Sonucu <span className="booked-phone">{spaced(phone)}</span>{" "}
        numarasına kısa mesajla ya da telefonla bildireceğiz.
      </p>
      <CalendarLink appointment={appointment} />
      {privateKey && <PrivateLink privateKey={privateKey} />}
    </div>
  );
}

/** "0532 123 45 67" */
const spaced = (phone: string) => phone.replace(/^(\d{4})(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3 $4");
