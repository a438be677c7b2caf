import type { CardAnswer, Change } from "../../../contract/panel/calls.ts";
import { actions } from "../../../contract/panel/words.ts";
import { Viewers } from "../../components/viewers.tsx";
import { useWho } from "../../data/use-who.ts";
import { changeInWords } from "../../words/change-in-words.ts";
import { instantInWords, shortDay } from "../../words/day-words.ts";

/** What was done with it, and who looked at it. */
export function History({ card: { changes, views } }: { card: CardAnswer }) {
  const nameOf = useWho();
  return (
    <aside className="appointment-history" aria-label="Geçmiş">
      <section className="block past">
        <h2>Kayıt</h2>
        {changes.length === 0 && <p className="quiet">Henüz bir işlem yapılmadı.</p>}
        <ol>
          {changes.map((change) => (
            <li key={change.id}>
              <b>{actions[change.action]}</b>
              {gistOf(change).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <small>
                {instantInWords(change.at)}, {nameOf(change.who)}
              </small>
            </li>
          ))}
        </ol>
      </section>
      <Viewers views={views} />
    </aside>
  );
}

/** The card has room for one line; only what was corrected stands nowhere else. */
function gistOf(change: Change): string[] {
  const lines = changeInWords(change, shortDay).map(({ before, after }) =>
    before ? `${before} → ${after}` : after,
  );
  return change.action === "edit" ? lines : lines.slice(0, 1);
}
