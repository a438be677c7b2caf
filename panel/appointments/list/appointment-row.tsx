import "./appointment-row.css";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { moneyInWords } from "../../../booking/money.ts";
import { isReport } from "../../../booking/reports.ts";
import { hasBegun, outcomeOf } from "../../../booking/status.ts";
import {
  canApprove,
  canCancel,
  canDeliver,
  canMarkArrived,
  canRemind,
  isToRemind,
} from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { outcomeWords } from "../../../contract/panel/words.ts";
import { LateMark, OutcomeTag, OverdueMark, VisitorMark } from "../../components/outcome-tag.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { PersonName, PhoneLink } from "../../components/person.tsx";
import { useNow } from "../../data/clock.tsx";
import { useConsultationTitle } from "../../data/settings.ts";
import { postChange, useChange } from "../../data/use-change.ts";
import { nearName, todayInIstanbul } from "../../words/day-words.ts";
import { SeenButton } from "../seen-button.tsx";
import type { Rejecting } from "./reject-sheet.tsx";
import { RemindButton } from "./remind-button.tsx";
import type { StickyRow } from "./sticky-rows.ts";

/** The requests that were chosen, to be answered together. */
export type Choice = {
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
};

export function AppointmentRow({
  row,
  isNew,
  choice,
  ...actions
}: {
  row: StickyRow;
  isNew: boolean;
  choice?: Choice;
  onReject(rejecting: Rejecting): void;
  onAnswered(appointment: PanelAppointment): void;
}) {
  const { appointment, isGone } = row;
  const { id, day, timeSlot, name, phone, status } = appointment;
  const { price, paid } = appointment;
  const titleOf = useConsultationTitle();
  const isUnpaidList = useSearchParams()[0].get("durum") === "unpaid";
  const now = useNow();
  const isPast = hasBegun(appointment, now);
  const isChoosable = choice && !isGone && canCancel(appointment);
  return (
    <li
      className="appointment-row"
      data-outcome={outcomeOf(appointment)}
      data-report={isReport(appointment)}
      data-new={isNew}
      data-gone={isGone}
      data-over={isPast && status !== "pending" && day === todayInIstanbul(now)}
    >
      <time dateTime={timeSlot || appointment.day}>{timeSlot || "Rapor"}</time>
      {isChoosable ? (
        <label className="row-name" htmlFor={`sec-${id}`}>
          <PersonName name={name} />
        </label>
      ) : (
        <Link id={`kisi-${id}`} className="row-name" to={panelPages.appointment(id)}>
          <PersonName name={name} />
        </Link>
      )}
      <div className="row-facts">
        <OutcomeTag {...appointment} />
        <span className="row-type">
          {isGone && <b className="gone-mark">Bu listeden çıktı</b>}
          {isNew && <b className="new-mark">Yeni</b>}
          <OverdueMark {...appointment} /> <VisitorMark {...appointment} />{" "}
          <LateMark {...appointment} />{" "}
          {isUnpaidList && <b>{moneyInWords((price ?? 0) - paid)} </b>}
          {titleOf(appointment.consultation)}
        </span>
      </div>
      {phone && (
        <span className="row-phone">
          <PhoneLink phone={phone}>
            <PanelIcon name="phone" />
          </PhoneLink>
        </span>
      )}
      {isChoosable ? (
        <ChooseBox appointment={appointment} choice={choice} />
      ) : (
        <RowAction {...{ row, isPast }} {...actions} />
      )}
    </li>
  );
}

function ChooseBox({
  appointment: { id, name, timeSlot },
  choice: { chosen, onChoose },
}: {
  appointment: PanelAppointment;
  choice: Choice;
}) {
  return (
    <label className="check row-choice">
      <input
        id={`sec-${id}`}
        type="checkbox"
        aria-label={`Seç: ${name}, ${timeSlot}`}
        checked={chosen.has(id)}
        onChange={({ target }) =>
          onChoose(target.checked ? chosen.union(new Set([id])) : chosen.difference(new Set([id])))
        }
      />
    </label>
  );
}

/** The next step: approve or reject it, deliver it, send the message or a reminder, or mark that it took place. */
function RowAction({
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
  // The pressed button is gone: the next step takes the focus, or the name if there is none.
  useEffect(() => {
    const next = nextStep.current ?? document.getElementById(`kisi-${id}`);
    if (isTellingNext) next?.focus({ preventScroll: true });
  }, [isTellingNext, id]);
  // After an undo the request may be answered by someone else.
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
  const arrival = useChange(
    () =>
      postChange(
        panelPaths.arrived(id),
        { version },
        `${name}: ${outcomeWords.arrived.toLocaleLowerCase("tr")}.`,
        leave,
      ),
    { changes: "appointments" },
  );
  const delivery = useChange(
    () => postChange(panelPaths.delivered(id), { version }, `${name}: rapor teslim edildi.`, leave),
    { changes: "appointments" },
  );
  if (!appointment.isCancellationSeen && !isGone) return <SeenButton appointment={appointment} />;
  if (canDeliver(appointment) && !isGone) {
    return (
      <button
        type="button"
        className="button small ghost row-action"
        aria-label={`Teslim edildi: ${name}`}
        onClick={() => delivery.start()}
      >
        <PanelIcon name="check" /> Teslim edildi
      </button>
    );
  }
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
            aria-busy={approval.isBusy}
            onClick={() => approval.start()}
          >
            <PanelIcon name="check" /> Onayla
          </button>
        )}
        <button
          type="button"
          className={isPast ? "button small ghost" : "button small ghost reject"}
          aria-label={`${isPast ? "İptal et" : "Reddet"}: ${name}, ${timeSlot}`}
          title={isPast ? undefined : "Reddet"}
          onClick={() =>
            onReject({ appointments: [appointment], onDone: ([left]) => leave(left!) })
          }
        >
          <PanelIcon name="close" /> {isPast && "İptal et"}
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
  if (canMarkArrived(appointment, now) && !appointment.noShow && !isGone) {
    return (
      <button
        type="button"
        className="button small ghost row-action"
        aria-label={`${outcomeWords.arrived}: ${name}, ${timeSlot}`}
        onClick={() => arrival.start()}
      >
        <PanelIcon name="check" /> {outcomeWords.arrived}
      </button>
    );
  }
  const isReminded = appointment.remindedAt !== null && canRemind(appointment, now);
  const isNear = nearName(day, todayInIstanbul(now)) !== undefined;
  const isRemindShown = isToRemind(appointment, now) || (isReminded && isNear);
  return isRemindShown && !isGone ? <RemindButton appointment={appointment} /> : null;
}
