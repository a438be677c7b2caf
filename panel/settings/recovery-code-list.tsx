import { useEffect, useRef } from "react";
import { CopyButton } from "../components/copy-button.tsx";

/** In the page and not in a sheet: a tap beside it must not lose what is shown only once. */
export function RecoveryCodeList({
  title,
  codes,
  onKept,
}: {
  title: string;
  codes: string[];
  onKept(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>
        Telefonunuz yanınızda değilse her biri bir kez giriş sağlar. Yalnızca şimdi gösterilirler:
        yazdırın ya da güvenli bir yere kaydedin.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        <CopyButton text={codes.join("\n")}>Kopyala</CopyButton>
        <button type="button" className="button small ghost" onClick={() => window.print()}>
          Yazdır
        </button>
        <button type="button" className="button small" onClick={onKept}>
          Sakladım
        </button>
      </div>
    </div>
  );
}
