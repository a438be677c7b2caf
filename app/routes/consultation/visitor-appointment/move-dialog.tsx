import { type ReactNode, useState } from "react";
import {
  dayWithWeekday,
  istanbulClock,
  weekdayInWords,
} from "../../../../booking/istanbul-time.ts";
import type { DaySlot } from "../../../../booking/slots.ts";
import { typeOf } from "../../../../booking/status.ts";
import { moveVisitorAppointment } from "../../../booking-service/visitor-appointment.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { OfflineHint } from "../../../components/offline-hint.tsx";
import { visitorTimeNote, visitorTimeZone } from "../../../components/visitor-time.ts";
import { emptyForm, slotOf } from "../booking-form.ts";
import { DayStep } from "../day-step.tsx";
import { lostChoice } from "../lost-slot.tsx";
import { SlotStep } from "../slot-step.tsx";
import { BackToStep, Progress, Step, type StepProps } from "../step.tsx";
import { useCalendar, useDayCheck } from "../use-calendar.ts";
import { type ChangeProps, changed } from "./change.ts";

/** The first two steps of the booking dialog, and a last one that compares old and new slot. */
export function MoveDialog(props: ChangeProps) {
  const { privateKey, appointment, show, onClose } = props;
  const [form, setForm] = useState(emptyForm);
  const [taken, setTaken] = useState<{ day: string; timeSlot: string; text: string | undefined }>();
  const open = useCalendar(appointment.randevuTipi);
  useDayCheck(open.checkDay, form.day, form.step);
  const from = { day: istanbulClock(new Date(appointment.date)).day, slot: appointment.timeSlot };
  const step: StepProps = { form, change: (changes) => setForm({ ...form, ...changes }) };
  const lostSlot = lostChoice(step, open);
  const send = async () => {
    if (form.sending) return;
    setForm({ ...form, sending: true });
    const { version } = appointment;
    const sent = moveVisitorAppointment(privateKey, { version, ...slotOf(form) });
    const { next, refusal } = await changed(props, sent, "Randevunuz taşındı.");
    if (refusal === "slot_taken") {
      setTaken({ ...slotOf(form), text: next.failure });
      setForm({ ...form, step: 2, slot: undefined, sending: false });
    } else {
      show(next);
      onClose();
    }
  };
  const refused = taken && taken.day === form.day && (
    <div className="notice">
      <p role="alert">
        <strong>
          {weekdayInWords(taken.day)}, {taken.timeSlot}
        </strong>
        <br />
        {taken.text}
      </p>
    </div>
  );
  return (
    <Dialog
      eyebrow={typeOf(appointment)}
      title="Randevuyu taşı"
      onClose={onClose}
      isHeld={form.sending}
      header={
        <>
          <Progress steps={["Tarih", "Saat", "Onay"]} current={form.step} />
          <OfflineHint text="Taşımak için internet bağlantısı gerekir." />
        </>
      }
    >
      {form.step === 1 && <DayStep {...step} open={open} from={from} />}
      {form.step === 2 && <SlotStep {...step} open={open} lostSlot={lostSlot ?? refused} />}
      {form.step === 3 && <MoveStep {...step} from={from} lostSlot={lostSlot} onSend={send} />}
    </Dialog>
  );
}

type MoveStepProps = StepProps & {
  from: DaySlot;
  lostSlot: ReactNode;
  onSend: () => void;
};

function MoveStep({ form, change, from, lostSlot, onSend }: MoveStepProps) {
  const { day = "", slot = "", sending } = form;
  return (
    <Step
      title="Yeni saati onaylayın."
      actions={
        <>
          <BackToStep step={2} isHeld={sending} change={change} />
          <button
            type="button"
            className="button"
            disabled={Boolean(lostSlot)}
            aria-disabled={sending}
            onClick={onSend}
          >
            {sending ? "Gönderiliyor..." : "Randevuyu taşı"}
          </button>
        </>
      }
    >
      {lostSlot}
      <dl className="appointment-move">
        <Hour term="Şimdiki" day={from.day} time={from.slot} />
        <Hour term="Yeni" day={day} time={slot} />
      </dl>
      <p>
        Taşınan randevu yeniden onay bekler; sonucu size kısa mesajla ya da telefonla bildireceğiz.
        Şimdiki saatiniz başkalarına açılır.
      </p>
    </Step>
  );
}

function Hour({ term, day, time }: { term: string; day: string; time: string }) {
  const note = visitorTimeNote({ day, time }, visitorTimeZone());
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {dayWithWeekday(day)}, {time}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
