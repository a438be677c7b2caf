import { birthDateIn, isBornWithin } from "./birth-dates.ts";
import { nextEvent } from "./events.ts";
import { type Asked, type Matches, meansTheSame } from "./matches.ts";
import type { SearchIndex } from "./search-index.ts";
import { isNamed } from "./terms.ts";
import { wordsOf } from "./words.ts";

/** What a result says instead of its best passage: own words, or the passage of an event. */
export type Answer = string | { passage: number; begun: boolean };

/** The documents that answer a query; `first` where it asks for just that. */
export function answersTo(index: SearchIndex, query: string, terms: Asked[], now: Date) {
  const answers = new Map<number, { answer: Answer; first: boolean }>();
  const born = birthDateIn(query, index.vocabulary);
  if (born) {
    const { date, missing } = born;
    const before = missing ? `${missing} diye bir gün yok. ` : "";
    for (const { dates, document } of index.births) {
      if (!isBornWithin(date, dates)) continue;
      const [sign] = index.entries[document]!.title.split(":");
      answers.set(document, { answer: `${before}${date}: ${sign} (${dates})`, first: true });
    }
    return answers;
  }
  const { when } = index.vocabulary;
  const about = terms
    .filter(({ word }) => !isNamed(word, when))
    .map(({ matches }) => nearWords(index, matches));
  const next = about.length > 0 ? nextEvent(index, about, now) : undefined;
  if (next) {
    const { passage, begun, document } = next;
    const first = wordsOf(query).some(({ folded }) => isNamed(folded, when));
    answers.set(document, { answer: { passage, begun }, first });
  }
  return answers;
}

/** The words that mean the same as a term, not those that only begin like it. */
function nearWords({ words }: SearchIndex, matches: Matches): Set<string> {
  const near = [...matches].filter(([, worth]) => worth >= meansTheSame);
  return new Set(near.map(([place]) => words[place]!));
}
