import { useState } from "react";

/** Says by itself what came of it: it also stands in sheets, over the panel's own messages. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [said, setSaid] = useState("");
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Kopyalandı.");
    } catch {
      setSaid("Tarayıcı izin vermedi; metni seçip elle kopyalayın.");
    }
  }
  return (
    <>
      <button type="button" className="button small ghost" onClick={copy}>
        {children}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
