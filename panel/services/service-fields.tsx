import { useId } from "react";
import { longestServiceNote } from "../../booking/services.ts";
import { Field } from "../components/field.tsx";
import type { ServiceDraft } from "./service-draft.ts";

export function ServiceFields({
  service,
  slotMinutes,
  wrong,
  onChange,
}: {
  service: ServiceDraft;
  slotMinutes: number;
  wrong: string | undefined;
  onChange(part: Partial<ServiceDraft>): void;
}) {
  const { slug, title, bookable, duration, note } = service;
  const id = useId();
  return (
    <fieldset className="service" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <label className="check service-online">
        <input
          type="checkbox"
          name={slug}
          checked={bookable}
          onChange={({ target }) => onChange({ bookable: target.checked })}
        />
        <span>Siteden randevu alınabilir</span>
      </label>
      <Field label="Süre (dakika)" wrong={wrong}>
        <input
          name={slug}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          placeholder={String(slotMinutes)}
          value={duration}
          onChange={({ target }) => onChange({ duration: target.value.replace(/\D/g, "") })}
        />
      </Field>
      <Field label="Personele not">
        <input
          autoComplete="off"
          maxLength={longestServiceNote}
          value={note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
    </fieldset>
  );
}
