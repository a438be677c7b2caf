import { useEffect, useId, useRef, useState } from "react";
import { privateLink } from "../../booking-service/private-link.ts";
import { forget, remember, rememberedAppointments } from "../../booking-service/remembered.ts";
import { privateLinkAddress } from "../../content/addresses.ts";

const notes = {
  copied: "Bağlantı kopyalandı.",
  selected: "Bağlantı seçildi. Şimdi kopyalayabilirsiniz (Ctrl+C ya da basılı tutup Kopyala).",
  notStored: "Tarayıcınız bu cihazda saklamaya izin vermiyor. Bağlantıyı kopyalayabilirsiniz.",
};

type PrivateLinkProps = {
  privateKey: string;
  /** The start of the appointment. */
  date: string;
  /** On the page that the link leads to, which therefore needs no link to itself. */
  isOwnPage?: boolean;
};

/** The link of one appointment, with the ways to keep it. */
export function PrivateLink({ privateKey, date, isOwnPage }: PrivateLinkProps) {
  const address = privateLink(privateKey);
  const url = new URL(address, location.href).href;
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<string>();
  const [isRemembered, setRemembered] = useState(() =>
    rememberedAppointments().some(({ key }) => key === privateKey),
  );
  const hint = useId();
  // The appointment may have been moved since it was remembered.
  useEffect(() => {
    if (isRemembered) remember({ key: privateKey, date });
  }, [isRemembered, privateKey, date]);

  const select = () => {
    field.current?.focus();
    field.current?.select();
    setNote(notes.selected);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNote(notes.copied);
    } catch {
      // Copying is not allowed or not supported: the visitor can copy what is selected.
      select();
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: "Randevunuz", url });
    } catch (error) {
      if ((error as Error).name !== "AbortError") select();
    }
  };
  const choose = (isChosen: boolean) => {
    const isDone = isChosen ? remember({ key: privateKey, date }) : forget(privateKey);
    setRemembered(isChosen && isDone);
    setNote(isDone ? undefined : notes.notStored);
  };
  return (
    <div className="private-link">
      {!isOwnPage && <a href={address}>Randevunuzu görün, taşıyın ya da iptal edin</a>}
      <p>
        {isOwnPage ? "Bu sayfanın bağlantısı" : "Bu bağlantı"} size özeldir: Kimdeyse randevuyu
        görebilir, taşıyabilir ve iptal edebilir.{" "}
        {!isOwnPage &&
          !isRemembered &&
          "Bu sayfadan ayrılınca yeniden gösterilmez; değişiklik yapabilmek için saklayın. "}
        Takvim dosyasında da yer alır.
      </p>
      <div className="private-link-ways">
        <input
          ref={field}
          readOnly
          aria-label="Randevunuzun özel bağlantısı"
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button ghost" onClick={copy}>
          Bağlantıyı kopyala
        </button>
        {"share" in navigator && (
          <button type="button" className="button ghost" onClick={share}>
            Paylaş
          </button>
        )}
      </div>
      <p role="status">{note}</p>
      <label className="private-link-remember">
        <input
          type="checkbox"
          checked={isRemembered}
          aria-describedby={hint}
          onChange={(event) => choose(event.target.checked)}
        />
        Bu cihazda hatırla
      </label>
      <p id={hint}>
        {isRemembered ? (
          <>
            <a href={privateLinkAddress}>{location.host + privateLinkAddress}</a> adresinde ve
            anasayfadaki “Randevu Durumu Sorgula” penceresinde bulursunuz. Bu cihazı kullanan herkes
            görebilir; randevu günü geçince unutulur.
          </>
        ) : (
          "Bu cihazı kullanan herkes randevuyu görüp değiştirebilir: ortak bir bilgisayarda işaretlemeyin. Randevu günü geçince unutulur."
        )}
      </p>
    </div>
  );
}
