import { useEffect, useId, useRef } from "react";
import type { LinkMade } from "../../../contract/panel/calls.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Field } from "../../components/field.tsx";
import { instantInWords } from "../../words/day-words.ts";

export type NewLink = LinkMade & { called: string };

/** In the page and not in a sheet: a tap beside it must not lose what is shown only once. */
export function NewLinkNotice({ link, onSent }: { link: NewLink; onSent(): void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = new URL(link.address, location.origin).href;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="new-link" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {link.called} için bağlantı
      </h2>
      <Field
        label="Bağlantı"
        hint={`Yalnızca şimdi gösterilir; kendisinden başkasına iletmeyin. Bir kez çalışır, son saati: ${instantInWords(link.until)}.`}
      >
        <input value={address} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <div className="actions">
        <CopyButton text={address}>Bağlantıyı kopyala</CopyButton>
        <button type="button" className="button small" onClick={onSent}>
          İlettim
        </button>
      </div>
    </section>
  );
}
