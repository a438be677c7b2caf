import { exactly } from "./word-list.ts";
import type { Matches } from "./matches.ts";
import type { SearchIndex } from "./search-index.ts";

/** The time in Turkey as "2026-11-15T12:00", which sorts. */
const istanbulTime = (now: Date) =>
  now.toLocaleString("sv-SE", { timeZone: "Europe/Istanbul" }).replace(" ", "T").slice(0, 16);

export type NextEvent = SearchIndex["events"][number] & { begun: boolean };

/** The event that has all that is asked for and is not over; the one that has begun, or the next. */
export function nextEvent(index: SearchIndex, asked: Matches[], now: Date): NextEvent | undefined {
  const time = istanbulTime(now);
  const next = index.events.find(
    ({ about, to }) =>
      to >= time &&
      asked.every((matches) =>
        about.split(" ").some((word) => {
          const place = exactly(index.words, word);
          return place !== undefined && (matches.get(place) ?? 0) > 0.5;
        }),
      ),
  );
  return next && { ...next, begun: next.from <= time };
}
