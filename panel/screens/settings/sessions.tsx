import type { SessionRow } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useChange } from "../../data/use-change.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { instantInWords } from "../../parts/day-words.ts";
import { Problem, Waiting } from "../../parts/states.tsx";
import { useToHeading } from "./setting.tsx";

export function Sessions() {
  const {
    data: sessions,
    problem,
    reload,
  } = usePanelQuery<SessionRow[]>(panelPaths.sessions, "account");
  const toHeading = useToHeading();
  const ending = useChange(
    async ({ id, device }: SessionRow) => {
      await call("DELETE", panelPaths.sessionOf(id));
      toHeading();
      return { text: `Oturum kapatıldı: ${device}` };
    },
    { changes: "account" },
  );
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!sessions) return <Waiting />;
  return (
    <ul className="session-list">
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <b>{session.device}</b>
            <small>
              {session.isThis ? "Bu oturum" : `Son görülme: ${instantInWords(session.lastSeenAt)}`}
            </small>
          </div>
          {!session.isThis && (
            <button
              type="button"
              className="button small ghost"
              aria-label={`Kapat: ${session.device}, ${instantInWords(session.createdAt)} tarihinde açıldı`}
              onClick={() => ending.start(session)}
            >
              Kapat
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
