import "./confirm-erasure.css";
import { Link } from "react-router";
import { dayInWords } from "../../booking/istanbul-time.ts";
import type { EraseAnswer, EraseCheck } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { useConsultationTitle } from "../data/settings.ts";
import { whenInWords } from "../words/report-words.ts";
import { CancelButton } from "./cancel-button.tsx";
import { useConfirmed } from "./confirmation.tsx";
import { Form } from "./form.tsx";
import { phoneInWords } from "./person.tsx";
import { Sheet } from "./sheet.tsx";

/** Shows whose data would be erased and what stays, and asks for confirmation. */
export function ConfirmErasure({
  phone = "",
  check,
  send,
  onClose,
}: {
  /** By which the clients were found. */
  phone?: string;
  check: EraseCheck;
  send(): Promise<EraseAnswer>;
  onClose(): void;
}) {
  const confirmed = useConfirmed();
  async function erase() {
    const { erased } = await confirmed(send);
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
      {check.count > 0 && <Whose check={check} />}
      {check.former > 0 && (
        <p>
          Başka {check.former} randevunun düzeltilmeden önceki bilgilerinde de geçiyor. Bu eski
          bilgiler geri dönülmez biçimde silinir; o randevuların bugünkü bilgileri kalır.
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

const keptWords: Record<EraseCheck["kept"][number], string> = {
  email: "e-posta adresi",
  note: "danışan notu",
  owner_note: "yönetici notu",
  follow_up: "aranacağı gün",
  block: "siteden randevu alamadığı ve nedeni",
};

function keptInWords(kept: EraseCheck["kept"]): string {
  return kept.map((one) => `; ${keptWords[one]}`).join("");
}

function Whose({ check: { names, phones, births, count, from, to, kept } }: { check: EraseCheck }) {
  return (
    <>
      <dl className="fact-list whose-data">
        <div>
          <dt>Telefon</dt>
          <dd>{phones.map(phoneInWords).join(", ")}</dd>
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
        {births.length > 0 && (
          <div>
            <dt>Doğum bilgileri</dt>
            <dd>{births.join(", ")}</dd>
          </div>
        )}
      </dl>
      <p>
        <b>Silinen:</b> bu randevulardaki ad, telefon, notlar, iptal nedenleri ve danışanın özel
        bağlantısı{births.length > 0 && "; doğum bilgileri"}
        {keptInWords(kept)}. <b>Bu işlem geri alınamaz.</b>
      </p>
      <p>
        <b>Kalan:</b> gün, saat, tür, sonuç ve ödeme tutarı (sayılar için); adsız ve numarasız
        olarak kimin ne yaptığı.
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
        {coming.map(({ id, consultation, ...slot }) => (
          <li key={id}>
            <Link to={panelPages.appointment(id)}>{whenInWords(slot)}</Link> {titleOf(consultation)}
          </li>
        ))}
      </ul>
    </div>
  );
}
