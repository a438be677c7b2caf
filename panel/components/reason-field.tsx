import "./reason-field.css";
import { longestNote } from "../../contract/panel/lengths.ts";
import { useSettings } from "../data/settings.ts";
import { Field } from "./field.tsx";

/** The reason for a cancellation: one of the academy's, or typed. */
export function ReasonField({
  reason,
  wrong,
  first = [],
  last = [],
  onReason,
}: {
  reason: string;
  wrong: string | undefined;
  /** Further reasons, before and after the academy's own. */
  first?: string[];
  last?: string[];
  onReason(reason: string): void;
}) {
  const { reasons } = useSettings().messages;
  return (
    <>
      <fieldset className="frequent-reasons" aria-label="Sık kullanılanlar">
        {[...first, ...reasons.map(({ text }) => text), ...last].map((text) => (
          <button
            key={text}
            type="button"
            aria-pressed={reason === text}
            onClick={() => onReason(text)}
          >
            {text}
          </button>
        ))}
      </fieldset>
      <Field
        label="Neden"
        hint="Yalnızca burada görünür, danışana gönderilmez."
        wrong={wrong && <span role="alert">{wrong}</span>}
      >
        <textarea
          name="reason"
          rows={2}
          maxLength={longestNote}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      </Field>
    </>
  );
}
