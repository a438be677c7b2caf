import { isName } from "../../../booking/name.ts";
import { isBookingPhone } from "../../../booking/phone.ts";
import { fieldRefusals } from "../../../contract/refusals.ts";
import type { ChosenSlot } from "../../parts/slot-choice.tsx";

export type Draft = { name: string; phone: string; consultation: string; note: string };

/** What is missing or wrong, by field, before anything is sent. */
export function problemsOf(draft: Draft, { timeSlot }: ChosenSlot): Record<string, string> {
  return {
    ...(!isName(draft.name) && { name: fieldRefusals.name_invalid }),
    ...(!isBookingPhone(draft.phone) && { phone: fieldRefusals.phone_invalid }),
    ...(!draft.consultation && { consultation: "Bir tür seçin." }),
    ...(!timeSlot && { timeSlot: "Boş bir saat seçin." }),
  };
}
