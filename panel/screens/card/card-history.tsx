import type { CardAnswer, Change, Facts } from "../../../contract/panel/calls.ts";
import { type Action, actions, outcomeWords } from "../../../contract/panel/words.ts";
import { channelWords } from "../../parts/channel-words.ts";
import { shortDay } from "../../parts/day-words.ts";
import { instantInWords } from "../../parts/instant-in-words.ts";

const mostViews = 8;

/** What was done with it, and who looked at it. */
export function CardHistory({ card: { changes, views } }: { card: CardAnswer }) {
  // A card left open asks again and again: each person counts once, with the latest look.
  const viewers = [...Map.groupBy(views, ({ who }) => who).values()].map(([latest]) => latest!);
  return (
    <aside className="card-history" aria-label="Geçmiş">
      <section className="block">
        <h2>Kayıt</h2>
        {changes.length === 0 && <p className="quiet">Henüz bir işlem yapılmadı.</p>}
        <ol>
          {changes.map((change) => (
            <li key={change.id}>
              <b>{actions[change.action]}</b>
              <span>{detailOf(change)}</span>
              <small>
                {instantInWords(change.at)}, {change.who || "Sistem"}
              </small>
            </li>
          ))}
        </ol>
      </section>
      <section className="block">
        <h2>Kim baktı</h2>
        <ul>
          {viewers.slice(0, mostViews).map(({ who, at }) => (
            <li key={who}>
              {who}
              <small>{instantInWords(at)}</small>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function detailOf({ action, before, after, texts }: Change): string {
  switch (action) {
    case "note":
      return texts ? `${quoted(texts.before.note)} → ${quoted(texts.after.note)}` : "";
    case "move":
      return `${slotOf(before)} → ${slotOf(after)}`;
    case "told":
      return channelWords[after?.what as keyof typeof channelWords] ?? "";
    case "undo":
      return actions[after?.what as Action] ?? "";
    case "approve":
    case "cancel":
    case "no_show":
      return `${outcomeOf(before)} → ${outcomeOf(after)}`;
    default:
      return "";
  }
}

function quoted(text: string): string {
  return text ? `“${text}”` : "boş";
}

function slotOf(facts: Facts | null): string {
  return facts?.day ? `${shortDay(facts.day)} ${facts.timeSlot}` : "";
}

function outcomeOf(facts: Facts | null): string {
  return facts?.outcome ? outcomeWords[facts.outcome] : "";
}
