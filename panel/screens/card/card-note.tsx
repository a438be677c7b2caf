import { useEffect, useRef } from "react";
import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useDraft } from "../../parts/drafts.tsx";
import { Field } from "../../parts/field.tsx";
import { Form } from "../../parts/form.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";

/** What is being written, and the note and version that it began from. */
type Draft = { text: string; before: string; version: number; isRefused?: boolean };

export function CardNote({ appointment }: { appointment: PanelAppointment }) {
  const { id, note, version } = appointment;
  const {
    value: draft,
    change,
    forget,
  } = useDraft<Draft | undefined>(`note on ${id}`, undefined, {
    isMissed: (kept) => kept !== undefined && kept.text !== kept.before,
  });
  const isPressed = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  async function save() {
    // What else became of the card is no matter; a note that was written meanwhile is.
    const isKnown = draft!.isRefused || draft!.before === note;
    const { undo } = await call<ChangeAnswer>("POST", panelPaths.note(id), {
      note: draft!.text.trim(),
      version: isKnown ? version : draft!.version,
    });
    forget();
    return { text: "Not kaydedildi.", undo };
  }
  if (!isOpen) {
    return (
      <section className="block">
        <h2>Not</h2>
        {note && <p className="card-note">{note}</p>}
        <button
          ref={opener}
          type="button"
          className="link-button"
          onClick={() => {
            isPressed.current = true;
            change(() => ({ text: note, before: note, version }));
          }}
        >
          <PanelIcon name="note" /> {note ? "Notu düzenle" : "Not ekle"}
        </button>
      </section>
    );
  }
  return (
    <section className="block">
      <h2>Not</h2>
      {draft.before !== note && <p className="card-note">Bu arada kaydedilen: {note || "boş"}</p>}
      <Form
        className=""
        submit="Kaydet"
        submitClassName="button small"
        changes="appointments"
        send={save}
        onRefused={({ code }) => {
          change((was) => was && { ...was, isRefused: code === "changed" });
          return "toast";
        }}
        actions={
          <button type="button" className="button small ghost" onClick={forget}>
            Vazgeç
          </button>
        }
      >
        {() => (
          <Field label="Not" hint="Yalnızca burada görünür.">
            <textarea
              rows={3}
              maxLength={1000}
              // biome-ignore lint/a11y/noAutofocus: the button that was pressed turns into this field.
              autoFocus={isPressed.current}
              value={draft.text}
              onChange={({ target }) => change((was) => was && { ...was, text: target.value })}
            />
          </Field>
        )}
      </Form>
    </section>
  );
}
