import { useState } from "react";
import { copyText } from "./copy-text.ts";

/** Says by itself what came of it: it also stands in sheets, over the panel's own messages. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [said, setSaid] = useState("");
  async function copy() {
    setSaid((await copyText(text)) ?? "Kopyalandı.");
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
