import type { ReactNode } from "react";
import { takenOn } from "../../../booking/free-days.ts";
import { weekdayInWords } from "../../../booking/istanbul-time.ts";
import { type DaySlot, slotsOf } from "../../../booking/slots.ts";
import { isLost } from "./booking-form.ts";
import type { StepProps } from "./step.tsx";
import type { OpenCalendar } from "./use-calendar.ts";

/**
 * A notice if the chosen slot was taken meanwhile, or is gone because the academy's hours changed; undefined if it is
 * still free.
 */
export function lostChoice({ form, change }: StepProps, open: OpenCalendar) {
  const { day = "", slot = "" } = form;
  const { calendar, hours, nearest } = open;
  const isTaken = isLost(form, takenOn(calendar, day));
  const isGone = slot !== "" && !form.sending && !slotsOf({ day, hours }).includes(slot);
  if (!isTaken && !isGone) return undefined;
  return (
    <LostSlot
      lost={{ day, slot }}
      isTaken={isTaken}
      nearest={nearest({ day, slot })}
      onChoose={(chosen) => change({ ...chosen, step: 3 })}
      onOtherDay={() => change({ step: 1 })}
    />
  );
}

/** Says which slot is gone, and offers the nearest free ones. */
export function LostSlot(props: {
  lost: DaySlot;
  isTaken: boolean;
  nearest: DaySlot[];
  onChoose: (slot: DaySlot) => void;
  /** In steps that show this one day. */
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

/** The dialog stays higher from now on, so that its buttons keep their place. */
function growDialog(choices: HTMLElement | null) {
  choices?.closest("dialog")?.classList.add("tall");
}

export function NoticeChoices({ children }: { children: ReactNode }) {
  return (
    <div ref={growDialog} className="notice-choices">
      {children}
    </div>
  );
}
