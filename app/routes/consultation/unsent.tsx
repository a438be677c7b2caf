import { takenOn } from "../../../booking/free-days.ts";
import { weekdayInWords } from "../../../booking/istanbul-time.ts";
import { freeSlots } from "../../../booking/slots.ts";
import { slotSubject } from "../../../contract/public/proof.ts";
import { type BookingForm, slotOf } from "./booking-form.ts";
import { LostSlot, NoticeChoices } from "./lost-slot.tsx";
import type { OpenCalendar } from "./use-calendar.ts";

/** A request that failed. The form has been cleared; one button fills it in again. */
export type UnsentForm = BookingForm & {
  type: string;
  outcome: "refused" | "unreachable";
  /** Somebody else was faster. */
  isTaken?: boolean;
};

/** "Talebiniz gönderilemedi: 25 Eylül Perşembe, 21:30 az önce doldu." */
export function UnsentWords({ day = "", slot, isTaken }: UnsentForm) {
  return (
    <>
      Talebiniz gönderilemedi:{" "}
      <span className="unbroken">
        {weekdayInWords(day)}, {slot}
        {isTaken ? " az önce doldu." : "."}
      </span>
    </>
  );
}

export function Unsent(props: {
  unsent: UnsentForm;
  open: OpenCalendar;
  change: (changes: Partial<BookingForm>) => void;
}) {
  const { unsent, open, change } = props;
  const { day = "", slot = "", name, phone, outcome } = unsent;
  // Shown before the slot has been checked, so that the calendar below does not move later.
  const isChecked = open.isChecked(day);
  const taken = takenOn(open.calendar, day) ?? [];
  // After an unanswered request this visitor may hold the slot: the service accepts the same request again.
  const held = outcome === "refused" ? taken : [];
  const { now, hours } = open;
  const isFree = freeSlots({ day, taken: held, now, hours }).includes(slot);
  const restore = (chosen: { day: string; slot: string }) =>
    change({ name, phone, ...chosen, step: 3 });
  if (isChecked && !isFree) {
    return (
      <LostSlot
        lost={{ day, slot }}
        isTaken={held.includes(slot)}
        nearest={open.nearest({ day, slot })}
        onChoose={restore}
      />
    );
  }
  const unanswered = outcome === "unreachable" ? slotSubject(slotOf(unsent)) : undefined;
  return (
    <div className="notice">
      <p>
        <UnsentWords {...unsent} />
      </p>
      <NoticeChoices>
        <button
          type="button"
          className="button ghost"
          aria-disabled={!isChecked}
          onClick={() => isChecked && change({ name, phone, day, slot, step: 3, unanswered })}
        >
          Aynı bilgilerle yeniden dene
        </button>
      </NoticeChoices>
    </div>
  );
}
