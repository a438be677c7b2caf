import { useEffect, useState } from "react";
import { NewTabLink } from "../../../app/components/new-tab-link.tsx";
import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useConsultationTitle, useSettings } from "../../data/settings.tsx";
import { useChange } from "../../data/use-change.ts";
import { channelWords } from "../../parts/change-in-words.ts";
import { instantInWords } from "../../parts/day-words.ts";
import { PanelIcon } from "../../parts/panel-icon.tsx";
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
  const settings = useSettings();
  const titleOf = useConsultationTitle();
  const text = visitorText(
    news,
    { ...appointment, title: titleOf(appointment.consultation) },
    settings,
  );
  const phone = appointment.phone!;
  const [toldHere, setToldHere] = useState<string>();
  // The pressed link is gone, or folded away: the heading says what came of it.
  useEffect(() => {
    if (toldHere && toldHere === told?.id) document.getElementById("haber-ver")?.focus();
  }, [toldHere, told?.id]);
  const telling = useChange(
    async (channel: keyof typeof channelWords) => {
      const path = panelPaths.told(appointment.id);
      const { undo } = await call<ChangeAnswer>("POST", path, { channel });
      setToldHere(undo.change);
    },
    { changes: "appointments" },
  );
  const links = (
    <>
      <p className="visitor-text">{text}</p>
      <div className="actions">
        <a
          className={told ? "button small ghost" : "button small"}
          href={smsLink(phone, text)}
          onClick={() => telling.start("sms")}
        >
          <PanelIcon name="phone" /> SMS
        </a>
        <NewTabLink
          className="button small ghost"
          href={whatsAppLink(phone, text)}
          onClick={() => telling.start("whatsapp")}
        >
          <PanelIcon name="message" /> WhatsApp
        </NewTabLink>
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
