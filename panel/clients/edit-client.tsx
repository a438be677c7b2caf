import { useState } from "react";
import { isStaffPhone } from "../../booking/phone.ts";
import {
  type ClientAnswer,
  type ClientVersion,
  staffPhoneRule,
} from "../../contract/panel/clients.ts";
import { longestEmail } from "../../contract/panel/lengths.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { closeOutdated } from "../components/outdated.ts";
import { PanelIcon } from "../components/panel-icon.tsx";
import { PersonFields } from "../components/person-fields.tsx";
import { Sheet } from "../components/sheet.tsx";
import { ApiError, call } from "../data/api.ts";

/** Corrects name, number and e-mail address of the client as a whole; single appointments are corrected on their cards. */
export function EditClient({ client }: { client: ClientAnswer }) {
  /** As the client was when the sheet was opened: that is what the user decides on. */
  const [seen, setSeen] = useState<ClientAnswer>();
  return (
    <>
      <button
        type="button"
        className="button small ghost"
        aria-haspopup="dialog"
        onClick={() => setSeen(client)}
      >
        <PanelIcon name="note" /> Düzenle
      </button>
      {seen && <EditSheet client={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}

function EditSheet({ client, onClose }: { client: ClientAnswer; onClose(): void }) {
  const { id, name, phones, email, version } = client;
  const before = { name, phone: phones[0]!.phone, email };
  const [draft, setDraft] = useState(before);
  async function save() {
    const changed = Object.entries(draft).filter(
      ([field, value]) => value.trim() !== before[field as keyof typeof before],
    );
    if (draft.phone !== before.phone && !isStaffPhone(draft.phone))
      throw new ApiError(0, { fields: [{ field: "phone", message: staffPhoneRule }] });
    if (changed.length === 0) return onClose();
    const wanted = { version, ...Object.fromEntries(changed) };
    const { undo } = await call<ClientVersion>("POST", panelPaths.editClient(id), wanted);
    onClose();
    return { text: "Danışanın bilgileri düzeltildi.", undo };
  }
  return (
    <Sheet title="Danışanı düzenle" onClose={onClose}>
      <Form
        submit="Kaydet"
        changes="appointments"
        hasServiceNames
        send={save}
        onRefused={closeOutdated(onClose)}
        actions={<CancelButton onCancel={onClose} />}
      >
        {(wrong) => (
          <>
            <p>
              Ad ve telefon gelecek randevularının hepsinde ve son randevusunda değişir; eskileri
              olduğu gibi kalır.
            </p>
            <PersonFields
              {...draft}
              wrong={wrong}
              onChange={(part) => setDraft((was) => ({ ...was, ...part }))}
            />
            <Field label="E-posta" hint="İsteğe bağlı">
              <input
                name="email"
                type="email"
                autoComplete="off"
                maxLength={longestEmail}
                value={draft.email}
                onChange={({ target }) => setDraft((was) => ({ ...was, email: target.value }))}
              />
            </Field>
          </>
        )}
      </Form>
    </Sheet>
  );
}
