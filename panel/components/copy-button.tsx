import { useState } from "react";

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

/** Answers with what to say where the browser does not allow it. */
export async function copyText(text: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch {
    return "Tarayıcı izin vermedi; metni seçip elle kopyalayın.";
  }
}
