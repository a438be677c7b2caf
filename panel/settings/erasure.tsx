import { useState } from "react";
import { Link } from "react-router";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { isStaffPhone } from "../../booking/phone.ts";
import type { EraseAnswer, EraseCheck } from "../../contract/panel/calls.ts";
import { staffPhoneRule } from "../../contract/panel/clients.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { useConfirmed } from "../components/confirmation.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { phoneInWords } from "../components/person.tsx";
import { Sheet } from "../components/sheet.tsx";
import { ApiError, call } from "../data/api.ts";
import { useConsultationTitle } from "../data/settings.ts";
import { typedPhone } from "../words/typed-phone.ts";

/** Erases a person's data, by phone number. */
export function Erasure() {
  const [phone, setPhone] = useState("");
  /** With its number: the field may have changed when the answer arrives. */
  const [checked, setChecked] = useState<{ phone: string; check: EraseCheck }>();
  return (
    <>
      <Form
        submit="Verileri sil…"
        submitClassName="button ghost"
        about={{ phone_invalid: "phone" }}
        send={async () => {
          if (!isStaffPhone(phone)) {
            throw new ApiError(0, { code: "phone_invalid", message: staffPhoneRule });
          }
          const check = await call<EraseCheck>("POST", panelPaths.eraseCheck, { phone });
          setChecked({ phone, check });
        }}
      >
        {(wrong) => (
          <Field label="Telefon" hint="05321234567 biçiminde" wrong={wrong("phone")}>
            <input
              name="phone"
              type="tel"
              autoComplete="off"
              value={phone}
              onChange={(event) => setPhone(event.target.value && typedPhone(event.target.value))}
              required
            />
          </Field>
        )}
      </Form>
      {checked && (
        <ConfirmErasure
          {...checked}
          onErased={() => setPhone("")}
          onClose={() => setChecked(undefined)}
        />
      )}
    </>
  );
}

/** Shows whose data would be erased and what stays, and asks for confirmation. */
function ConfirmErasure({
  phone,
  check,
  onErased,
  onClose,
}: {
  phone: string;
  check: EraseCheck;
  onErased(): void;
  onClose(): void;
}) {
  const confirmed = useConfirmed();
  async function erase() {
    const { erased } = await confirmed(() =>
      call<EraseAnswer>("POST", panelPaths.erase, { phone }),
    );
    onErased();
    onClose();
    const gone = [
      erased > 0 && `${erased} randevunun kişisel verileri`,
      check.former > 0 && `${check.former} randevunun eski bilgileri`,
    ];
    return { text: `${gone.filter(Boolean).join(" ve ")} silindi.` };
  }
  const isNobody = check.count === 0 && check.former === 0;
  const isPossible = !isNobody && check.coming.length === 0;
  return (
    <Sheet title="Kişisel veriler silinsin mi?" onClose={onClose}>
      {isNobody && (
        <p>
          <b>{phoneInWords(phone)}</b> numarasıyla kayıtlı kişisel veri yok.
        </p>
      )}
      {check.count > 0 && <Whose {...{ phone, check }} />}
      {check.former > 0 && (
        <p>
          <b>{phoneInWords(phone)}</b> numarası {check.former} randevunun düzeltilmeden önceki
          bilgilerinde duruyor. Bu eski bilgiler geri dönülmez biçimde silinir; randevuların bugünkü
          bilgileri kalır.
        </p>
      )}
      <Coming coming={check.coming} />
      {isPossible ? (
        <Form
          submit="Geri dönülmez biçimde sil"
          changes="appointments"
          send={erase}
          actions={<CancelButton className="link-button" onCancel={onClose} />}
        />
      ) : (
        <div className="actions">
          <button type="button" className="button ghost" onClick={onClose}>
            Kapat
          </button>
        </div>
      )}
    </Sheet>
  );
}

function Whose({ phone, check: { names, count, from, to } }: { phone: string; check: EraseCheck }) {
  return (
    <>
      <dl className="fact-list whose-data">
        <div>
          <dt>Telefon</dt>
          <dd>{phoneInWords(phone)}</dd>
        </div>
        <div>
          <dt>Ad</dt>
          <dd>{names.join(", ")}</dd>
        </div>
        <div>
          <dt>Randevular</dt>
          <dd>
            {count} randevu,{" "}
            {from === to ? dayInWords(from!) : `${dayInWords(from!)} – ${dayInWords(to!)}`}
          </dd>
        </div>
      </dl>
      <p>
        <b>Silinen:</b> bu randevulardaki ad, telefon, notlar, iptal nedenleri ve danışanın özel
        bağlantısı. <b>Bu işlem geri alınamaz.</b>
      </p>
      <p>
        <b>Kalan:</b> gün, saat, tür ve sonuç (sayılar için); adsız ve numarasız olarak kimin ne
        yaptığı.
      </p>
    </>
  );
}

/** Upcoming appointments prevent the erasure; each with a link. */
function Coming({ coming }: Pick<EraseCheck, "coming">) {
  const titleOf = useConsultationTitle();
  if (coming.length === 0) return null;
  return (
    <div className="erasure-coming" role="alert">
      <p>{panelRefusals.open_appointments}</p>
      <ul>
        {coming.map(({ id, day, timeSlot, consultation }) => (
          <li key={id}>
            <Link to={panelPages.appointment(id)}>
              {dayInWords(day)}, {timeSlot}
            </Link>{" "}
            {titleOf(consultation)}
          </li>
        ))}
      </ul>
    </div>
  );
}
