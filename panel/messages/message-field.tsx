import { defaultMessages } from "../../contract/panel/default-messages.ts";
import { longestMessage } from "../../contract/panel/lengths.ts";
import { filledTemplate, type MessageKey, messageNames } from "../../contract/panel/messages.ts";
import { Field } from "../components/field.tsx";
import { useSettings } from "../data/settings.ts";
import type { Sample } from "./use-sample.ts";

/** One text, and beside it what would be sent. */
export function MessageField({
  name,
  text,
  sample,
  wrong,
  onChange,
}: {
  name: MessageKey;
  text: string;
  sample: Sample;
  wrong: string | undefined;
  onChange(text: string): void;
}) {
  const { academy } = useSettings();
  const usual = defaultMessages.texts[name];
  const shown = filledTemplate(text, sample, { academy });
  return (
    <div className="message">
      <div>
        <Field label={messageNames[name]} wrong={wrong}>
          <textarea
            rows={4}
            maxLength={longestMessage}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
        {text !== usual && (
          <button
            type="button"
            className="link-button"
            aria-label={`Varsayılana dön: ${messageNames[name]}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest(".message")?.querySelector("textarea")?.focus();
              onChange(usual);
            }}
          >
            Varsayılana dön
          </button>
        )}
      </div>
      <figure className="message-preview">
        <figcaption>
          {sample.isReal ? "Sıradaki randevuyla" : "Örnek bir randevuyla"}, {[...shown].length}{" "}
          karakter
        </figcaption>
        <p>{shown}</p>
      </figure>
    </div>
  );
}
