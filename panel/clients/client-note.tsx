import type { ClientAnswer } from "../../contract/panel/clients.ts";
import { longestClientNote } from "../../contract/panel/lengths.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { NoteBlock } from "../components/note-block.tsx";
import { call } from "../data/api.ts";

export function ClientNote({ client }: { client: ClientAnswer }) {
  return (
    <NoteBlock
      of={client}
      title="Danışan notu"
      hint="Bütün randevularında görünür; danışan görmez."
      rows={5}
      maxLength={longestClientNote}
      send={async (change) => {
        await call("POST", panelPaths.clientNote(client.id), change);
        return { text: "Not kaydedildi." };
      }}
    />
  );
}
