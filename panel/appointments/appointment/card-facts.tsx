import { Link } from "react-router";
import { isErased } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { OutcomeTag } from "../../components/outcome-tag.tsx";
import { PhoneLink } from "../../components/person.tsx";
import { VisitorMark } from "../../components/visitor-mark.tsx";
import { useNow } from "../../data/clock.tsx";
import { useConsultationTitle, useServiceNote } from "../../data/settings.ts";
import { fullDay, instantInWords, nearName, todayInIstanbul } from "../../words/day-words.ts";

const sources = { site: "Siteden", phone: "Telefonla" };

export function Facts({ appointment }: { appointment: PanelAppointment }) {
  const { day, timeSlot, phone, reason, source, createdAt } = appointment;
  const titleOf = useConsultationTitle();
  const note = useServiceNote()(appointment.consultation);
  const near = nearName(day, todayInIstanbul(useNow()));
  return (
    <>
      <p className="appointment-when">
        <time>{timeSlot}</time>
        <span>
          {near && `${near}, `}
          {fullDay(day)}
        </span>
      </p>
      <dl className="fact-list appointment-facts">
        <div>
          <dt>Tür</dt>
          <dd>
            {titleOf(appointment.consultation)}
            {note && <small className="service-note">{note}</small>}
          </dd>
        </div>
        <div>
          <dt>Durum</dt>
          <dd>
            <OutcomeTag {...appointment} /> <VisitorMark {...appointment} />
          </dd>
        </div>
        {phone && (
          <div>
            <dt>Telefon</dt>
            <dd>
              <PhoneLink phone={phone} />{" "}
              <Link className="client-link" to={panelPages.client(appointment.id)}>
                Danışan sayfası
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>Geliş</dt>
          <dd>
            {sources[source]}, {instantInWords(createdAt)}
          </dd>
        </div>
        {reason && (
          <div>
            <dt>İptal nedeni</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
      {isErased(appointment) && (
        <p className="appointment-erased">
          Bu kişinin adı, telefonu ve notları silindi. Gün, tür ve sonuç sayılar için saklanıyor.
        </p>
      )}
    </>
  );
}
