import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { longestNote } from "../../../contract/panel/lengths.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { NoteBlock } from "../../components/note-block.tsx";
import { call } from "../../data/api.ts";

export function CardNote({ appointment }: { appointment: PanelAppointment }) {
  return (
    <NoteBlock
      of={appointment}
      title="Not"
      hint="Yalnızca burada görünür."
      rows={3}
      maxLength={longestNote}
      send={async (change) => {
        const path = panelPaths.note(appointment.id);
        const { undo } = await call<ChangeAnswer>("POST", path, change);
        return { text: "Not kaydedildi.", undo };
      }}
    />
  );
}
