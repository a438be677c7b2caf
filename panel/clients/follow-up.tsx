import { useState } from "react";
import { dayInWords } from "../../booking/istanbul-time.ts";
import type { ClientAnswer, ClientVersion } from "../../contract/panel/clients.ts";
import { longestFollowUpNote } from "../../contract/panel/lengths.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { DayField } from "../components/day-field.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { closeOutdated } from "../components/outdated.ts";
import { PanelIcon } from "../components/panel-icon.tsx";
import { useFocusBack } from "../components/use-focus-back.ts";
import { ApiError, call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";

/** When to get in touch with the client again. The list counts those whose day has come. */
export function FollowUpBlock({
  client: { id, version, followUp },
}: {
  client: Pick<ClientAnswer, "id" | "version" | "followUp">;
}) {
  /** The version when the form was opened: that is what the user decides on. */
  const [opened, setOpened] = useState<number>();
  const opener = useFocusBack(opened !== undefined);
  const send = (wanted: { version: number; day: string | null; note: string }) =>
    call<ClientVersion>("POST", panelPaths.followUp(id), wanted);
  const ending = useChange(
    async () => {
      const { undo } = await send({ version, day: null, note: "" });
      return { text: "Aranacak gün kaldırıldı.", undo };
    },
    { changes: "appointments" },
  );
  return (
    <section className="block">
      <h2>Aranacak gün</h2>
      {opened === undefined ? (
        <>
          {followUp && (
            <p className="note-text">
              <b>{dayInWords(followUp.day)}</b>
              {followUp.note && `: ${followUp.note}`}
            </p>
          )}
          <div className="follow-up-actions">
            <button
              ref={opener}
              type="button"
              className="link-button"
              onClick={() => setOpened(version)}
            >
              <PanelIcon name="clock" /> {followUp ? "Günü değiştir" : "Aranacak gün ekle"}
            </button>
            {followUp && (
              <button type="button" className="link-button" onClick={() => ending.start()}>
                <PanelIcon name="check" /> Arandı, kaldır
              </button>
            )}
          </div>
        </>
      ) : (
        <FollowUpForm
          before={followUp ?? { day: "", note: "" }}
          onLeave={() => setOpened(undefined)}
          send={async (wanted) => {
            const { undo } = await send({ ...wanted, version: opened });
            setOpened(undefined);
            return { text: "Aranacak gün kaydedildi.", undo };
          }}
        />
      )}
    </section>
  );
}

function FollowUpForm({
  before,
  send,
  onLeave,
}: {
  before: { day: string; note: string };
  send(wanted: { day: string; note: string }): Promise<{ text: string }>;
  onLeave(): void;
}) {
  const [day, setDay] = useState(before.day);
  const [note, setNote] = useState(before.note);
  return (
    <Form
      submit="Kaydet"
      submitClassName="button small"
      changes="appointments"
      takesFocus
      about={{ day: "day" }}
      send={() => {
        if (!day) throw new ApiError(0, { code: "day", message: "Bir gün seçin." });
        return send({ day, note });
      }}
      onRefused={closeOutdated(onLeave)}
      actions={<CancelButton className="button small ghost" onCancel={onLeave} />}
    >
      {(wrong, correct) => (
        <>
          <Field
            label="Gün"
            hint="O günden başlayarak listenin üstünde sayılır."
            wrong={wrong("day")}
          >
            <DayField
              day={day}
              onDay={(chosen) => {
                setDay(chosen);
                correct("day");
              }}
            />
          </Field>
          <Field label="Ne için">
            <input
              maxLength={longestFollowUpNote}
              autoComplete="off"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        </>
      )}
    </Form>
  );
}
