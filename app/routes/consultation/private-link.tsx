import { useRef, useState } from "react";
import { privateLink } from "../../booking-service/private-link.ts";

const notes = {
  copied: "Bağlantı kopyalandı.",
  selected: "Bağlantı seçildi. Şimdi kopyalayabilirsiniz (Ctrl+C ya da basılı tutup Kopyala).",
};

export function PrivateLink({ privateKey }: { privateKey: string }) {
  const address = privateLink(privateKey);
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
      setNote(notes.copied);
    } catch {
      // Forbidden or not supported: the visitor can still copy the selected text.
      field.current?.focus();
      field.current?.select();
      setNote(notes.selected);
    }
  };
  return (
    <div className="private-link">
      <a href={address}>Randevunuzu görün, taşıyın ya da iptal edin</a>
      <p>
        Bu bağlantı size özeldir: Kimdeyse randevuyu görebilir, taşıyabilir ve iptal edebilir. Bu
        sayfadan ayrılınca yeniden gösterilmez; değişiklik yapabilmek için saklayın.
      </p>
      <div>
        <input
          ref={field}
          readOnly
          aria-label="Randevunuzun özel bağlantısı"
          value={new URL(address, location.href).href}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button ghost" onClick={copy}>
          Bağlantıyı kopyala
        </button>
      </div>
      <p role="status">{note}</p>
    </div>
  );
}
