import type { SecurityAnswer } from "../../contract/panel/me.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { actions } from "../../contract/panel/words.ts";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { useMe } from "../data/session.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { useWho } from "../data/use-who.ts";
import { changeInWords } from "../words/change-in-words.ts";
import { instantInWords } from "../words/day-words.ts";

/** What happened to one's own account lately. */
export function SecurityEvents() {
  const { email } = useMe();
  const nameOf = useWho();
  const { data, problem, reload } = usePanelQuery<SecurityAnswer>(panelPaths.security, "account");
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!data) return <Waiting />;
  if (data.events.length === 0) return <Empty>Henüz bir hareket yok.</Empty>;
  return (
    <ul className="session-list">
      {data.events.map((change) => {
        const facts = changeInWords(change).map(({ after }) => after);
        const isOthers = change.who !== "" && change.who !== email;
        const words = [
          instantInWords(change.at),
          ...facts.filter((fact) => fact !== email),
          ...(isOthers ? [nameOf(change.who)] : []),
        ];
        return (
          <li key={change.id}>
            <div>
              <b>{actions[change.action]}</b>
              <small>{words.join(" · ")}</small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
