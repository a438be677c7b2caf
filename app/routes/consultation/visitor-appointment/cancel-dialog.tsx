import { useState } from "react";
import { dayInWords, istanbulClock } from "../../../../booking/istanbul-time.ts";
import { typeOf } from "../../../../booking/status.ts";
import { cancelVisitorAppointment } from "../../../booking-service/visitor-appointment.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { OfflineHint } from "../../../components/offline-hint.tsx";
import { Step } from "../step.tsx";
import { type ChangeProps, changed } from "./change.ts";

export function CancelDialog(props: ChangeProps) {
  const { privateKey, appointment, show, onClose } = props;
  const [isSending, setSending] = useState(false);
  const { day } = istanbulClock(new Date(appointment.date));
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const sent = cancelVisitorAppointment(privateKey, { version: appointment.version });
    const { next } = await changed(props, sent, "Randevunuz iptal edildi.");
    show(next);
    onClose();
  };
  return (
    <Dialog
      eyebrow="Randevunuz"
      title="Randevuyu iptal et"
      onClose={onClose}
      isHeld={isSending}
      header={<OfflineHint text="İptal etmek için internet bağlantısı gerekir." />}
    >
      <Step
        title="Emin misiniz?"
        actions={
          <>
            <button type="button" className="button ghost" disabled={isSending} onClick={onClose}>
              Vazgeç
            </button>
            <button type="button" className="button" aria-disabled={isSending} onClick={send}>
              {isSending ? "Gönderiliyor..." : "Evet, iptal et"}
            </button>
          </>
        }
      >
        <p className="chosen">
          {dayInWords(day)}, {appointment.timeSlot} – {typeOf(appointment)}
        </p>
        <p>
          Saatiniz başkalarına açılır ve iptal geri alınamaz. Yalnızca gününü ya da saatini
          değiştirmek istiyorsanız randevunuzu taşıyabilirsiniz.
        </p>
      </Step>
    </Dialog>
  );
}
