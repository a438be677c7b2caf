import { useEffect, useRef } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useConsultationTitle, useSettings } from "../../data/settings.tsx";
import { channelWords } from "../../parts/channel-words.ts";
import { instantInWords } from "../../parts/instant-in-words.ts";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { useSay } from "../../shell/toast.tsx";
import type { VisitorNews } from "./visitor-news.ts";
import { smsLink, visitorText, whatsAppLink } from "./visitor-texts.ts";

/** The next step after a decision: the right words, one tap away from being sent. */
export function TellVisitor({
  appointment,
  news: { news, told },
}: {
  appointment: PanelAppointment;
  news: VisitorNews;
}) {
  const say = useSay();
  const { academy } = useSettings();
  const titleOf = useConsultationTitle();
  const text = visitorText(
    news,
    { ...appointment, title: titleOf(appointment.consultation) },
    academy,
  );
  const phone = appointment.phone!;
  const isToldHere = useRef(false);
  // The pressed link is gone, or folded away: the heading says what came of it.
  useEffect(() => {
    if (told?.id && isToldHere.current) document.getElementById("haber-ver")?.focus();
    isToldHere.current = false;
  }, [told?.id]);
  async function recordTold(channel: keyof typeof channelWords) {
    isToldHere.current = true;
    try {
      await call("POST", panelPaths.told(appointment.id), { channel });
    } catch (error) {
      isToldHere.current = false;
      say.problem(error);
    }
  }
  const links = (
    <>
      <p className="visitor-text">{text}</p>
      <div className="actions">
        <a
          className={told ? "button small ghost" : "button small"}
          href={smsLink(phone, text)}
          onClick={() => recordTold("sms")}
        >
          <PanelIcon name="phone" /> SMS
        </a>
        <a
          className="button small ghost"
          href={whatsAppLink(phone, text)}
          target="_blank"
          rel="noreferrer"
          onClick={() => recordTold("whatsapp")}
        >
          <PanelIcon name="message" /> WhatsApp
        </a>
      </div>
      <p className="hint">
        WhatsApp’ı yalnızca ziyaretçi oradan yazdıysa ya da istediyse kullanın.
      </p>
    </>
  );
  if (!told) {
    return (
      <section className="tell" aria-labelledby="haber-ver">
        <h2 id="haber-ver" tabIndex={-1}>
          Ziyaretçiye haber ver
        </h2>
        {links}
      </section>
    );
  }
  return (
    <section className="tell told" aria-labelledby="haber-ver">
      <h2 id="haber-ver" tabIndex={-1}>
        <PanelIcon name="check" /> Gönderildi
      </h2>
      <p>
        {channelWords[told.after?.what as keyof typeof channelWords]}, {instantInWords(told.at)},{" "}
        {told.who}
      </p>
      <details>
        <summary>Yeniden gönder</summary>
        {links}
      </details>
    </section>
  );
}
