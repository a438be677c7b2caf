import { useState } from "react";
import { isReport } from "../../../booking/reports.ts";
import { hasBegun } from "../../../booking/status.ts";
import { isErased } from "../../../booking/transitions.ts";
import type { CardAnswer } from "../../../contract/panel/calls.ts";
import { defaultMessages } from "../../../contract/panel/default-messages.ts";
import { type FurtherMessage, messageNames } from "../../../contract/panel/messages.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { SendMessage } from "../../components/send-message/send-message.tsx";
import { visitorText } from "../../components/send-message/visitor-texts.ts";
import { Sheet } from "../../components/sheet.tsx";
import { useNow } from "../../data/clock.tsx";
import { useConsultationTitle, useSettings } from "../../data/settings.ts";

/** Messages that follow from no decision, where they fit. Whether they were sent is not recorded. */
export function FurtherMessages({
  card,
  isToldApart,
}: {
  card: CardAnswer;
  /** The message about the last decision is shown already. */
  isToldApart: boolean;
}) {
  const { appointment, client } = card;
  const { status, source, noShow, arrived, phone } = appointment;
  const settings = useSettings();
  const titleOf = useConsultationTitle();
  const isOver = hasBegun(appointment, useNow());
  const [open, setOpen] = useState<FurtherMessage | "enter">();
  if (isErased(appointment) || status === "cancelled" || noShow) return null;
  const { texts } = settings.messages;
  const fits: Record<NonNullable<typeof open>, boolean> = {
    enter: !isToldApart && source === "phone" && !isOver && !isReport(appointment),
    birth: !isOver && !client.births.some(({ birth }) => birth.time && birth.place),
    // The default has no account number.
    payment: texts.payment !== defaultMessages.texts.payment,
    thanks: arrived || (status === "approved" && isOver && !isReport(appointment)),
  };
  const offered = (Object.keys(fits) as (keyof typeof fits)[]).filter((one) => fits[one]);
  if (offered.length === 0) return null;
  const title = titleOf(appointment.consultation);
  return (
    <>
      <p className="further-messages">
        {offered.map((one) => (
          <button key={one} type="button" className="link-button" onClick={() => setOpen(one)}>
            <PanelIcon name="message" /> {words[one]}
          </button>
        ))}
      </p>
      {open && (
        <Sheet title={messageNames[open]} onClose={() => setOpen(undefined)}>
          <SendMessage
            phone={phone!}
            text={visitorText(open, { ...appointment, title }, settings)}
          />
        </Sheet>
      )}
    </>
  );
}

const words: Record<FurtherMessage | "enter", string> = {
  enter: "Randevuyu yazılı da gönder",
  birth: "Doğum bilgisi iste",
  payment: "Ödeme bilgisi gönder",
  thanks: "Teşekkür et",
};
