import { type Ref, useEffect, useRef } from "react";
import { hasBegun, resultMessage } from "../../../../booking/status.ts";
import { forget } from "../../../booking-service/remembered.ts";
import { CalendarLink } from "../../../components/calendar-link.tsx";
import { useDialog } from "../../../components/use-dialog.ts";
import { pageAddresses } from "../../../content/addresses.ts";
import { PrivateLink } from "../private-link.tsx";
import type { PrivateLinkWords } from "../private-link-words.ts";
import { Changes, type ChangeWords } from "./changes.tsx";
import { Ticket, type TicketWords } from "./ticket.tsx";
import { useVisitorAppointment, type VisitorState } from "./use-appointment.ts";

type UnknownWords = { title: string; texts: string[]; home: string };

type AppointmentProps = {
  privateKey: string;
  /** The address at which each type is booked, by title; undefined if the site promotes no consultations. */
  bookingOf: Record<string, string> | undefined;
  words: ChangeWords &
    TicketWords & {
      keep: string;
      link: PrivateLinkWords;
      waiting: string;
      retry: string;
      unknown: UnknownWords;
      birth: { title: string; text: string; add: string };
      dialogFailure: string;
    };
};

export function VisitorAppointment({ privateKey, bookingOf, words }: AppointmentProps) {
  const { state, show, retry } = useVisitorAppointment(privateKey);
  const { appointment, isUnknown, isWaiting, failure } = state;
  const cancel = useDialog(async () => (await import("./cancel-dialog.tsx")).CancelDialog);
  const move = useDialog(async () => (await import("./move-dialog.tsx")).MoveDialog);
  const birth = useDialog(async () => (await import("./birth-dialog.tsx")).BirthDialog);
  const dialog = { privateKey, show };
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  // The pressed button may be gone, so screen readers continue at the heading, which says the new state.
  useEffect(() => {
    if (!state.isAnswer) return;
    heading.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [state]);
  const isCancelled = appointment?.status === "cancelled";
  useEffect(() => {
    if (isUnknown || isCancelled) forget(privateKey);
  }, [isUnknown, isCancelled, privateKey]);

  return (
    <>
      <Notice {...state} ref={notice} words={words} />
      {failure && !appointment && (
        <button type="button" className="button" aria-disabled={isWaiting} onClick={retry}>
          {words.retry}
        </button>
      )}
      {isUnknown && <LinkUnknown headingRef={heading} words={words.unknown} />}
      {appointment && (
        <>
          <Ticket appointment={appointment} words={words} headingRef={heading} />
          <Changes
            appointment={appointment}
            bookingOf={bookingOf}
            words={words}
            mover={move.opener}
            canceller={cancel.opener}
          />
          {[cancel, move, birth].some((dialog) => dialog.state === "failed") && (
            <p role="alert">{words.dialogFailure}</p>
          )}
          {!isCancelled && !hasBegun(appointment, new Date()) && (
            <section className="appointment-keep">
              <h2>{words.birth.title}</h2>
              <p>{words.birth.text}</p>
              <button type="button" className="button ghost" {...birth.opener}>
                {words.birth.add}
              </button>
            </section>
          )}
          {!hasBegun(appointment, new Date()) && (
            <section className="appointment-keep">
              {!isCancelled && <h2>{words.keep}</h2>}
              <CalendarLink appointment={appointment} privateKey={privateKey} />
              {!isCancelled && (
                <PrivateLink
                  privateKey={privateKey}
                  date={appointment.date}
                  isOwnPage
                  words={words.link}
                />
              )}
            </section>
          )}
          {birth.Dialog && birth.state === "open" && (
            <birth.Dialog privateKey={privateKey} onClose={birth.close} />
          )}
          {cancel.Dialog && cancel.state === "open" && (
            <cancel.Dialog {...dialog} appointment={appointment} onClose={cancel.close} />
          )}
          {move.Dialog && move.state === "open" && (
            <move.Dialog {...dialog} appointment={appointment} onClose={move.close} />
          )}
        </>
      )}
    </>
  );
}

/** Always in the page, so that screen readers announce its changes. */
function Notice(
  props: VisitorState & Pick<AppointmentProps, "words"> & { ref: Ref<HTMLParagraphElement> },
) {
  const { ref, appointment, isUnknown, isWaiting, done, failure, words } = props;
  const kind = failure ? "failure" : "done";
  const seen = isWaiting ? words.waiting : (failure ?? (isUnknown ? "" : done));
  const unseen = isUnknown ? words.unknown.title : appointment && resultMessage(appointment);
  return (
    <p
      ref={ref}
      className="appointment-notice"
      role="status"
      data-kind={isWaiting ? "waiting" : kind}
    >
      {seen || <span className="visually-hidden">{unseen}</span>}
    </p>
  );
}

type UnknownProps = { words: UnknownWords; headingRef?: Ref<HTMLHeadingElement> };

/** Shown without a key, and for a key that no appointment has. */
export function LinkUnknown({ words, headingRef }: UnknownProps) {
  return (
    <section className="appointment-unknown">
      <h2 ref={headingRef} tabIndex={-1}>
        {words.title}
      </h2>
      {words.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <a className="button" href={pageAddresses.home}>
        {words.home}
      </a>
    </section>
  );
}
