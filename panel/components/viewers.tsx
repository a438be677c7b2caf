import { useWho } from "../data/use-who.ts";
import { instantInWords } from "../words/day-words.ts";

const mostShown = 8;

/** Each person once, with the latest view: an open screen is fetched many times. */
export function Viewers({ views }: { views: { at: string; who: string }[] }) {
  const nameOf = useWho();
  const viewers = [...Map.groupBy(views, ({ who }) => who).values()].map(([latest]) => latest!);
  return (
    <section className="block past">
      <h2>Kim baktı</h2>
      <ul>
        {viewers.slice(0, mostShown).map(({ who, at }) => (
          <li key={who}>
            {nameOf(who)}
            <small>{instantInWords(at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
