import type { SessionRow } from "../../contract/panel/calls.ts";
import { longestSessionDays } from "../../contract/panel/limits.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { useConfirmed } from "../components/confirmation.tsx";
import { useToHeading } from "../components/setting.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { instantInWords } from "../words/day-words.ts";

const mostShown = 5;

/** The current session first, then by last use; if there are many, most are folded away. */
export function Sessions() {
  const {
    data: sessions,
    problem,
    reload,
  } = usePanelQuery<SessionRow[]>(panelPaths.sessions, "account");
  const toHeading = useToHeading();
  const confirmed = useConfirmed();
  const ending = useChange(
    async ({ id, device }: SessionRow) => {
      await confirmed(() => call("DELETE", panelPaths.sessionOf(id)));
      toHeading();
      return { text: `Oturum kapatıldı: ${device}` };
    },
    { changes: "account" },
  );
  const keeping = useChange(
    async (isKept: boolean) => {
      await confirmed(() => call("POST", panelPaths.keepSession, { isKept }));
    },
    { changes: "account" },
  );
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!sessions) return <Waiting />;
  const sorted = sessions.toSorted(
    (one, other) =>
      Number(other.isThis) - Number(one.isThis) || other.lastSeenAt.localeCompare(one.lastSeenAt),
  );
  const [shown, folded] = [sorted.slice(0, mostShown), sorted.slice(mostShown)];
  const isKept = sessions.some((session) => session.isThis && session.isKept);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ target }) => keeping.start(target.checked)}
        />
        Bu cihazda {longestSessionDays} gün açık kal
      </label>
      <SessionList sessions={shown} onEnd={ending.start} />
      {folded.length > 0 && (
        <details className="more-sessions">
          <summary>{folded.length} oturum daha</summary>
          <SessionList sessions={folded} onEnd={ending.start} />
        </details>
      )}
    </>
  );
}

function SessionList({
  sessions,
  onEnd,
}: {
  sessions: SessionRow[];
  onEnd(session: SessionRow): void;
}) {
  return (
    <ul className="session-list">
      {sessions.map((session) => (
        <li key={session.id} data-this={session.isThis}>
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
              onClick={() => onEnd(session)}
            >
              Kapat
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
