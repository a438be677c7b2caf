import { useEffect, useRef, useState } from "react";
import type { ClientAnswer } from "../../../contract/panel/clients.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { Field } from "../../parts/field.tsx";
import { Form } from "../../parts/form.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";

/** What is being written, and the note and version that it began from. */
type Draft = { text: string; before: string; version: number; isRefused?: boolean };

export function ClientNote({ client: { id, note, version } }: { client: ClientAnswer }) {
  const [draft, setDraft] = useState<Draft>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  async function save() {
    // What else changed is no matter; a note that was written meanwhile is.
    const isKnown = draft!.isRefused || draft!.before === note;
    await call("POST", panelPaths.clientNote(id), {
      note: draft!.text.trim(),
      version: isKnown ? version : draft!.version,
    });
    setDraft(undefined);
    return { text: "Not kaydedildi." };
  }
  return (
    <section className="block">
      <h2>Danışan notu</h2>
      {!draft && (
        <>
          {note && <p className="client-note">{note}</p>}
          <button
            ref={opener}
            type="button"
            className="link-button"
            onClick={() => setDraft({ text: note, before: note, version })}
          >
            <PanelIcon name="note" /> {note ? "Notu düzenle" : "Not ekle"}
          </button>
        </>
      )}
      {draft && draft.before !== note && (
        <p className="client-note">Bu arada kaydedilen: {note || "boş"}</p>
      )}
      {draft && (
        <Form
          className=""
          submit="Kaydet"
          submitClassName="button small"
          changes="appointments"
          send={save}
          onRefused={({ code }) => {
            setDraft((was) => was && { ...was, isRefused: code === "client_changed" });
            return "toast";
          }}
          actions={
            <button
              type="button"
              className="button small ghost"
              onClick={() => setDraft(undefined)}
            >
              Vazgeç
            </button>
          }
        >
          {() => (
            <Field label="Not" hint="Bütün randevularında görünür; danışan görmez.">
              <textarea
                rows={5}
                maxLength={4000}
                // biome-ignore lint/a11y/noAutofocus: the button that was pressed turns into this field.
                autoFocus
                value={draft.text}
                onChange={({ target }) => setDraft({ ...draft, text: target.value })}
              />
            </Field>
          )}
        </Form>
      )}
    </section>
  );
}
