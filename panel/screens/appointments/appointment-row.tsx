import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { outcomeOf } from "../../../booking/status.ts";
import { canApprove } from "../../../booking/transitions.ts";
import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useConsultationTitle } from "../../data/settings.tsx";
import { useChange } from "../../data/use-change.ts";
import { OutcomeTag } from "../../parts/outcome-tag.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { PersonName, PhoneLink } from "../../parts/person.tsx";
import { VisitorMark } from "../../parts/visitor-mark.tsx";

export function AppointmentRow({
  appointment,
  isNew,
}: {
  appointment: PanelAppointment;
  isNew: boolean;
}) {
  const { id, timeSlot, name, phone, version } = appointment;
  const titleOf = useConsultationTitle();
  const [isApprovedHere, setApprovedHere] = useState(false);
  const nextStep = useRef<HTMLAnchorElement>(null);
  const [params] = useSearchParams();
  const isWaiting = canApprove(appointment);
  const isToTell = isApprovedHere && !isWaiting;
  // The button that was pressed is gone: what comes next takes its place.
  useEffect(() => {
    if (isToTell) nextStep.current?.focus({ preventScroll: true });
  }, [isToTell]);
  // Taken back: whoever approves it next may be somebody else.
  useEffect(() => {
    if (isWaiting) setApprovedHere(false);
  }, [isWaiting]);
  const approval = useChange(
    async () => {
      const { undo } = await call<ChangeAnswer>("POST", panelPaths.approve(id), { version });
      setApprovedHere(true);
      // Among the waiting ones the row goes away, and with it the way to the next step.
      const next = { to: panelPages.appointment(id), label: "Haber ver" };
      const isGoing = params.get("durum") === "pending";
      return { text: `${name}: randevu onaylandı.`, undo, next: isGoing ? next : undefined };
    },
    { changes: "appointments" },
  );
  return (
    <li className="appointment-row" data-outcome={outcomeOf(appointment)} data-new={isNew}>
      <time>{timeSlot}</time>
      <Link className="row-name" to={panelPages.appointment(id)}>
        <PersonName name={name} />
      </Link>
      <span className="row-type">
        {isNew && <b className="new-mark">Yeni</b>} <VisitorMark {...appointment} />{" "}
        {titleOf(appointment.consultation)}
      </span>
      <OutcomeTag {...appointment} />
      <span className="row-phone">{phone && <PhoneLink phone={phone} />}</span>
      {isWaiting && (
        <button
          type="button"
          className="button small"
          aria-label={`Onayla: ${name}, ${timeSlot}`}
          onClick={() => approval.start()}
        >
          <PanelIcon name="check" /> Onayla
        </button>
      )}
      {isToTell && (
        <Link ref={nextStep} className="button small ghost" to={panelPages.appointment(id)}>
          <PanelIcon name="message" /> Haber ver
        </Link>
      )}
    </li>
  );
}
