import { type ReactNode, useEffect } from "react";
import { comingSlots } from "../../../booking/slots.ts";
import { Dialog } from "../../components/dialog.tsx";
import { OfflineHint } from "../../components/offline-hint.tsx";
import { type BookingForm, keepForReload } from "./booking-form.ts";
import { ContactStep } from "./contact-step.tsx";
import { DayStep } from "./day-step.tsx";
import { lostChoice } from "./lost-slot.tsx";
import { SlotStep } from "./slot-step.tsx";
import { Progress, type StepProps } from "./step.tsx";
import type { UnsentForm } from "./unsent.tsx";
import { useCalendar, useDayCheck } from "./use-calendar.ts";

export function BookingDialog(props: {
  type: string;
  withinDays: number | undefined;
  form: BookingForm;
  unsent: UnsentForm | undefined;
  setForm: (form: BookingForm) => void;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { type, withinDays, form, unsent, setForm, onSend, onClose, children } = props;
  const { day = "", slot = "" } = form;
  const open = useCalendar(type);
  useDayCheck(open.checkDay, form.day, form.step);
  useDayCheck(open.checkDay, form.step === 1 ? unsent?.day : undefined, 2);
  const change: StepProps["change"] = (changes) => setForm({ ...form, type, ...changes });
  // The chosen slot may have passed since the dialog was closed, or belong to another type. Then it is dropped; what
  // was typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    const coming = comingSlots({ day, ...open });
    const isOver = slot ? !coming.includes(slot) : coming.length === 0;
    if (day && (isOver || form.type !== type) && !form.sending)
      change({ step: 1, day: undefined, slot: undefined, unanswered: undefined });
  }, []);
  useEffect(() => keepForReload({ ...form, type }), [form, type]);
  const { requestMonthOf } = open;
  useEffect(() => {
    for (const shown of [form.day, unsent?.day]) if (shown) requestMonthOf(shown);
  });
  const step: StepProps = { form, change };
  const lostSlot = lostChoice(step, open);
  return (
    <Dialog
      eyebrow="Randevu Al"
      title={type}
      onClose={onClose}
      header={
        <>
          <Progress steps={["Tarih", "Saat", "İletişim"]} current={form.step} />
          <OfflineHint text="Randevu almak için internet bağlantısı gerekir." />
        </>
      }
    >
      {form.step === 1 && <DayStep {...step} open={open} withinDays={withinDays} unsent={unsent} />}
      {form.step === 2 && <SlotStep {...step} open={open} lostSlot={lostSlot} />}
      {form.step === 3 && <ContactStep {...step} lostSlot={lostSlot} onSend={onSend} />}
      {children}
    </Dialog>
  );
}
