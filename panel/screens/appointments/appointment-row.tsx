import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { outcomeOf } from "../../../booking/status.ts";
import { canApprove } from "../../../booking/transitions.ts";
import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useConsultationTitle } from "../../data/settings.tsx";
import { OutcomeTag } from "../../parts/outcome-tag.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { PersonName } from "../../parts/person-name.tsx";
import { PhoneLink } from "../../parts/phone-link.tsx";
import { useSay } from "../../shell/toast.tsx";

export function AppointmentRow({
  appointment,
  isNew,
  onRefused,
}: {
  appointment: PanelAppointment;
  isNew: boolean;
  onRefused(): void;
}) {
  const { id, timeSlot, name, phone, version } = appointment;
  const say = useSay();
  const titleOf = useConsultationTitle();
  const [isApprovedHere, setApprovedHere] = useState(false);
  const nextStep = useRef<HTMLAnchorElement>(null);
  const sentVersion = useRef<number>(undefined);
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
  async function approve() {
    // A second tap, until the row shows what came of the first.
    if (sentVersion.current === version) return;
    sentVersion.current = version;
    try {
      const { undo } = await call<ChangeAnswer>("POST", panelPaths.approve(id), { version });
      setApprovedHere(true);
      // Among the waiting ones the row goes away, and with it the way to the next step.
      const next = { to: `/randevu/${id}`, label: "Haber ver" };
      const isGoing = params.get("durum") === "pending";
      say.done(`${name}: randevu onaylandı.`, undo, isGoing ? next : undefined);
    } catch (error) {
      sentVersion.current = undefined;
      say.problem(error);
      onRefused();
    }
  }
  return (
    <li className="appointment-row" data-outcome={outcomeOf(appointment)} data-new={isNew}>
      <time>{timeSlot}</time>
      <Link className="row-name" to={`/randevu/${id}`}>
        <PersonName name={name} />
      </Link>
      <span className="row-type">
        {isNew && <b className="new-mark">Yeni</b>} {titleOf(appointment.consultation)}
      </span>
      <OutcomeTag {...appointment} />
      <span className="row-phone">{phone && <PhoneLink phone={phone} />}</span>
      {isWaiting && (
        <button
          type="button"
          className="button small"
          aria-label={`Onayla: ${name}, ${timeSlot}`}
          onClick={approve}
        >
          <PanelIcon name="check" /> Onayla
        </button>
      )}
      {isToTell && (
        <Link ref={nextStep} className="button small ghost" to={`/randevu/${id}`}>
          <PanelIcon name="message" /> Haber ver
        </Link>
      )}
    </li>
  );
}
