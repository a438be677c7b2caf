import { useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { ApiError } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import type { Send } from "../../data/use-change.ts";
import { shortDay, todayInIstanbul } from "../../parts/day-words.ts";
import { type ChosenSlot, SlotChoice } from "../../parts/slot-choice.tsx";
import { SheetForm, type SheetFormProps } from "./sheet-form.tsx";

export function MoveSheet({
  appointment: { day, timeSlot },
  send,
  ...sheet
}: { appointment: PanelAppointment; send: Send<ChosenSlot> } & SheetFormProps) {
  const today = todayInIstanbul(useNow());
  const [chosen, setChosen] = useState<ChosenSlot>({ day: day < today ? today : day });
  async function move() {
    if (!chosen.timeSlot) throw new ApiError(0, { message: "Boş bir saat seçin." });
    return send(chosen);
  }
  return (
    <SheetForm
      {...sheet}
      title="Randevuyu taşı"
      submit={chosen.timeSlot ? `Taşı: ${shortDay(chosen.day)}, ${chosen.timeSlot}` : "Taşı"}
      send={move}
      field="timeSlot"
    >
      {(wrong) => (
        <>
          <p className="move-from">
            Şimdi: {shortDay(day)}, {timeSlot}
          </p>
          <SlotChoice chosen={chosen} onChoose={setChosen} wrong={wrong} />
        </>
      )}
    </SheetForm>
  );
}
