import { useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { type ChosenSlot, hourNeeded, SlotChoice } from "../../components/slot-choice.tsx";
import { ApiError } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import type { Changed } from "../../data/post-change.ts";
import { shortDay, todayInIstanbul } from "../../words/day-words.ts";
import { SheetForm, type SheetFormProps } from "./sheet-form.tsx";

type Slot = Required<ChosenSlot>;

/** Another hour: for one that stands, or for one that was cancelled and shall stand again. */
export function MoveSheet({
  appointment: { day, timeSlot },
  isRestoring = false,
  send,
  ...sheet
}: {
  appointment: PanelAppointment;
  isRestoring?: boolean;
  send(version: number, slot: Slot): Promise<Changed>;
} & SheetFormProps) {
  const today = todayInIstanbul(useNow());
  const [chosen, setChosen] = useState<ChosenSlot>({ day: day < today ? today : day });
  const verb = isRestoring ? "Al" : "Taşı";
  async function move(version: number) {
    if (!chosen.timeSlot) throw new ApiError(0, { message: hourNeeded });
    return send(version, { day: chosen.day, timeSlot: chosen.timeSlot });
  }
  return (
    <SheetForm
      {...sheet}
      title={isRestoring ? "Başka saate al" : "Randevuyu taşı"}
      submit={chosen.timeSlot ? `${verb}: ${shortDay(chosen.day)}, ${chosen.timeSlot}` : verb}
      send={move}
      field="timeSlot"
    >
      {(wrong, correct) => (
        <>
          <p className="move-from">
            {isRestoring ? "İptal edilen" : "Şimdi"}: {shortDay(day)}, {timeSlot}
          </p>
          <SlotChoice
            chosen={chosen}
            onChoose={(slot) => {
              setChosen(slot);
              if (slot.timeSlot) correct("timeSlot");
            }}
            wrong={wrong("timeSlot")}
          />
        </>
      )}
    </SheetForm>
  );
}
