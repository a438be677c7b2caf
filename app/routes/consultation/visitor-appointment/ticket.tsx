import { type Ref, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { dayWithWeekday, dayWords, istanbulClock } from "../../../../booking/istanbul-time.ts";
import {
  type Appointment,
  hasBegun,
  resultMessage,
  type Status,
  typeOf,
} from "../../../../booking/status.ts";
import type { VisitorAppointment } from "../../../../contract/public/visitor-appointment.ts";
import { Icon } from "../../../components/icon.tsx";
import { visitorTimeNote, visitorTimeZone } from "../../../components/visitor-time.ts";
import type { loader } from "../../../root.tsx";

export type TicketWords = {
  /** What happens next, by status. */
  next: Record<Status | "past", string>;
  /** If the calendar file cannot be made. */
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

/** The date as a leaf of a wall calendar, hidden from screen readers: the text beside it says the same. */
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

/** Unlike CalendarLink of the dialogs, it loads the code that makes the file only when it is pressed. */
function CalendarButton({ appointment, failure }: { appointment: Appointment; failure: string }) {
  const academy = useRouteLoaderData<typeof loader>("root")?.name ?? "";
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { saveCalendarFile } = await import("./save-calendar-file.ts");
      saveCalendarFile(appointment, academy);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="calendar-link" onClick={save}>
        <Icon name="calendar" /> Takvime ekle
      </button>
      {hasFailed && <p role="alert">{failure}</p>}
    </>
  );
}
