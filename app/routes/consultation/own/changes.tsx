import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import { pageAddresses } from "../../../../content-model/addresses.ts";
import type { OwnAppointment } from "../../../../contract/public/own-appointment.ts";
import { ownTimeNote, visitorTimeZone } from "../../../components/own-time.ts";
import { dayWithWeekday } from "../day-words.ts";

type ChangesProps = {
  appointment: OwnAppointment;
  bookingOf: Record<string, string>;
  onMove: () => void;
  onCancel: () => void;
};

/** What can be done with it, and until when. */
export function Changes({ appointment, bookingOf, onMove, onCancel }: ChangesProps) {
  const { status, date, changeableUntil, randevuTipi } = appointment;
  if (changeableUntil) {
    return (
      <section className="own-changes">
        <h2>Randevunuzu değiştirin</h2>
        <p>
          Başka bir saate taşıyabilir ya da iptal edebilirsiniz; son zaman:{" "}
          <Moment instant={changeableUntil} />. Daha sonra bize telefonla ya da e-postayla ulaşın.
        </p>
        <div className="own-buttons">
          <button type="button" className="button" onClick={onMove}>
            Başka bir saate taşı
          </button>
          <button type="button" className="button ghost" onClick={onCancel}>
            Randevuyu iptal et
          </button>
        </div>
      </section>
    );
  }
  const isOver = status === "cancelled" || new Date(date) < new Date();
  if (!isOver) {
    return (
      <section className="own-changes">
        <h2>Değişiklik için bizi arayın</h2>
        <p>
          Bu randevu artık bu sayfadan taşınamaz ya da iptal edilemez. Saat size uymuyorsa lütfen
          bizi arayın ya da bize yazın.
        </p>
      </section>
    );
  }
  return (
    <section className="own-changes">
      <h2>Yeniden görüşmek isterseniz</h2>
      <p>Size uyan başka bir gün ve saat için yeni bir randevu talebi oluşturabilirsiniz.</p>
      <div className="own-buttons">
        <a className="button" href={bookingOf[randevuTipi] ?? pageAddresses.consultation}>
          Yeni randevu al
        </a>
      </div>
    </section>
  );
}

function Moment({ instant }: { instant: string }) {
  const { day, time } = istanbulClock(new Date(instant));
  const note = ownTimeNote({ day, time }, visitorTimeZone());
  return (
    <strong>
      {dayWithWeekday(day)}, {time}
      {note && ` (${note})`}
    </strong>
  );
}
