import { istanbulInstant } from "../../../booking/istanbul-time.ts";
import { isName } from "../../../booking/name.ts";
import { isBookingPhone } from "../../../booking/phone.ts";
import { hourOf } from "../../../booking/slots.ts";
import type { BookingRequest } from "../../../contract/public/calls.ts";
import { slotSubject } from "../../../contract/public/proof.ts";

/** What the visitor has entered so far. Closing the dialog keeps it. */
export type BookingForm = {
  /** What the day and the hour were chosen for. */
  type?: string;
  step: 1 | 2 | 3;
  day?: string;
  slot?: string;
  name: string;
  phone: string;
  sending: boolean;
  /** The slot of a request without an answer. It may have been stored: then the slot is taken by this visitor. */
  unanswered?: string;
};

export const emptyForm: BookingForm = { step: 1, name: "", phone: "0", sending: false };

/** What the visitor had chosen before the page was loaded again. The number is personal, and typed again. */
export function formBeforeReload(type: string): BookingForm | undefined {
  const form: BookingForm | undefined = history.state?.form;
  return form?.type === type ? { ...emptyForm, ...form } : undefined;
}

/** The history's entry of the open dialog keeps it: only this tab has it, and only until the dialog closes. */
export function keepForReload({ type, step, day, slot, name }: BookingForm): void {
  history.replaceState({ ...history.state, form: { type, step, day, slot, name } }, "");
}

export function canSend({ day, slot, name, phone, sending }: BookingForm): boolean {
  return Boolean(day && slot) && isName(name) && isBookingPhone(phone) && !sending;
}

/** Whether another visitor has booked the chosen slot. */
export function isLost(form: BookingForm, taken: readonly string[] | undefined): boolean {
  const { slot, sending } = form;
  const mayBeMine = sending || isUnanswered(form);
  return slot !== undefined && !mayBeMine && taken?.includes(slot) === true;
}

/** Whether the slot is that of a request without an answer. */
export const isUnanswered = (form: BookingForm) => form.unanswered === slotSubject(slotOf(form));

export function slotOf({ day = "", slot = "" }: BookingForm) {
  return { day, timeSlot: slot };
}

/** As specified, `date` has the slot's hour with minutes 00, and `timeSlot` the exact time. */
export function requestOf(
  { day, slot = "", name, phone }: BookingForm,
  { type, firmId }: { type: string; firmId: string },
): BookingRequest {
  const hour = `${String(hourOf(slot)).padStart(2, "0")}:00`;
  return {
    name: name.trim(),
    phone,
    firmId,
    date: day ? istanbulInstant({ day, time: hour }).toISOString() : "",
    timeSlot: slot,
    randevuTipi: type,
  };
}
