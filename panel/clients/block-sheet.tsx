import { useState } from "react";
import { longestNote } from "../../contract/panel/lengths.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { closeOutdated } from "../components/outdated.ts";
import { Sheet } from "../components/sheet.tsx";
import { ApiError, call } from "../data/api.ts";

export function BlockSheet({
  id,
  version,
  onClose,
}: {
  id: string;
  version: number;
  onClose(): void;
}) {
  const [reason, setReason] = useState("");
  async function block() {
    if (!reason.trim()) {
      throw new ApiError(0, { code: "reason", message: "Kısa bir neden yazın." });
    }
    await call("POST", panelPaths.block(id), { version, reason });
    onClose();
    return { text: "Numara sitedeki randevuya kapatıldı." };
  }
  return (
    <Sheet title="Sitedeki randevuya kapat" onClose={onClose}>
      <Form
        className=""
        submit="Kapat"
        changes="appointments"
        about={{ reason: "reason", invalid: "reason" }}
        send={block}
        onRefused={closeOutdated(onClose)}
        actions={<CancelButton onCancel={onClose} />}
      >
        {(wrong) => (
          <>
            <p className="sheet-lead">
              Bu numarayla siteden yeni randevu alınamaz; sitede engel olduğu söylenmez, aramaları
              istenir. Randevu sorgulama ve özel bağlantılar çalışmayı sürdürür, siz de elle randevu
              ekleyebilirsiniz.
            </p>
            <Field label="Neden" hint="Yalnızca panelde görünür." wrong={wrong("reason")}>
              <textarea
                name="reason"
                rows={3}
                maxLength={longestNote}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Field>
          </>
        )}
      </Form>
    </Sheet>
  );
}
