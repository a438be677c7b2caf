import type { Ref } from "react";
import { dayWithWeekday, dayWords, istanbulClock } from "../../../../booking/istanbul-time.ts";
import { hasBegun, resultMessage, type Status, typeOf } from "../../../../booking/status.ts";
import type { VisitorAppointment } from "../../../../contract/public/visitor-appointment.ts";
import { visitorTimeNote, visitorTimeZone } from "../../../components/visitor-time.ts";
import { CalendarButton } from "./calendar-button.tsx";

export type TicketWords = {
  /** What comes next, by the state of it. */
  next: Record<Status | "past", string>;
  /** Where no file can be made for a calendar. */
  noFile: string;
};

type TicketProps = {
  appointment: VisitorAppointment;
  words: TicketWords;
  headingRef: Ref<HTMLHeadingElement>;
};

export function Ticket({ appointment, words, headingRef }: TicketProps) {
  const { day } = istanbulClock(new Date(appointment.date));
  const { timeSlot: time, status } = appointment;
  const isPast = hasBegun(appointment, new Date());
  const note = visitorTimeNote({ day, time }, visitorTimeZone());
  return (
    <section className="appointment-ticket" data-status={status}>
      <Leaf day={day} time={time} />
      <div className="appointment-ticket-text">
        <h2 ref={headingRef} tabIndex={-1}>
          {resultMessage(appointment)}
        </h2>
        <p>{words.next[isPast ? "past" : status]}</p>
        <dl>
          <div>
            <dt>Gün</dt>
            <dd>{dayWithWeekday(day)}</dd>
          </div>
          <div>
            <dt>Saat</dt>
            <dd>
              {time} {note && <small>{note}</small>}
            </dd>
          </div>
          <div>
            <dt>Danışmanlık</dt>
            <dd>{typeOf(appointment)}</dd>
          </div>
        </dl>
        {status !== "cancelled" && !isPast && (
          <CalendarButton appointment={appointment} failure={words.noFile} />
        )}
      </div>
    </section>
  );
}

/** As a leaf of a wall calendar; the words beside it say the same. */
function Leaf({ day, time }: { day: string; time: string }) {
  const part = (style: Intl.DateTimeFormatOptions) => dayWords(style)(day);
  return (
    <div className="appointment-leaf sky" aria-hidden="true">
      <strong>{part({ day: "numeric" })}</strong>
      <span>
        {part({ month: "long" })}
        <br />
        {part({ weekday: "long" })}
      </span>
      <b>{time}</b>
    </div>
  );
}
