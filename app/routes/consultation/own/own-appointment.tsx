import { useEffect, useRef } from "react";
import { resultMessage } from "../../../../booking/status.ts";
import { dialogFailure, useDialog } from "../../../components/use-dialog.ts";
import { Changes, type ChangeWords } from "./changes.tsx";
import { LinkUnknown, linkUnknown } from "./link-unknown.tsx";
import { type NextSteps, Ticket } from "./ticket.tsx";
import { type OwnState, useOwnAppointment } from "./use-own-appointment.ts";

type OwnProps = {
  ownKey: string;
  /** Where each type is booked, by its title; undefined where the site offers none. */
  bookingOf: Record<string, string> | undefined;
  words: ChangeWords & { next: NextSteps; unknown: string[] };
};

export function OwnAppointment({ ownKey, bookingOf, words }: OwnProps) {
  const { state, show, retry } = useOwnAppointment(ownKey);
  const { appointment, isUnknown, isWaiting, failure } = state;
  const cancel = useDialog(async () => (await import("./cancel-dialog.tsx")).CancelDialog);
  const move = useDialog(async () => (await import("./move-dialog.tsx")).MoveDialog);
  const dialog = { ownKey, show };
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed may be gone: whoever cannot see is told how the appointment stands now.
  useEffect(() => {
    if (state.isAnswer) heading.current?.focus();
  }, [state]);

  return (
    <>
      <Notice {...state} />
      {failure && !appointment && (
        <button type="button" className="button" aria-disabled={isWaiting} onClick={retry}>
          Yeniden dene
        </button>
      )}
      {isUnknown && <LinkUnknown headingRef={heading} words={words.unknown} />}
      {appointment && (
        <>
          <Ticket appointment={appointment} next={words.next} headingRef={heading} />
          <Changes
            appointment={appointment}
            bookingOf={bookingOf}
            words={words}
            onMove={move.open}
            onCancel={cancel.open}
          />
          {[cancel, move].some((dialog) => dialog.state === "failed") && (
            <p role="alert">{dialogFailure}</p>
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

/** Stays in the page, so that screen readers announce what comes into it. */
function Notice({ appointment, isUnknown, isWaiting, done, failure }: OwnState) {
  const kind = failure ? "failure" : "done";
  const seen = isWaiting ? "Randevunuz getiriliyor…" : (failure ?? (isUnknown ? "" : done));
  const unseen = isUnknown ? linkUnknown : appointment && resultMessage(appointment);
  return (
    <p className="own-notice" role="status" data-kind={isWaiting ? "waiting" : kind}>
      {seen || <span className="visually-hidden">{unseen}</span>}
    </p>
  );
}
