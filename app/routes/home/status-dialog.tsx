import { type FormEvent, useEffect, useRef, useState } from "react";
import { clockTime, istanbulClock } from "../../../booking/istanbul-time.ts";
import { messages } from "../../../booking/messages.ts";
import { lookupPhone, maskLookupPhone } from "../../../booking/phone.ts";
import { type Appointment, comingAppointments, resultParts } from "../../../booking/status.ts";
import { loadAppointments, loadSettings } from "../../booking-service/calls.ts";
import { rememberedAppointments } from "../../booking-service/remembered.ts";
import { CalendarLink } from "../../components/calendar-link.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { OfflineHint } from "../../components/offline-hint.tsx";
import { PhoneInput } from "../../components/phone-input.tsx";
import { visitorTimeNote, visitorTimeZone } from "../../components/visitor-time.ts";
import { privateLinkAddress } from "../../content/addresses.ts";

type Result = { status: string } & ({ text: string } | { appointment: Appointment });

/** It is mounted only while it is open, so that closing it clears the field and the results. */
export function StatusDialog({ onClose }: { onClose: () => void }) {
  const [field, setField] = useState("");
  const [results, setResults] = useState<Result[]>([]);
  const [answers, setAnswers] = useState(0);
  const [busy, setBusy] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [remembered] = useState(() => rememberedAppointments().length);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    loadSettings();
    input.current?.focus();
  }, []);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const phone = lookupPhone(field);
    setInvalid(!phone);
    if (!phone) {
      setResults([]);
      return input.current?.focus();
    }
    setBusy(true);
    try {
      setResults(resultsOf(await loadAppointments(phone)));
      setAnswers(answers + 1);
    } catch {
      setResults([...results, { text: messages.lookupFailed, status: "failed" }]);
      setField("");
      input.current?.focus();
    }
    setBusy(false);
  };

  return (
    <Dialog
      eyebrow="Danışmanlık"
      title="Randevu Durumu"
      onClose={onClose}
      header={<OfflineHint text="Sorgulamak için internet bağlantısı gerekir." />}
    >
      <div className="dialog-body">
        <form className="lookup" onSubmit={check}>
          <label htmlFor="lookup-phone">Telefon numaranız</label>
          <div className="phone-field">
            <span aria-hidden="true">0</span>
            <PhoneInput
              ref={input}
              id="lookup-phone"
              placeholder="5XX XXX XX XX"
              aria-invalid={invalid}
              aria-describedby={invalid ? "lookup-refusal lookup-hint" : "lookup-hint"}
              readOnly={busy}
              value={field}
              mask={maskLookupPhone}
              onNumber={(number) => {
                setField(number);
                setInvalid(false);
              }}
            />
          </div>
          <p id="lookup-refusal" className="refusal" aria-live="polite">
            {invalid && messages.lookupPhoneInvalid}
          </p>
          <p id="lookup-hint" className="hint">
            Randevu alırken yazdığınız numarayı, başındaki 0 olmadan girin.
          </p>
          <button type="submit" className="button" aria-disabled={busy}>
            {busy ? "Sorgulanıyor..." : "Sorgula"}
          </button>
        </form>
        {remembered > 0 && (
          <a className="remembered-link" href={privateLinkAddress}>
            Bu cihazda hatırlanan {remembered > 1 ? "randevularınız" : "randevunuz"}
          </a>
        )}
        <ul className="results" aria-label="Sonuçlar" aria-live="polite" aria-busy={busy}>
          {results.map((result, index) => (
            <li
              // New elements for each answer, so that an answer is announced even if it equals the one before.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced or grows at its end.
              key={`${answers}-${index}`}
              className="fade"
              data-status={result.status}
            >
              {"text" in result ? <p>{result.text}</p> : <Found {...result} />}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Found({ appointment }: { appointment: Appointment }) {
  const { date, timeSlot: time, status } = appointment;
  // Another provider's service may send a time in another format.
  const isTime = clockTime.test(time);
  const { day } = istanbulClock(new Date(date));
  const note = isTime && visitorTimeNote({ day, time }, visitorTimeZone());
  const { when, what } = resultParts(appointment);
  return (
    <>
      <p>
        <strong>{when}</strong>
        {what}
        {note && <small>{note}</small>}
      </p>
      {isTime && status !== "cancelled" && <CalendarLink appointment={appointment} />}
    </>
  );
}

function resultsOf(appointments: Appointment[]): Result[] {
  const coming = comingAppointments(appointments, new Date());
  if (coming.length === 0) return [{ text: messages.lookupEmpty, status: "none" }];
  return coming.map((appointment) => ({ status: appointment.status, appointment }));
}
