import { isBookable } from "../../../booking/consultation-types.ts";
import { fieldRefusals } from "../../../booking/messages.ts";
import { isName } from "../../../booking/name.ts";
import { isBookingPhone } from "../../../booking/phone.ts";
import type { ChosenSlot } from "../../parts/slot-choice.tsx";

export type Draft = { name: string; phone: string; randevuTipi: string; note: string };

/** What is missing or wrong, by field, before anything is sent. */
export function problemsOf(draft: Draft, { timeSlot }: ChosenSlot): Record<string, string> {
  return {
    ...(!isName(draft.name) && { name: fieldRefusals.name_invalid }),
    ...(!isBookingPhone(draft.phone) && { phone: fieldRefusals.phone_invalid }),
    ...(!isBookable(draft.randevuTipi) && { randevuTipi: "Bir tür seçin." }),
    ...(!timeSlot && { timeSlot: "Boş bir saat seçin." }),
  };
}
