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
  const isLate = promised !== undefined && (isNone || (day !== undefined && day > promised));
  return (
    <div className="first-free">
      {promised && (
        <p>
          {promised === open.today
            ? "Bu görüşme aynı gün yapılır."
            : `Bu görüşme en geç ${weekdayInWords(promised)} günü yapılır.`}
          {isLate && " Bu süre içinde boş saat kalmadı."}
        </p>
      )}
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
