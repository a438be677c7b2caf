import { Link } from "react-router";
import { hasBegun, outcomeOf } from "../../../booking/status.ts";
import { canCancel } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { OutcomeTag } from "../../components/outcome-tag.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { PersonName, PhoneLink } from "../../components/person.tsx";
import { VisitorMark } from "../../components/visitor-mark.tsx";
import { useNow } from "../../data/clock.tsx";
import { useConsultationTitle } from "../../data/settings.ts";
import type { Rejecting } from "./reject-sheet.tsx";
import { RowAction } from "./row-action.tsx";
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
  const { id, timeSlot, name, phone, status } = appointment;
  const titleOf = useConsultationTitle();
  const isPast = hasBegun(appointment, useNow());
  const isChoosable = choice && !isGone && canCancel(appointment);
  return (
    <li
      className="appointment-row"
      data-outcome={outcomeOf(appointment)}
      data-new={isNew}
      data-gone={isGone}
    >
      <time>{timeSlot}</time>
      <Link id={`kisi-${id}`} className="row-name" to={panelPages.appointment(id)}>
        <PersonName name={name} />
      </Link>
      <div className="row-facts">
        <OutcomeTag {...appointment} />
        <span className="row-type">
          {isGone && <b className="gone-mark">Bu listeden çıktı</b>}
          {isNew && <b className="new-mark">Yeni</b>}
          {status === "pending" && isPast && <b className="past-mark">Saati geçti</b>}
          <VisitorMark {...appointment} /> {titleOf(appointment.consultation)}
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
