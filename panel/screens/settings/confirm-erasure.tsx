import { useState } from "react";
import { Link } from "react-router";
import type { EraseAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { type ApiError, call, withQuery } from "../../data/api.ts";
import { useConfirmed } from "../../parts/confirmation.tsx";
import { Form } from "../../parts/form.tsx";
import { Sheet } from "../../parts/sheet.tsx";

export function ConfirmErasure({
  phone,
  onErased,
  onClose,
}: {
  phone: string;
  onErased(): void;
  onClose(): void;
}) {
  const confirmed = useConfirmed();
  const [isBlocked, setBlocked] = useState(false);
  async function erase() {
    try {
      const { erased } = await confirmed(() =>
        call<EraseAnswer>("POST", panelPaths.erase, { phone }),
      );
      onErased();
      onClose();
      const text =
        erased > 0
          ? `${erased} randevunun kişisel verileri silindi.`
          : "Bu numarayla kayıtlı kişisel veri yok.";
      return { text };
    } catch (error) {
      setBlocked((error as ApiError).code === "open_appointments");
      throw error;
    }
  }
  return (
    <Sheet title="Kişisel veriler silinsin mi?" onClose={onClose}>
      <p>
        <b>{phone}</b> numarasının bütün randevularından ad, telefon, not ve iptal nedenleri
        silinir. <b>Bu işlem geri alınamaz.</b>
      </p>
      <Form
        submit="Geri dönülmez biçimde sil"
        changes="appointments"
        send={erase}
        actions={
          isBlocked ? (
            <Link className="link-button" to={withQuery(panelPages.list, { ara: phone })}>
              Bu numaranın randevularını göster
            </Link>
          ) : (
            <button type="button" className="link-button" onClick={onClose}>
              Vazgeç
            </button>
          )
        }
      />
    </Sheet>
  );
}
