import type { PanelAppointment } from "../../../booking/panel-contract.ts";
import { typeOf } from "../../../booking/status.ts";
import { isErased } from "../../../booking/transitions.ts";
import { fullDay, nearName, todayInIstanbul } from "../../parts/day-words.ts";
import { instantInWords } from "../../parts/instant-in-words.ts";
import { OutcomeTag } from "../../parts/outcome-tag.tsx";
import { PhoneLink } from "../../parts/phone-link.tsx";

const sources = { site: "Siteden", phone: "Telefonla" };

export function CardFacts({ appointment }: { appointment: PanelAppointment }) {
  const { day, timeSlot, phone, reason, source, createdAt } = appointment;
  const near = nearName(day, todayInIstanbul());
  return (
    <>
      <p className="card-when">
        <time>{timeSlot}</time>
        <span>
          {near && `${near}, `}
          {fullDay(day)}
        </span>
      </p>
      <dl className="card-facts">
        <dt>Tür</dt>
        <dd>{typeOf(appointment)}</dd>
        <dt>Durum</dt>
        <dd>
          <OutcomeTag {...appointment} />
        </dd>
        {phone && (
          <>
            <dt>Telefon</dt>
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          </>
        )}
        <dt>Geliş</dt>
        <dd>
          {sources[source]}, {instantInWords(createdAt)}
        </dd>
        {reason && (
          <>
            <dt>İptal nedeni</dt>
            <dd>{reason}</dd>
          </>
        )}
      </dl>
      {isErased(appointment) && (
        <p className="card-erased">
          Bu kişinin adı, telefonu ve notları silindi. Gün, tür ve sonuç sayılar için saklanıyor.
        </p>
      )}
    </>
  );
}
