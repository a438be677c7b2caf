import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PanelAppointment } from "../../../booking/panel-contract.ts";
import { panelPaths } from "../../../booking/panel-paths.ts";
import { Field } from "../../parts/field.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { useSay } from "../../undo.tsx";
import { useStep } from "./use-step.ts";

export function CardNote({
  appointment,
  onRefused,
}: {
  appointment: PanelAppointment;
  onRefused(): void;
}) {
  const { id, note } = appointment;
  const say = useSay();
  const take = useStep(appointment, onRefused);
  const [draft, setDraft] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  async function save(event: FormEvent) {
    event.preventDefault();
    const result = await take(panelPaths.note(id), { note: draft!.trim() }, "Not kaydedildi.");
    if (typeof result === "number") setDraft(undefined);
    else say.problem(result);
  }
  if (!isOpen) {
    return (
      <section className="block">
        <h2>Not</h2>
        {note && <p className="card-note">{note}</p>}
        <button ref={opener} type="button" className="link-button" onClick={() => setDraft(note)}>
          <PanelIcon name="note" /> {note ? "Notu düzenle" : "Not ekle"}
        </button>
      </section>
    );
  }
  return (
    <section className="block">
      <h2>Not</h2>
      <form onSubmit={save}>
        <Field label="Not" hint="Yalnızca burada görünür.">
          <textarea
            rows={3}
            maxLength={1000}
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed turns into this field.
            autoFocus
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
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
