import { type FormEvent, useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import type { Refused } from "../../data/api.ts";
import { shortDay, todayInIstanbul } from "../../parts/day-words.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { type ChosenSlot, SlotChoice } from "../../parts/slot-choice.tsx";

export function MoveSheet({
  appointment: { day, timeSlot },
  onClose,
  send,
}: {
  appointment: PanelAppointment;
  onClose(): void;
  send(slot: ChosenSlot): Promise<Refused | undefined>;
}) {
  const today = todayInIstanbul();
  const [chosen, setChosen] = useState<ChosenSlot>({ day: day < today ? today : day });
  const [wrong, setWrong] = useState<string>();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen.timeSlot) return setWrong("Boş bir saat seçin.");
    const refused = await send(chosen);
    setWrong(refused?.message);
  }
  return (
    <Sheet title="Randevuyu taşı" onClose={onClose}>
      <form onSubmit={submit}>
        <p className="move-from">
          Şimdi: {shortDay(day)}, {timeSlot}
        </p>
        <SlotChoice chosen={chosen} onChoose={setChosen} wrong={wrong} />
        <div className="actions">
          <button type="submit" className="button">
            {chosen.timeSlot ? `Taşı: ${shortDay(chosen.day)}, ${chosen.timeSlot}` : "Taşı"}
          </button>
          <button type="button" className="button ghost" onClick={onClose}>
            Vazgeç
          </button>
        </div>
      </form>
    </Sheet>
  );
}
