import type { SessionRow } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useSession } from "../../data/session.tsx";
import { useAnswer } from "../../data/use-answer.ts";
import { instantInWords } from "../../parts/instant-in-words.ts";
import { Problem, Waiting } from "../../parts/states.tsx";
import { useSay } from "../../shell/toast.tsx";
import { useToHeading } from "./setting.tsx";

export function Sessions() {
  const { data: sessions, problem, reload } = useAnswer<SessionRow[]>(panelPaths.sessions);
  const { signOut } = useSession();
  const { done, problem: say } = useSay();
  const toHeading = useToHeading();
  async function end({ id, device }: SessionRow) {
    try {
      await call("DELETE", panelPaths.sessionOf(id));
      toHeading();
      done(`Oturum kapatıldı: ${device}`);
    } catch (error) {
      say(error);
    }
  }
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
          <button
            type="button"
            className="link-button"
            aria-label={`${session.isThis ? "Çıkış yap" : "Kapat"}: ${session.device}, ${instantInWords(session.createdAt)} tarihinde açıldı`}
            onClick={() => (session.isThis ? signOut() : end(session))}
          >
            {session.isThis ? "Çıkış yap" : "Kapat"}
          </button>
        </li>
      ))}
    </ul>
  );
}
