import type { SearchIndex } from "./search-index.ts";

/** The time in Turkey as "2026-11-15T12:00", which sorts. */
const istanbulTime = (now: Date) =>
  now.toLocaleString("sv-SE", { timeZone: "Europe/Istanbul" }).replace(" ", "T").slice(0, 16);

export type NextEvent = SearchIndex["events"][number] & { begun: boolean };

/** The event that has a word of each term and is not over: the one that has begun, or the next. */
export function nextEvent(
  { events }: SearchIndex,
  terms: Set<string>[],
  now: Date,
): NextEvent | undefined {
  const asked = events.filter(({ about }) => {
    const words = about.split(" ");
    return terms.every((term) => words.some((word) => term.has(word)));
  });
  if (asked.length === 0) return undefined;
  const time = istanbulTime(now);
  const next = asked.find(({ to }) => to >= time);
  return next && { ...next, begun: next.from <= time };
}
