import { weekdayInWords } from "../../../booking/istanbul-time.ts";
import type { DaySlot } from "../../../booking/slots.ts";
import { NoticeChoices } from "./notice-choices.tsx";

/** Says which hour is gone, and offers the nearest. */
export function LostSlot(props: {
  lost: DaySlot;
  isTaken: boolean;
  nearest: DaySlot[];
  onChoose: (slot: DaySlot) => void;
  /** Where the dialog stands at that day. */
  onOtherDay?: () => void;
}) {
  const { lost, isTaken, nearest, onChoose, onOtherDay } = props;
  const name = onOtherDay ? lost.slot : `${weekdayInWords(lost.day)}, ${lost.slot}`;
  return (
    <div className="notice">
      <p role="alert">
        <strong>
          {name} {isTaken ? "az önce doldu." : "için artık randevu alınamıyor."}
        </strong>{" "}
        Bilgileriniz duruyor.{" "}
        {nearest.length > 0 ? "En yakın boş saatler:" : "Başka bir gün seçebilirsiniz."}
      </p>
      <NoticeChoices>
        {nearest.map((slot) => (
          <button
            key={`${slot.day} ${slot.slot}`}
            type="button"
            className="button ghost"
            onClick={() => onChoose(slot)}
          >
            {slot.day === lost.day ? slot.slot : `${weekdayInWords(slot.day)}, ${slot.slot}`}
          </button>
        ))}
        {onOtherDay && (
          <button type="button" className="button ghost" onClick={onOtherDay}>
            Başka bir gün
          </button>
        )}
      </NoticeChoices>
    </div>
  );
}
