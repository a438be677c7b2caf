import { useState } from "react";
import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useConsultationTitle, useSettings } from "../../data/settings.ts";
import { useChange } from "../../data/use-change.ts";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { SendLinks } from "../../parts/tell/send-links.tsx";
import { visitorText } from "../../parts/tell/visitor-texts.ts";
import { instantInWords } from "../../words/day-words.ts";

/** The words, ready to be sent; that they were is said by whoever sent them, and can be unsaid. */
export function RemindSheet({
  appointment,
  onClose,
}: {
  appointment: PanelAppointment;
  onClose(): void;
}) {
  const { id, version, name, remindedAt } = appointment;
  const phone = appointment.phone!;
  const settings = useSettings();
  const [isOpened, setOpened] = useState(false);
  const title = useConsultationTitle()(appointment.consultation);
  const text = visitorText("remind", { ...appointment, title }, settings);
  const marking = useChange(
    async (isReminded: boolean) => {
      const body = { version, isReminded };
      const { undo } = await call<ChangeAnswer>("POST", panelPaths.reminded(id), body);
      onClose();
      const words = isReminded ? "hatırlatıldı." : "hatırlatma işareti kaldırıldı.";
      return { text: `${name}: ${words}`, undo };
    },
    { changes: "appointments" },
  );
  return (
    <Sheet title={`${name}: hatırlatma`} onClose={onClose}>
      <p className="visitor-text">{text}</p>
      <SendLinks
        phone={phone}
        text={text}
        isQuiet={isOpened || remindedAt !== null}
        onOpen={() => setOpened(true)}
      />
      <div className="actions">
        {remindedAt === null ? (
          <button
            type="button"
            className={isOpened ? "button" : "button ghost"}
            onClick={() => marking.start(true)}
          >
            <PanelIcon name="check" /> Hatırlatıldı
          </button>
        ) : (
          <>
            <p>Hatırlatıldı: {instantInWords(remindedAt)}</p>
            <button type="button" className="button ghost" onClick={() => marking.start(false)}>
              <PanelIcon name="undo" /> Hatırlatılmadı
            </button>
          </>
        )}
      </div>
    </Sheet>
  );
}
