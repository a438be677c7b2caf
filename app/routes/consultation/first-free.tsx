import { addDays, weekdayInWords } from "../../../booking/istanbul-time.ts";
import type { OpenCalendar } from "./use-calendar.ts";

/** The type's promise, and the first free day. */
export function FirstFree(props: {
  open: OpenCalendar;
  withinDays?: number | undefined;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}) {
  const { open, withinDays, chosen, onChoose } = props;
  const { day, isNone } = open.firstFree;
  const promised = withinDays === undefined ? undefined : addDays(open.today, withinDays);
  return (
    <div className="first-free">
      {promised && <p aria-live="polite">{promiseOf({ ...open, promised, chosen })}</p>}
      {day && (
        <button type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
          İlk boş gün: {day === open.today && "bugün, "}
          {weekdayInWords(day)}
        </button>
      )}
      {isNone && <p>Şu anda boş gün yok. Dilerseniz bizi arayabilirsiniz.</p>}
    </div>
  );
}

/** At most two lines on the smallest phone, so that no day moves and all but a week of the calendar is in sight. */
function promiseOf(known: {
  today: string;
  firstFree: OpenCalendar["firstFree"];
  promised: string;
  chosen: string | undefined;
}): string {
  const { today, firstFree, promised, chosen } = known;
  const isSameDay = promised === today;
  const last = `geç ${weekdayInWords(promised)} günü`;
  const start = isSameDay ? "Aynı gün" : `En ${last}`;
  if (firstFree.isNone || (firstFree.day ?? "") > promised)
    return `${start} görüşüyoruz, ama ${isSameDay ? "bugün" : "o güne dek"} boş saat yok.`;
  if (chosen && chosen > promised)
    return `Seçtiğiniz gün daha ileride; ${isSameDay ? "bugün" : `en ${last}`} de görüşebiliriz.`;
  return `${start} görüşebiliriz; daha ileri bir gün de seçebilirsiniz.`;
}
