import { type ReactNode, useState } from "react";
import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import { typeOf } from "../../../../booking/status.ts";
import type { OwnAppointment } from "../../../../contract/public/own-appointment.ts";
import { moveOwn } from "../../../booking-service/own.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { OfflineHint } from "../../../components/offline-hint.tsx";
import { ownTimeNote, visitorTimeZone } from "../../../components/own-time.ts";
import { emptyForm, slotOf } from "../booking-form.ts";
import { DayStep } from "../day-step.tsx";
import { dayWithWeekday } from "../day-words.ts";
import { lostChoice } from "../lost-choice.tsx";
import { Progress } from "../progress.tsx";
import { SlotStep } from "../slot-step.tsx";
import { Step, type StepProps } from "../step.tsx";
import { useCalendar, useDayCheck } from "../use-calendar.ts";
import { type ChangeProps, changed } from "./change.ts";

/** The days and hours of the booking dialog, and a last step that says from where to where. */
export function MoveDialog(props: ChangeProps) {
  const { ownKey, appointment, show, onClose } = props;
  const [form, setForm] = useState(emptyForm);
  const [taken, setTaken] = useState<string>();
  const open = useCalendar();
  useDayCheck(open.checkDay, form.day, form.step);
  const step: StepProps = { form, change: (changes) => setForm({ ...form, ...changes }) };
  const lostSlot = lostChoice(step, open);
  const send = async () => {
    if (form.sending) return;
    setForm({ ...form, sending: true });
    const { version } = appointment;
    const sent = moveOwn(ownKey, { version, ...slotOf(form) });
    const { next, refusal } = await changed(props, sent, "Randevunuz taşındı.");
    if (refusal === "slot_taken") {
      setTaken(next.failure);
      setForm({ ...form, step: 2, slot: undefined, sending: false });
    } else {
      show(next);
      onClose();
    }
  };
  return (
    <Dialog
      eyebrow={typeOf(appointment)}
      title="Randevuyu taşı"
      onClose={onClose}
      header={
        <>
          <Progress steps={["Tarih", "Saat", "Onay"]} current={form.step} />
          <OfflineHint text="Taşımak için internet bağlantısı gerekir." />
          <p className="own-taken" role="status">
            {form.step === 2 && taken}
          </p>
        </>
      }
    >
      {form.step === 1 && <DayStep {...step} open={open} />}
      {form.step === 2 && <SlotStep {...step} open={open} lostSlot={lostSlot} />}
      {form.step === 3 && (
        <MoveStep {...step} appointment={appointment} lostSlot={lostSlot} onSend={send} />
      )}
    </Dialog>
  );
}

type MoveStepProps = StepProps & {
  appointment: OwnAppointment;
  lostSlot: ReactNode;
  onSend: () => void;
};

function MoveStep({ form, change, appointment, lostSlot, onSend }: MoveStepProps) {
  const { day = "", slot = "", sending } = form;
  const from = { day: istanbulClock(new Date(appointment.date)).day, time: appointment.timeSlot };
  return (
    <Step
      title="Yeni saati onaylayın."
      actions={
        <>
          <button
            type="button"
            className="button ghost"
            disabled={sending}
            onClick={() => change({ step: 2 })}
          >
            Geri
          </button>
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
      <dl className="own-move">
        <Hour term="Şimdiki" day={from.day} time={from.time} />
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
  const note = ownTimeNote({ day, time }, visitorTimeZone());
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
