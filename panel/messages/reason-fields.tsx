import { defaultMessages } from "../../contract/panel/default-messages.ts";
import { longestReason, mostReasons } from "../../contract/panel/lengths.ts";
import type { CancelReason } from "../../contract/panel/messages.ts";
import { PanelIcon } from "../components/panel-icon.tsx";

/** The reasons that the card offers for a cancellation. */
export function ReasonFields({
  reasons,
  wrong,
  onChange,
}: {
  reasons: CancelReason[];
  wrong: string | undefined;
  onChange(reasons: CancelReason[]): void;
}) {
  const change = (at: number, part: Partial<CancelReason>) =>
    onChange(reasons.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const isDefault = JSON.stringify(reasons) === JSON.stringify(defaultMessages.reasons);
  return (
    <section className="reasons" aria-labelledby="nedenler">
      <h2 id="nedenler" tabIndex={-1}>
        İptal nedenleri
      </h2>
      <p>
        Kartta iptal ederken seçilir; danışana gönderilmez. Danışanın kendi isteğiyse “Danışanın
        isteğiyle iptal” metni önerilir, değilse “İptal” ya da “Talebin reddi”.
      </p>
      {wrong && (
        <p id="nedenler-wrong" className="wrong">
          {wrong}
        </p>
      )}
      <ul>
        {reasons.map(({ text, isWish }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is what is being typed.
          <li key={index}>
            <input
              className="input"
              aria-label={`${index + 1}. neden`}
              aria-invalid={Boolean(wrong)}
              {...(wrong && { "aria-describedby": "nedenler-wrong" })}
              // biome-ignore lint/a11y/noAutofocus: one that was just added is to be written.
              autoFocus={text === ""}
              autoComplete="off"
              maxLength={longestReason}
              value={text}
              onChange={({ target }) => change(index, { text: target.value })}
            />
            <label>
              <input
                type="checkbox"
                checked={isWish}
                onChange={({ target }) => change(index, { isWish: target.checked })}
              />
              <span>Danışanın isteği</span>
            </label>
            <button
              type="button"
              className="icon-button"
              aria-label={`${text || `${index + 1}. neden`}: sil`}
              onClick={() => {
                document.getElementById("nedenler")?.focus();
                onChange(reasons.toSpliced(index, 1));
              }}
            >
              <PanelIcon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        {reasons.length < mostReasons && (
          <button
            type="button"
            className="button small ghost"
            onClick={() => onChange([...reasons, { text: "", isWish: false }])}
          >
            <PanelIcon name="plus" /> Neden ekle
          </button>
        )}
        {!isDefault && (
          <button
            type="button"
            className="link-button"
            aria-label="Varsayılana dön: İptal nedenleri"
            onClick={() => {
              document.getElementById("nedenler")?.focus();
              onChange(defaultMessages.reasons);
            }}
          >
            Varsayılana dön
          </button>
        )}
      </div>
    </section>
  );
}
