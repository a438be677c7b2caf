import { useRef, useState } from "react";
import { messages } from "../../../booking/messages.ts";
import { minutesIn } from "../../../booking/services.ts";
import { slotSubject } from "../../../contract/public/proof.ts";
import { loadTakenTimes, newAppointmentKey, sendBooking } from "../../booking-service/calls.ts";
import { Toast, type ToastState, toastFade } from "../../components/toast.tsx";
import { Booked, type StoredBooking } from "./booked.tsx";
import { BookingDialog } from "./booking-dialog.tsx";
import { canSend, emptyForm, formBeforeReload, requestOf, slotOf } from "./booking-form.ts";
import { type UnsentForm, UnsentWords } from "./unsent.tsx";

/** Milliseconds. */
const timings = {
  /** A toast after an answer stays this long before it fades. */
  answerStay: 500,
  /** The form is cleared this long after that toast has gone. */
  reset: 1000,
  /** After a network failure the toast waits, then stays. */
  failureDelay: 300,
  failureStay: 5000,
};

type BookingProps = {
  type: string;
  withinDays: number | undefined;
  /** How long it takes, in words. */
  duration?: string | undefined;
  firmId: string;
  /** Whether the shown type can be booked. */
  bookable: boolean;
  open: boolean;
  onClose: () => void;
  /** The refused type: the academy may have taken it off the site. */
  onRefused: (type: string) => void;
};

/** The dialog, the toast and the confirmation of a booking. */
export function Booking(props: BookingProps) {
  const { type, withinDays, duration, firmId, bookable, open, onClose, onRefused } = props;
  const [form, setForm] = useState(() => formBeforeReload(type) ?? emptyForm);
  const [unsent, setUnsent] = useState<UnsentForm>();
  const [toast, setToast] = useState<ToastState>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [booked, setBooked] = useState<StoredBooking[]>([]);
  const [sendings, setSendings] = useState(0);
  // A ref, because a second submit can come before the state has been rendered.
  const sending = useRef(false);
  const unanswered = useRef<{ subject: string; privateKey: string | undefined }>(undefined);

  const send = async () => {
    if (sending.current || !canSend(form)) return;
    sending.current = true;
    setForm({ ...form, sending: true });
    setUnsent(undefined);
    setIsUnderWay(true);
    const number = sendings + 1;
    setSendings(number);
    onClose();
    const request = requestOf(form, { type, firmId });
    const slot = slotOf(form);
    const subject = `${type} ${slotSubject(slot)}`;
    // An unanswered request may have been stored, so the same request is sent again with the same key.
    const { current: lost } = unanswered;
    const privateKey = lost?.subject === subject ? lost.privateKey : await newAppointmentKey();
    const { outcome, isKeyKept } = await sendBooking(request, slot, privateKey);
    unanswered.current = outcome === "unreachable" ? { subject, privateKey } : undefined;
    if (outcome === "stored") {
      const appointment = { ...request, status: "pending", minutes: minutesIn(duration) };
      const { phone } = request;
      const stored = { number, appointment, phone, privateKey: isKeyKept ? privateKey : undefined };
      setBooked((earlier) => [stored, ...earlier]);
    } else {
      const sentInVain: UnsentForm = { ...form, type, outcome };
      setUnsent(sentInVain);
      if (outcome === "refused") {
        onRefused(type);
        // The answer does not say why.
        loadTakenTimes(slot.day, type).then((taken) => {
          const isTaken = taken?.includes(slot.timeSlot);
          if (isTaken) setUnsent((now) => (now === sentInVain ? { ...now, isTaken } : now));
        });
      }
    }
    const show: SetToast = (toast) => {
      setIsUnderWay(false);
      setToast(toast);
    };
    await (outcome === "unreachable"
      ? toastFailure(show)
      : toastAnswer(outcome === "stored", show));
    setForm(emptyForm);
    sending.current = false;
  };

  // An unanswered request may have been stored for its type; offered for another, its own slot would look taken.
  const offered = unsent?.outcome === "refused" || unsent?.type === type ? unsent : undefined;
  // The toast disappears and does not name the request. The open dialog shows it itself.
  const isUnsentShown = offered && !isUnderWay && bookable && !open;
  return (
    <>
      <p className="under-way" role="status">
        {isUnderWay && "Gönderiliyor..."}
        {isUnsentShown && (
          <>
            <UnsentWords {...offered} /> Bilgileriniz duruyor.
          </>
        )}
      </p>
      {booked.map((one) => (
        // Earlier ones say so, because the toast of a later request is not about them.
        <Booked key={one.number} {...one} isEarlier={one.number < sendings} />
      ))}
      {open ? (
        <BookingDialog
          type={type}
          withinDays={withinDays}
          form={form}
          unsent={offered}
          setForm={setForm}
          onSend={send}
          onClose={onClose}
        >
          <Toast toast={toast} />
        </BookingDialog>
      ) : (
        <Toast toast={toast} />
      )}
    </>
  );
}

type SetToast = (toast: ToastState | undefined) => void;

/** A refusal has the timing of a success: the specification has none for it. */
async function toastAnswer(stored: boolean, setToast: SetToast) {
  const text = stored ? messages.bookingSucceeded : messages.bookingFailed;
  setToast({ text });
  await wait(timings.answerStay);
  setToast({ text, fading: true });
  await wait(toastFade);
  setToast(undefined);
  await wait(timings.reset);
}

async function toastFailure(setToast: SetToast) {
  await wait(timings.failureDelay);
  setToast({ text: messages.bookingFailed });
  await wait(timings.failureStay);
  setToast(undefined);
}

function wait(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
