import type { SearchIndex } from "./search-index.ts";

type NextEvent = SearchIndex["events"][number] & { begun: boolean };

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
  const minute = now.toISOString().slice(0, 16);
  const next = asked.find(({ to }) => to >= minute);
  return next && { ...next, begun: next.from < minute };
}
