import { type FormEvent, useRef, useState } from "react";
import type { Refused } from "../../data/api.ts";
import { Field } from "../../parts/field.tsx";
import { Sheet } from "../../parts/sheet.tsx";

const usualReasons = ["Danışan istedi", "Danışman müsait değil", "Ulaşılamadı"];

export function CancelSheet({
  onClose,
  send,
}: {
  onClose(): void;
  send(reason: string): Promise<Refused | undefined>;
}) {
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const words = reason.trim();
    const problem = words ? (await send(words))?.message : "Kısa bir neden yazın ya da seçin.";
    setWrong(problem);
    if (problem) field.current?.focus();
  }
  return (
    <Sheet title="Randevuyu iptal et" onClose={onClose}>
      <form onSubmit={submit}>
        <div className="usual-reasons">
          {usualReasons.map((usual) => (
            <button
              key={usual}
              type="button"
              aria-pressed={reason === usual}
              onClick={() => setReason(usual)}
            >
              {usual}
            </button>
          ))}
        </div>
        <Field
          label="Neden"
          hint="Yalnızca burada görünür, ziyaretçiye gönderilmez."
          wrong={wrong && <span role="alert">{wrong}</span>}
        >
          <textarea
            ref={field}
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <div className="actions">
          <button type="submit" className="button">
            İptal et
          </button>
          <button type="button" className="button ghost" onClick={onClose}>
            Vazgeç
          </button>
        </div>
      </form>
    </Sheet>
  );
}
