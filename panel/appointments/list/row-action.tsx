import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { addDays } from "../../../booking/istanbul-time.ts";
import { canApprove, canRemind } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { useNow } from "../../data/clock.tsx";
import { postChange } from "../../data/post-change.ts";
import { useChange } from "../../data/use-change.ts";
import { todayInIstanbul } from "../../words/day-words.ts";
import type { Rejecting } from "./reject-sheet.tsx";
import { RemindButton } from "./remind-button.tsx";
import type { StickyRow } from "./sticky-rows.ts";

/** The next step with an appointment: to answer it, to tell of the answer, or to remind of it. */
export function RowAction({
  row: { appointment, isGone, isAnswered = false },
  isPast,
  onReject,
  onAnswered,
}: {
  row: StickyRow;
  isPast: boolean;
  onReject(rejecting: Rejecting): void;
  onAnswered(appointment: PanelAppointment): void;
}) {
  const { id, day, timeSlot, name, version, toTell } = appointment;
  const now = useNow();
  const [isAnsweredHere, setAnsweredHere] = useState(false);
  const nextStep = useRef<HTMLAnchorElement>(null);
  const isWaiting = canApprove(appointment);
  const isTellingNext = isAnsweredHere && !isWaiting;
  // The button that was pressed is gone: what comes next takes its place.
  useEffect(() => {
    if (isTellingNext) nextStep.current?.focus({ preventScroll: true });
  }, [isTellingNext]);
  // Taken back: whoever answers it next may be somebody else.
  useEffect(() => {
    if (isWaiting) setAnsweredHere(false);
  }, [isWaiting]);
  const leave = (left: PanelAppointment) => {
    setAnsweredHere(true);
    onAnswered(left);
  };
  const approval = useChange(
    () => postChange(panelPaths.approve(id), { version }, `${name}: randevu onaylandı.`, leave),
    { changes: "appointments" },
  );
  if (isWaiting && isGone) return null;
  if (isWaiting) {
    return (
      <span className="row-action">
        {/* Nobody comes to an hour that has passed; a card can still be approved where somebody did. */}
        {!isPast && (
          <button
            type="button"
            className="button small"
            aria-label={`Onayla: ${name}, ${timeSlot}`}
            onClick={() => approval.start()}
          >
            <PanelIcon name="check" /> Onayla
          </button>
        )}
        <button
          type="button"
          className={isPast ? "button small ghost" : "button small ghost reject"}
          aria-label={`${isPast ? "Kapat" : "Reddet"}: ${name}, ${timeSlot}`}
          title={isPast ? undefined : "Reddet"}
          onClick={() =>
            onReject({ appointments: [appointment], onDone: ([left]) => leave(left!) })
          }
        >
          <PanelIcon name="close" /> {isPast && "Kapat"}
        </button>
      </span>
    );
  }
  if (toTell !== null && !isPast && (isAnswered || !isGone)) {
    return (
      <Link
        ref={nextStep}
        className="button small ghost row-action"
        to={panelPages.appointment(id)}
        aria-describedby={`kisi-${id}`}
      >
        <PanelIcon name="message" /> Haber ver
      </Link>
    );
  }
  const isTomorrow = day === addDays(todayInIstanbul(now), 1);
  if (isTomorrow && canRemind(appointment, now) && !isGone)
    return <RemindButton appointment={appointment} />;
  return null;
}
