import { useState } from "react";

/** Shows its result beside itself: in a sheet the toasts are covered. */
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

/** Returns an error message if the browser does not allow it. */
export async function copyText(text: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch {
    return "Tarayıcı izin vermedi; metni seçip elle kopyalayın.";
  }
}
