import { type ReactNode, useState } from "react";
import { NewTabLink } from "../../../app/components/new-tab-link.tsx";
import { canGetMessages, internationalPhone } from "../../../booking/phone.ts";
import type { Channel } from "../../../contract/panel/words.ts";
import { useSettings } from "../../data/settings.ts";
import { copyText } from "../copy-button.tsx";
import { PanelIcon } from "../panel-icon.tsx";
import { smsLink, whatsAppLink } from "./visitor-texts.ts";

/** Buttons to send a text, the one that the academy prefers first. */
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
  const { firstChannel } = useSettings().messages;
  const order = !canGetMessages(phone)
    ? (["call"] as const)
    : ([firstChannel, firstChannel === "sms" ? "whatsapp" : "sms", "copy", "call"] as const);
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
            ? hints[firstChannel]
            : "Sabit numaraya mesaj gönderilemez; arayıp söyleyin.")}
      </p>
    </>
  );
}

/** As the privacy notice promises. */
const hints = {
  whatsapp: "Danışan WhatsApp’tan yazmadıysa ya da bunu istemediyse SMS’i seçin.",
  sms: "WhatsApp’ı yalnızca danışan oradan yazdıysa ya da istediyse kullanın.",
};
