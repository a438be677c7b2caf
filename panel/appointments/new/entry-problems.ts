import { isName } from "../../../booking/name.ts";
import { isStaffPhone } from "../../../booking/phone.ts";
import { staffPhoneRule } from "../../../contract/panel/clients.ts";
import { fieldRefusals } from "../../../contract/refusals.ts";
import { type ChosenSlot, hourNeeded } from "../../components/slot-choice.tsx";
import type { ApiError } from "../../data/api.ts";

export type Draft = {
  name: string;
  phone: string;
  consultation: string;
  note: string;
  slot?: ChosenSlot;
};

export const emptyDraft: Draft = { name: "", phone: "0", consultation: "", note: "" };

/** Nothing was typed: a chosen hour alone is soon chosen again. */
export function isEmpty({ slot: _slot, ...typed }: Draft): boolean {
  return Object.entries(typed).every(
    ([field, value]) => value === emptyDraft[field as keyof Draft],
  );
}

/** What is missing or wrong before anything is sent. */
export function problemsOf(draft: Draft, { timeSlot }: ChosenSlot): ApiError["fields"] {
  return [
    { field: "name", isRight: isName(draft.name), message: fieldRefusals.name_invalid },
    { field: "phone", isRight: isStaffPhone(draft.phone), message: staffPhoneRule },
    { field: "consultation", isRight: draft.consultation !== "", message: "Bir tür seçin." },
    { field: "timeSlot", isRight: timeSlot !== undefined, message: hourNeeded },
  ].filter(({ isRight }) => !isRight);
}
