import { documentsOf, type Kind, kinds, type SearchIndex } from "./search-index.ts";
import { termsOf } from "./words.ts";

export type Result = SearchIndex["entries"][number];
export type Group = { kind: Kind; results: Result[] };

/** The groups, the best first; and for each term the words it was found as, to mark them. */
export type Found = { groups: Group[]; words: Set<string>[] };

const shortTerm = 2;
/** "kitap" is also meant by "kitabı". */
const softened: Record<string, string> = { p: "b", t: "d", k: "g" };
const worth = { title: 12, titleStart: 6, word: 3, wordStart: 1, often: 1, wholeTitle: 3 };

/** Every document that has all terms of the query, as a word or as the start of one. */
export function find(index: SearchIndex, query: string): Found {
  const terms = termsOf(query);
  const words = terms.map((term) => wordsFor(index.words, term));
  const scores = words.map((places, at) => scoresOf(index, terms[at]!, places));
  const found = [...(scores[0]?.keys() ?? [])].filter((document) =>
    scores.every((score) => score.has(document)),
  );
  const total = (document: number) => {
    const whole = index.entries[document]!.titleWords.length === terms.length;
    const sum = scores.reduce((all, score) => all + score.get(document)!, 0);
    return sum + (whole ? worth.wholeTitle : 0);
  };
  const ranked = found
    .map((document) => ({ entry: index.entries[document]!, document, score: total(document) }))
    .sort((a, b) => b.score - a.score || a.document - b.document);
  const best = (kind: Kind) => ranked.find(({ entry }) => entry.kind === kind)?.score ?? 0;
  const groups = kinds
    .map((kind) => ({
      kind,
      results: ranked.filter(({ entry }) => entry.kind === kind).map(({ entry }) => entry),
    }))
    .filter(({ results }) => results.length > 0)
    .sort((a, b) => best(b.kind) - best(a.kind));
  return {
    groups,
    words: words.map((places) => new Set(places.map((place) => index.words[place]!))),
  };
}

/** The places, in the sorted list, of the words that a term stands for. */
function wordsFor(words: string[], term: string): number[] {
  if (term.length <= shortTerm) return exactly(words, term);
  const soft = softened[term.at(-1)!];
  const found = [
    ...startingWith(words, term),
    ...(soft && term.length > 3 ? startingWith(words, term.slice(0, -1) + soft) : []),
  ];
  if (found.length > 0) return found;
  // A suffix that our texts never use: "koçun" when they have "koç", which is always a whole word.
  for (let length = term.length - 1; length >= Math.max(3, term.length - 4); length -= 1) {
    const stem = exactly(words, term.slice(0, length));
    if (stem.length > 0) return stem;
  }
  return [];
}

function exactly(words: string[], term: string): number[] {
  const place = firstFrom(words, term);
  return words[place] === term ? [place] : [];
}

function startingWith(words: string[], start: string): number[] {
  const found: number[] = [];
  for (let place = firstFrom(words, start); words[place]?.startsWith(start); place += 1) {
    found.push(place);
  }
  return found;
}

/** The place of the first word that is not before the given one. */
function firstFrom(words: string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function scoresOf(index: SearchIndex, term: string, places: number[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const place of places) {
    const word = index.words[place]!;
    const whole = word === term;
    for (const { document, often } of documentsOf(index.places[place]!)) {
      const inTitle = index.entries[document]!.titleWords.includes(word);
      const score =
        (whole ? worth.word : worth.wordStart) +
        (often ? worth.often : 0) +
        (inTitle ? (whole ? worth.title : worth.titleStart) : 0);
      scores.set(document, Math.max(score, scores.get(document) ?? 0));
    }
  }
  return scores;
}
