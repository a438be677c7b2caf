import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { dayWithWeekday } from "../../../booking/istanbul-time.ts";
import { isName, longestName, maskName } from "../../../booking/name.ts";
import { isBookingPhone, maskBookingPhone } from "../../../booking/phone.ts";
import { prepareBooking } from "../../booking-service/calls.ts";
import { NewTabLink } from "../../components/new-tab-link.tsx";
import { PhoneInput } from "../../components/phone-input.tsx";
import { visitorTimeNote, visitorTimeZone } from "../../components/visitor-time.ts";
import { pageAddresses } from "../../content/addresses.ts";
import { canSend } from "./booking-form.ts";
import { BackToStep, Step, type StepProps } from "./step.tsx";

const formId = "randevu";

type Props = StepProps & { lostSlot: ReactNode; onSend: () => void };

export function ContactStep({ form, change, lostSlot, onSend }: Props) {
  const { day = "", slot = "", name, phone, sending } = form;
  const chosen = `${dayWithWeekday(day)}, ${slot}`;
  const note = visitorTimeNote({ day, time: slot }, visitorTimeZone());
  // The specification has no error messages: fields that were left are only marked as invalid.
  const [left, setLeft] = useState<string[]>([]);
  useEffect(() => {
    prepareBooking({ day, timeSlot: slot });
  }, [day, slot]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!lostSlot) onSend();
  };
  return (
    <Step
      // Another slot renders the step anew, so that its heading gets the focus.
      key={`${day} ${slot}`}
      title="İletişim bilgilerinizi girin."
      actions={
        <>
          <BackToStep step={2} isHeld={sending} change={change} />
          <button
            type="submit"
            form={formId}
            className="button"
            disabled={!canSend(form) || Boolean(lostSlot)}
          >
            {sending ? "Gönderiliyor..." : "Randevu Oluştur"}
          </button>
        </>
      }
    >
      {lostSlot}
      <p className="chosen">
        {lostSlot ? <s>{chosen}</s> : chosen}
        {note && <small>{note}</small>}
      </p>
      <form
        id={formId}
        className="fields"
        onSubmit={submit}
        onBlur={({ target }) => setLeft([...left, target.id])}
      >
        <label htmlFor="name">
          Ad Soyad
          <input
            id="name"
            name="name"
            aria-invalid={left.includes("name") && !isName(name)}
            autoComplete="name"
            required
            maxLength={longestName}
            readOnly={sending}
            value={name}
            onChange={(event) => change({ name: maskName(event.target.value) })}
          />
        </label>
        <label htmlFor="phone">
          Telefon
          <PhoneInput
            id="phone"
            name="phone"
            aria-invalid={left.includes("phone") && !isBookingPhone(phone)}
            aria-describedby="phone-hint"
            required
            readOnly={sending}
            value={phone}
            mask={maskBookingPhone}
            onNumber={(number) => change({ phone: number })}
          />
        </label>
        <p id="phone-hint" hidden>
          0 ile başlayan, 11 haneli cep telefonu numaranız
        </p>
        <p className="privacy">
          Bilgileriniz yalnızca randevunuz için kullanılır:{" "}
          <NewTabLink href={pageAddresses.kvkk}>KVKK Aydınlatma Metni</NewTabLink>
        </p>
      </form>
    </Step>
  );
}
