import { type ReactNode, useState, useSyncExternalStore } from "react";
import { NewTabLink } from "../../../app/components/new-tab-link.tsx";
import { canGetMessages, internationalPhone } from "../../../booking/phone.ts";
import type { Channel } from "../../../contract/panel/words.ts";
import { copyText } from "../copy-button.tsx";
import { PanelIcon } from "../panel-icon.tsx";
import { smsLink, whatsAppLink } from "./visitor-texts.ts";

/** A phone offers SMS; a desktop offers WhatsApp's page and the clipboard. */
const ofPhone = ["sms", "whatsapp", "copy", "call"] as const;
const ofDesk = ["whatsapp", "copy", "sms", "call"] as const;
const ofLandline = ["call"] as const;

/** Buttons to send a text, the likeliest first. */
export function SendLinks({
  phone,
  text,
  isQuiet,
  onOpen,
}: {
  phone: string;
  text: string;
  isQuiet: boolean;
  onOpen(channel: Channel): void;
}) {
  const isPhone = useIsPhone();
  const order = !canGetMessages(phone) ? ofLandline : isPhone ? ofPhone : ofDesk;
  const [problem, setProblem] = useState("");
  const classOf = (channel: Channel) =>
    channel === order[0] && !isQuiet ? "button small" : "button small ghost";
  async function copy() {
    const refusal = await copyText(text);
    setProblem(refusal ?? "");
    if (!refusal) onOpen("copy");
  }
  const ways: Record<Channel, ReactNode> = {
    sms: (
      <a
        key="sms"
        className={classOf("sms")}
        href={smsLink(phone, text)}
        onClick={() => onOpen("sms")}
      >
        <PanelIcon name="send" /> SMS
      </a>
    ),
    whatsapp: (
      <NewTabLink
        key="whatsapp"
        className={classOf("whatsapp")}
        href={whatsAppLink(phone, text)}
        onClick={() => onOpen("whatsapp")}
      >
        <PanelIcon name="message" /> WhatsApp
      </NewTabLink>
    ),
    copy: (
      <button key="copy" type="button" className={classOf("copy")} onClick={copy}>
        <PanelIcon name="copy" /> Metni kopyala
      </button>
    ),
    call: (
      <a
        key="call"
        className={classOf("call")}
        href={`tel:${internationalPhone(phone)}`}
        onClick={() => onOpen("call")}
      >
        <PanelIcon name="phone" /> Ara
      </a>
    ),
  };
  return (
    <>
      <div className="send-ways">{order.map((channel) => ways[channel])}</div>
      <p className="send-hint" role="status">
        {problem ||
          (canGetMessages(phone)
            ? "WhatsApp’ı yalnızca danışan oradan yazdıysa ya da istediyse kullanın."
            : "Sabit numaraya mesaj gönderilemez; arayıp söyleyin.")}
      </p>
    </>
  );
}

const coarse = matchMedia("(pointer: coarse)");

/** A coarse pointer is most probably a phone, which can send an SMS. */
function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      coarse.addEventListener("change", onChange);
      return () => coarse.removeEventListener("change", onChange);
    },
    () => coarse.matches,
  );
}
