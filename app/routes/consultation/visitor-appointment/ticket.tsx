import type { Ref } from "react";
import { dayWords, istanbulClock } from "../../../../booking/istanbul-time.ts";
import { hasBegun, resultMessage, type Status, typeOf } from "../../../../booking/status.ts";
import type { VisitorAppointment } from "../../../../contract/public/visitor-appointment.ts";
import { visitorTimeNote, visitorTimeZone } from "../../../components/visitor-time.ts";

export type TicketWords = {
  seal: Record<Status, string>;
  /** What happens next, by status. */
  next: Record<Status | "past", string>;
};

type TicketProps = {
  appointment: VisitorAppointment;
  words: TicketWords;
  headingRef: Ref<HTMLHeadingElement>;
};

/** Day, hour, type and status, each once: to be seen in their places, and to be heard as one sentence. */
export function Ticket({ appointment, words, headingRef }: TicketProps) {
  const { day } = istanbulClock(new Date(appointment.date));
  const { timeSlot: time, status } = appointment;
  const note = visitorTimeNote({ day, time }, visitorTimeZone());
  return (
    <section className="appointment-ticket" data-status={status}>
      <Leaf day={day} time={time} />
      <div className="appointment-ticket-text">
        <h2 ref={headingRef} tabIndex={-1}>
          <span className="visually-hidden">{resultMessage(appointment)}</span>
          <span aria-hidden="true">{typeOf(appointment)}</span>
        </h2>
        {note && <p className="appointment-zone">{note}</p>}
        <p className="appointment-seal" aria-hidden="true">
          <Seal status={status} />
          {words.seal[status]}
        </p>
        <p className="appointment-next">
          {words.next[hasBegun(appointment, new Date()) ? "past" : status]}
        </p>
      </div>
    </section>
  );
}

/** Looks like the leaf of a wall calendar. */
function Leaf({ day, time }: { day: string; time: string }) {
  const part = (style: Intl.DateTimeFormatOptions) => dayWords(style)(day);
  return (
    <div className="appointment-leaf sky" aria-hidden="true">
      <strong>{part({ day: "numeric" })}</strong>
      <span>
        {part({ month: "long", year: "numeric" })}
        <br />
        {part({ weekday: "long" })}
      </span>
      <b>{time}</b>
    </div>
  );
}

const marks: Record<Status, string> = {
  pending: "M24 14v10l7 5",
  approved: "m15 25 6.5 6.5L34 18",
  cancelled: "m17 17 14 14m0-14L17 31",
};

/** Two rings with engraved ticks between them, as on the site's pictures. */
function Seal({ status }: { status: Status }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      <circle cx="24" cy="24" r="20.5" strokeWidth="3" strokeDasharray="0.8 1.883" />
      <circle cx="24" cy="24" r="17.5" />
      <path d={marks[status]} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
