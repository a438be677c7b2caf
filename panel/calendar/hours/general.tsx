import { stepChoices } from "../../../booking/hours.ts";
import { minutesInWords } from "../../../booking/hours-words.ts";
import { Field } from "../../components/field.tsx";
import { withStep } from "./edit-hours.ts";
import type { EditorProps } from "./week-editor.tsx";

const bufferChoices = [0, 5, 10, 15, 20, 30, 45, 60];
const noticeChoices = [0, 30, 60, 120, 180, 360, 720, 1440, 2880, 4320, 10_080];
const aheadChoices = [7, 14, 30, 60, 90, 180, 365];

export function General({ hours, onHours }: EditorProps) {
  return (
    <div className="form">
      <Field label="Randevular arası" hint="Bir randevunun başından sonrakinin başına kadar.">
        <select
          value={hours.step}
          onChange={({ target }) => onHours(withStep(hours, Number(target.value)))}
        >
          {stepChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} dakika
            </option>
          ))}
        </select>
      </Field>
      <Field
        label="Randevudan sonra ara"
        hint="Her randevunun ardından boş kalan süre. Bundan sonra alınan randevular için geçerlidir."
      >
        <select
          value={hours.buffer}
          onChange={({ target }) => onHours({ ...hours, buffer: Number(target.value) })}
        >
          {withOwn(bufferChoices, hours.buffer).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? "Yok" : `${minutes} dakika`}
            </option>
          ))}
        </select>
      </Field>
      <Field
        label="En geç ne kadar önce"
        hint="Danışan bundan daha yakın bir saat için randevu alamaz. Siz her zaman ekleyebilirsiniz."
      >
        <select
          value={hours.minNotice}
          onChange={({ target }) => onHours({ ...hours, minNotice: Number(target.value) })}
        >
          {withOwn(noticeChoices, hours.minNotice).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? "Sınır yok" : `${minutesInWords(minutes)} önce`}
            </option>
          ))}
        </select>
      </Field>
      <Field label="En çok ne kadar ileri" hint="Takvim danışana bu kadar günü gösterir.">
        <select
          value={hours.daysAhead}
          onChange={({ target }) => onHours({ ...hours, daysAhead: Number(target.value) })}
        >
          {withOwn(aheadChoices, hours.daysAhead).map((days) => (
            <option key={days} value={days}>
              {days} gün
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}

/** Also what was set elsewhere. */
function withOwn(choices: number[], own: number): number[] {
  return [...new Set([...choices, own])].sort((a, b) => a - b);
}
