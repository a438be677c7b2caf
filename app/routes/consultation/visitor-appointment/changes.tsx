import type { ComponentProps } from "react";
import { dayWithWeekday, istanbulClock } from "../../../../booking/istanbul-time.ts";
import { hasBegun } from "../../../../booking/status.ts";
import type { VisitorAppointment } from "../../../../contract/public/visitor-appointment.ts";
import { visitorTimeNote, visitorTimeZone } from "../../../components/visitor-time.ts";
import { pageAddresses } from "../../../content/addresses.ts";

type Words = { title: string; text: string };
export type ChangeWords = {
  open: { until: string; later: string; move: string; cancel: string };
  late: Words;
  over: Words & { again: string };
};

type ChangesProps = {
  appointment: VisitorAppointment;
  bookingOf: Record<string, string> | undefined;
  words: ChangeWords;
  /** What their buttons do. */
  mover: ComponentProps<"button">;
  canceller: ComponentProps<"button">;
};

/** Buttons to move or cancel the appointment, and until when that is possible. */
export function Changes(props: ChangesProps) {
  const { appointment, bookingOf, words, mover, canceller } = props;
  const { status, changeableUntil, randevuTipi } = appointment;
  if (changeableUntil) {
    return (
      <div className="appointment-changes">
        <div className="appointment-buttons">
          <button type="button" className="button" {...mover}>
            {words.open.move}
          </button>
          <button type="button" className="button ghost" {...canceller}>
            {words.open.cancel}
          </button>
        </div>
        <p>
          {words.open.until}{" "}
          <span className="unbroken">
            <Moment instant={changeableUntil} />.
          </span>{" "}
          <span className="unbroken">{words.open.later}</span>
        </p>
      </div>
    );
  }
  const isOver = status === "cancelled" || hasBegun(appointment, new Date());
  const { title, text } = isOver ? words.over : words.late;
  return (
    <section className="appointment-changes">
      <h2>{title}</h2>
      <p>{text}</p>
      {isOver && bookingOf && (
        <div className="appointment-buttons">
          <a className="button" href={bookingOf[randevuTipi] ?? pageAddresses.consultation}>
            {words.over.again}
          </a>
        </div>
      )}
    </section>
  );
}

function Moment({ instant }: { instant: string }) {
  const { day, time } = istanbulClock(new Date(instant));
  const note = visitorTimeNote({ day, time }, visitorTimeZone());
  return (
    <strong>
      {dayWithWeekday(day)}, {time}
      {note && ` (${note})`}
    </strong>
  );
}
