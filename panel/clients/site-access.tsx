import { useEffect, useRef, useState } from "react";
import type { ClientPhone } from "../../contract/panel/clients.ts";
import { longestNote } from "../../contract/panel/lengths.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { closeOutdated } from "../components/outdated.ts";
import { PanelIcon } from "../components/panel-icon.tsx";
import { phoneInWords } from "../components/person.tsx";
import { Sheet } from "../components/sheet.tsx";
import { ApiError, call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { instantInWords } from "../words/day-words.ts";

/** Whether the number can book on the site. */
export function SiteAccess({
  number: { phone, id, block },
  isOnly,
}: {
  number: ClientPhone;
  /** The client has no other. */
  isOnly: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasBlocked = useRef(block !== null);
  const isBlocked = block !== null;
  // The pressed button is gone: its replacement takes the focus.
  useEffect(() => {
    if (wasBlocked.current !== isBlocked) button.current?.focus();
    wasBlocked.current = isBlocked;
  }, [isBlocked]);
  const opening = useChange(
    async () => {
      await call("POST", panelPaths.unblock(id));
      return { text: "Numara siteden yeniden randevu alabilir." };
    },
    { changes: "appointments" },
  );
  return (
    <>
      {block ? (
        <div className="client-blocked">
          <p>
            <b>{!isOnly && `${phoneInWords(phone)}: `}Siteden randevu alamaz</b>,{" "}
            {instantInWords(block.at)}
          </p>
          <p>{block.reason}</p>
          <button
            ref={button}
            type="button"
            className="button small ghost"
            onClick={() => opening.start()}
          >
            Yeniden alabilsin
          </button>
        </div>
      ) : (
        <button ref={button} type="button" className="link-button" onClick={() => setOpen(true)}>
          <PanelIcon name="closed" /> Siteden randevu alamasın…
          {!isOnly && ` ${phoneInWords(phone)}`}
        </button>
      )}
      {isOpen && <BlockSheet id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function BlockSheet({ id, onClose }: { id: string; onClose(): void }) {
  const [reason, setReason] = useState("");
  async function block() {
    if (!reason.trim()) {
      throw new ApiError(0, { code: "reason", message: "Kısa bir neden yazın." });
    }
    await call("POST", panelPaths.block(id), { reason });
    onClose();
    return { text: "Numara artık siteden randevu alamaz." };
  }
  return (
    <Sheet title="Siteden randevu alamasın" onClose={onClose}>
      <Form
        className=""
        submit="Engelle"
        changes="appointments"
        about={{ reason: "reason", invalid: "reason" }}
        send={block}
        onRefused={closeOutdated(onClose)}
        actions={<CancelButton onCancel={onClose} />}
      >
        {(wrong) => (
          <>
            <p className="sheet-lead">
              Bu numarayla siteden gelen talepler saat tutmaz, listede iptal edilmiş görünür.
              Danışan engeli görmez; talebi ona beklemede görünür. Randevu sorgulama ve özel
              bağlantılar çalışmayı sürdürür, siz de elle randevu ekleyebilirsiniz.
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
