import { useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Form } from "../../components/form.tsx";
import { closeOutdated } from "../../components/outdated.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { postChange } from "../../data/use-change.ts";
import { instantInWords } from "../../words/day-words.ts";
import { type Place, TellSheet } from "./tell-sheet.tsx";

/** Shows whether the visitor was reminded, and opens the reminder, or takes the mark back. */
export function RemindButton({ appointment }: { appointment: PanelAppointment }) {
  const { id, version, name, timeSlot, remindedAt } = appointment;
  const [place, setPlace] = useState<Place>();
  const leave = () => setPlace(undefined);
  const label = remindedAt ? "Hatırlatıldı" : "Hatırlat";
  return (
    <span className="row-action">
      <button
        type="button"
        className="button small ghost"
        data-done={remindedAt !== null}
        aria-label={`${label}: ${name}, ${timeSlot}`}
        onClick={() => setPlace({ id })}
      >
        <PanelIcon name={remindedAt ? "check" : "message"} /> {label}
      </button>
      {place && !remindedAt && (
        <TellSheet
          people={[appointment]}
          isReminder
          place={place}
          onPlace={setPlace}
          onClose={leave}
        />
      )}
      {place && remindedAt && (
        <Sheet title={`${name}: hatırlatma`} onClose={leave}>
          <Form
            className=""
            submit={
              <>
                <PanelIcon name="undo" /> Aslında hatırlatılmadı
              </>
            }
            submitClassName="button ghost"
            changes="appointments"
            send={() =>
              postChange(
                panelPaths.reminded(id),
                { version, isReminded: false },
                `${name}: hatırlatma işareti kaldırıldı.`,
                leave,
              )
            }
            onRefused={closeOutdated(leave)}
          >
            {() => <p className="send-hint">Hatırlatıldı: {instantInWords(remindedAt)}</p>}
          </Form>
        </Sheet>
      )}
    </span>
  );
}
