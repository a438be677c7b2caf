import { useState } from "react";
import { hasBegun } from "../../../booking/status.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { answerAll } from "../../components/answer-all.ts";
import { CancelButton } from "../../components/cancel-button.tsx";
import { Form } from "../../components/form.tsx";
import { closeOutdated } from "../../components/outdated.ts";
import { ReasonField } from "../../components/reason-field.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { ApiError, call } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { shortDay } from "../../words/day-words.ts";

/** With this reason no message needs to be sent. */
const noRequest = "Gerçek bir talep değil";
const rejecting = { title: "reddet", submit: "Reddet", done: "reddedildi.", first: [] };
/** For requests whose hour has passed. */
const closing = {
  title: "iptal et",
  submit: "İptal et",
  done: "iptal edildi.",
  first: ["Zamanında cevaplanamadı"],
};

export type Rejecting = {
  /** As they were when the sheet was opened: that is what the user decides on. */
  appointments: PanelAppointment[];
  /** With what they have become. */
  onDone(left: PanelAppointment[]): void;
};

/** Rejects one or several requests with one reason. */
export function RejectSheet({ appointments, onDone, onClose }: Rejecting & { onClose(): void }) {
  const [reason, setReason] = useState("");
  const [isQuiet, setQuiet] = useState(false);
  const [only] = appointments;
  const isOne = appointments.length === 1;
  const now = useNow();
  const words = appointments.every((one) => hasBegun(one, now)) ? closing : rejecting;
  async function reject() {
    const why = reason.trim();
    if (!why) throw new ApiError(0, { message: "Kısa bir neden yazın ya da seçin." });
    const done = await answerAll(
      appointments,
      ({ id, version }) => call("POST", panelPaths.cancel(id), { version, reason: why, isQuiet }),
      (count) => `${isOne ? `${only!.name}: talep` : `${count} talep`} ${words.done}`,
    );
    onDone(done.appointments);
    onClose();
    return done;
  }
  return (
    <Sheet
      title={`${isOne ? "Talebi" : `${appointments.length} talebi`} ${words.title}`}
      onClose={onClose}
    >
      <Form
        className=""
        submit={words.submit}
        changes="appointments"
        about={{ "*": "reason" }}
        send={reject}
        onRefused={closeOutdated(onClose)}
        actions={<CancelButton onCancel={onClose} />}
      >
        {(wrong, correct) => (
          <>
            {isOne && (
              <p className="reject-whom">
                {only!.name}, {shortDay(only!.day)}, {only!.timeSlot}
              </p>
            )}
            <ReasonField
              reason={reason}
              wrong={wrong("reason")}
              first={words.first}
              last={[noRequest]}
              onReason={(why) => {
                setReason(why);
                correct("reason");
                if (why === noRequest) setQuiet(true);
              }}
            />
            <label className="check">
              <input
                type="checkbox"
                checked={isQuiet}
                onChange={({ target }) => setQuiet(target.checked)}
              />
              Haber vermeye gerek yok
            </label>
          </>
        )}
      </Form>
    </Sheet>
  );
}
