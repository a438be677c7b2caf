import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Field } from "../../parts/field.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { useSay } from "../../shell/toast.tsx";
import { useStep } from "./use-step.ts";

/** What is being written, and the note and version that it began from. */
type Draft = { text: string; before: string; version: number; isRefused?: boolean };

export function CardNote({
  appointment,
  onRefused,
}: {
  appointment: PanelAppointment;
  onRefused(): void;
}) {
  const { id, note, version } = appointment;
  const say = useSay();
  const take = useStep(appointment, onRefused);
  const [draft, setDraft] = useState<Draft>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  async function save(event: FormEvent) {
    event.preventDefault();
    // What else became of the card is no matter; a note that was written meanwhile is.
    const isKnown = draft!.isRefused || draft!.before === note;
    const wanted = { note: draft!.text.trim(), version: isKnown ? version : draft!.version };
    const result = await take(panelPaths.note(id), wanted, "Not kaydedildi.");
    if (typeof result === "number") setDraft(undefined);
    else if (result) {
      setDraft((was) => was && { ...was, isRefused: result.code === "changed" });
      say.problem(result);
    }
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
          onClick={() => setDraft({ text: note, before: note, version })}
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
      <form onSubmit={save}>
        <Field label="Not" hint="Yalnızca burada görünür.">
          <textarea
            rows={3}
            maxLength={1000}
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed turns into this field.
            autoFocus
            value={draft.text}
            onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          />
        </Field>
        <div className="actions">
          <button type="submit" className="button small">
            Kaydet
          </button>
          <button type="button" className="button small ghost" onClick={() => setDraft(undefined)}>
            Vazgeç
          </button>
        </div>
      </form>
    </section>
  );
}
