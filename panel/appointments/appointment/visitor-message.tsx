import { useEffect, useRef, useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { Channel } from "../../../contract/panel/words.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { SendMessage } from "../../components/send-message/send-message.tsx";
import { visitorText } from "../../components/send-message/visitor-texts.ts";
import { useConsultationTitle, useSettings } from "../../data/settings.ts";
import { postChange, useChange } from "../../data/use-change.ts";
import { useWho } from "../../data/use-who.ts";
import { channelWords } from "../../words/change-in-words.ts";
import { instantInWords } from "../../words/day-words.ts";
import type { PendingMessage } from "./pending-message.ts";

/** The message about the last decision, ready to be sent. */
export function VisitorMessage({
  appointment,
  news: { news, told },
}: {
  appointment: PanelAppointment;
  news: PendingMessage;
}) {
  const { id, version } = appointment;
  const settings = useSettings();
  const titleOf = useConsultationTitle();
  const nameOf = useWho();
  const title = titleOf(appointment.consultation);
  /** The version that the message is about, even if the appointment changes while it is being sent. */
  const openedVersion = useRef(version);
  const [left, setLeft] = useState<PanelAppointment>();
  // The pressed button is gone: the heading, which shows the result, takes the focus.
  useEffect(() => {
    if (left?.version === version) document.getElementById("haber-ver")?.focus();
  }, [left, version]);
  const say = (path: string, text: string) => (wanted: { version: number; channel?: Channel }) =>
    postChange(path, wanted, text, setLeft);
  const options = { changes: "appointments" } as const;
  const telling = useChange(say(panelPaths.told(id), "Haber verildi olarak işaretlendi."), options);
  const takingBack = useChange(
    say(panelPaths.untold(id), "Haber verilmedi olarak işaretlendi."),
    options,
  );
  const isCalled = told?.after?.what === "call";
  const tell = (
    <SendMessage
      phone={appointment.phone!}
      text={visitorText(news, { ...appointment, title }, settings)}
      isQuiet={told !== undefined}
      onOpen={() => {
        openedVersion.current = version;
      }}
      onSent={(channel) => telling.start({ channel, version: openedVersion.current })}
    />
  );
  if (!told) {
    return (
      <section className="visitor-message" aria-labelledby="haber-ver">
        <h2 id="haber-ver" tabIndex={-1}>
          Danışana haber ver
        </h2>
        {tell}
      </section>
    );
  }
  return (
    <section className="visitor-message sent" aria-labelledby="haber-ver">
      <h2 id="haber-ver" tabIndex={-1}>
        <PanelIcon name="check" /> {isCalled ? "Söylendi" : "Gönderildi"}
      </h2>
      <p>
        {channelWords[told.after?.what as Channel]}, {instantInWords(told.at)}, {nameOf(told.who)}
      </p>
      {told.before?.toTell && (
        <button type="button" className="link-button" onClick={() => takingBack.start({ version })}>
          <PanelIcon name="undo" /> Aslında {isCalled ? "söylenmedi" : "gönderilmedi"}
        </button>
      )}
      <details>
        <summary>Yeniden gönder</summary>
        {tell}
      </details>
    </section>
  );
}
