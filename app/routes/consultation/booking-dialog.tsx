import { type ReactNode, useEffect, useState } from "react";
import { defaultSettings } from "../../booking-service/answers.ts";
import { loadSettings } from "../../booking-service/calls.ts";
import { Dialog } from "../../components/dialog.tsx";
import { OfflineHint } from "../../components/offline-hint.tsx";
import type { BookingForm } from "./booking-form.ts";
import { ContactStep } from "./contact-step.tsx";
import { DayStep } from "./day-step.tsx";
import { SlotStep } from "./slot-step.tsx";
import type { StepProps } from "./step.tsx";

export function BookingDialog(props: {
  type: string;
  form: BookingForm;
  setForm: (form: BookingForm) => void;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { type, form, setForm, onSend, onClose, children } = props;
  const daysAhead = useDaysAhead();
  const step: StepProps = { form, change: (changes) => setForm({ ...form, ...changes }) };
  return (
    <Dialog
      eyebrow="Randevu Al"
      title={type}
      onClose={onClose}
      header={
        <>
          <Progress step={form.step} />
          <OfflineHint text="Randevu almak için internet bağlantısı gerekir." />
        </>
      }
    >
      {form.step === 1 && <DayStep {...step} daysAhead={daysAhead} />}
      {form.step === 2 && <SlotStep {...step} />}
      {form.step === 3 && <ContactStep {...step} onSend={onSend} />}
      {children}
    </Dialog>
  );
}

function useDaysAhead(): number {
  const [daysAhead, setDaysAhead] = useState(defaultSettings.daysAhead);
  useEffect(() => {
    loadSettings().then((settings) => setDaysAhead(settings.daysAhead));
  }, []);
  return daysAhead;
}

function Progress({ step }: { step: number }) {
  return (
    <ol className="steps" aria-label="Adımlar">
      {["Tarih", "Saat", "İletişim"].map((name, index) => (
        <li
          key={name}
          className={index + 1 < step ? "done" : ""}
          aria-current={index + 1 === step ? "step" : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
