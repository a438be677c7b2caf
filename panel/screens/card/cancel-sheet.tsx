import { useState } from "react";
import { ApiError } from "../../data/api.ts";
import { useSettings } from "../../data/settings.tsx";
import type { Send } from "../../data/use-change.ts";
import { Field } from "../../parts/field.tsx";
import { SheetForm, type SheetFormProps } from "./sheet-form.tsx";

export function CancelSheet({ send, ...sheet }: { send: Send<string> } & SheetFormProps) {
  const { reasons } = useSettings().messages;
  const [reason, setReason] = useState("");
  async function cancel() {
    const words = reason.trim();
    if (!words) throw new ApiError(0, { message: "Kısa bir neden yazın ya da seçin." });
    return send(words);
  }
  return (
    <SheetForm {...sheet} title="Randevuyu iptal et" submit="İptal et" send={cancel} field="reason">
      {(wrong) => (
        <>
          <div className="usual-reasons">
            {reasons.map(({ text: usual }) => (
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
              rows={2}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </>
      )}
    </SheetForm>
  );
}
