import { useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Form } from "../../components/form.tsx";
import { closeOutdated } from "../../components/outdated.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { SendLinks } from "../../components/send-message/send-links.tsx";
import { visitorText } from "../../components/send-message/visitor-texts.ts";
import { Sheet } from "../../components/sheet.tsx";
import { useConsultationTitle, useSettings } from "../../data/settings.ts";
import { postChange } from "../../data/use-change.ts";
import { instantInWords } from "../../words/day-words.ts";

/** Shows whether the visitor was reminded, and opens the reminder. */
export function RemindButton({ appointment }: { appointment: PanelAppointment }) {
  const { name, timeSlot, remindedAt } = appointment;
  const [isOpen, setOpen] = useState(false);
  const label = remindedAt ? "Hatırlatıldı" : "Hatırlat";
  return (
    <span className="row-action">
      <button
        type="button"
        className="button small ghost"
        data-done={remindedAt !== null}
        aria-label={`${label}: ${name}, ${timeSlot}`}
        onClick={() => setOpen(true)}
      >
        <PanelIcon name={remindedAt ? "check" : "message"} /> {label}
      </button>
      {isOpen && <RemindSheet appointment={appointment} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** The text of a reminder and ways to send it; the user marks it as sent, or as not sent. */
function RemindSheet({ appointment, onClose }: { appointment: PanelAppointment; onClose(): void }) {
  const { id, version, name, remindedAt } = appointment;
  const phone = appointment.phone!;
  const settings = useSettings();
  const [isOpened, setOpened] = useState(false);
  const title = useConsultationTitle()(appointment.consultation);
  const text = visitorText("remind", { ...appointment, title }, settings);
  const isReminded = remindedAt !== null;
  function mark() {
    const words = isReminded ? "hatırlatma işareti kaldırıldı." : "hatırlatıldı.";
    const wanted = { version, isReminded: !isReminded };
    return postChange(panelPaths.reminded(id), wanted, `${name}: ${words}`, onClose);
  }
  return (
    <Sheet title={`${name}: hatırlatma`} onClose={onClose}>
      <p className="visitor-text">{text}</p>
      <SendLinks
        phone={phone}
        text={text}
        isQuiet={isOpened || isReminded}
        onOpen={() => setOpened(true)}
      />
      <Form
        className=""
        submit={
          <>
            <PanelIcon name={isReminded ? "undo" : "check"} />{" "}
            {isReminded ? "Hatırlatılmadı" : "Hatırlatıldı"}
          </>
        }
        submitClassName={isOpened && !isReminded ? "button" : "button ghost"}
        changes="appointments"
        send={mark}
        onRefused={closeOutdated(onClose)}
      >
        {() =>
          isReminded && <p className="send-hint">Hatırlatıldı: {instantInWords(remindedAt)}</p>
        }
      </Form>
    </Sheet>
  );
}
