import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { longestNote } from "../../../contract/panel/lengths.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { NoteBlock } from "../../components/note-block.tsx";
import { postChange } from "../../data/post-change.ts";

export function Note({ appointment }: { appointment: PanelAppointment }) {
  return (
    <NoteBlock
      of={appointment}
      title="Not"
      hint="Yalnızca burada görünür."
      rows={3}
      maxLength={longestNote}
      send={(change) => postChange(panelPaths.note(appointment.id), change, "Not kaydedildi.")}
    />
  );
}
