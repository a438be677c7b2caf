import "./note-block.css";
import { useRef } from "react";
import type { Done } from "../data/use-toast.ts";
import { CancelButton } from "./cancel-button.tsx";
import { useDraft } from "./drafts.tsx";
import { Field } from "./field.tsx";
import { Form } from "./form.tsx";
import { PanelIcon } from "./panel-icon.tsx";
import { useFocusBack } from "./use-focus-back.ts";

/** The typed text, with the note and version that it started from. */
type Draft = { text: string; before: string; version: number; isRefused?: boolean };

/** A note that can be edited in place. The typed text is kept when the user leaves the screen and comes back. */
export function NoteBlock({
  of: { id, note, version },
  title,
  hint,
  rows,
  maxLength,
  words = { add: "Not ekle", edit: "Notu düzenle", field: "Not" },
  send,
}: {
  of: { id: string; note: string; version: number };
  title: string;
  hint: string;
  rows: number;
  maxLength: number;
  /** Told apart where a screen has two notes. */
  words?: { add: string; edit: string; field: string };
  send(change: { note: string; version: number }): Promise<Done>;
}) {
  const {
    value: draft,
    change,
    forget,
  } = useDraft<Draft | undefined>(`${title} of ${id}`, undefined, {
    isMissed: (kept) => kept !== undefined && kept.text !== kept.before,
  });
  const isPressed = useRef(false);
  const isOpen = draft !== undefined;
  const opener = useFocusBack(isOpen);
  async function save() {
    // Other changes of the appointment do not matter, only a note saved meanwhile.
    const isKnown = draft!.isRefused || draft!.before === note;
    const done = await send({
      note: draft!.text.trim(),
      version: isKnown ? version : draft!.version,
    });
    forget();
    return done;
  }
  if (!isOpen) {
    return (
      <section className="block">
        <h2>{title}</h2>
        {note && <p className="note-text">{note}</p>}
        <button
          ref={opener}
          type="button"
          className="link-button"
          onClick={() => {
            isPressed.current = true;
            change(() => ({ text: note, before: note, version }));
          }}
        >
          <PanelIcon name="note" /> {note ? words.edit : words.add}
        </button>
      </section>
    );
  }
  return (
    <section className="block">
      <h2>{title}</h2>
      {draft.before !== note && <p className="note-text">Bu arada kaydedilen: {note || "boş"}</p>}
      <Form
        className=""
        submit="Kaydet"
        submitClassName="button small"
        changes="appointments"
        send={save}
        onRefused={({ code }) => {
          change((was) => was && { ...was, isRefused: code?.endsWith("changed") });
          return "toast";
        }}
        actions={<CancelButton className="button small ghost" onCancel={forget} />}
      >
        {() => (
          <Field label={words.field} hint={hint}>
            <textarea
              rows={rows}
              maxLength={maxLength}
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
