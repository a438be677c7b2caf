import type { SearchIndex } from "./search-index.ts";
import { formsOf } from "./suffixes.ts";
import { isNamed, type Term } from "./terms.ts";
import { exactly, oneLetterApart, startingWith } from "./word-list.ts";

/** How near a word of the texts is to the one that is looked for, at its place in the list. */
export type Matches = Map<number, number>;

/** A term with its matches, their words, and what each document that has one is worth for it. */
export type Asked = Term & { matches: Matches; words: Set<string>; scores: Map<number, number> };

export const near = { same: 1, form: 0.8, equal: 0.7, start: 0.4 };
/** A form of an equal word is the farthest that still means it. */
export const meansTheSame = near.form * near.equal;
const shortestStart = 3;
const shortestToCorrect = 4;
const shortestSlip = 6;

export function matchesOf(index: SearchIndex, word: string): Matches {
  const matches: Matches = new Map();
  const add = (places: number[], worth: number) => {
    for (const place of places) matches.set(place, Math.max(worth, matches.get(place) ?? 0));
  };
  const addForms = (one: string, worth: number) => {
    add(formsOf(index.words, one), worth * near.form);
    const place = exactly(index.words, one);
    if (place !== undefined) add([place], worth);
  };
  addForms(word, near.same);
  for (const group of index.vocabulary.equal.filter((names) => isNamed(word, names))) {
    for (const one of group) addForms(one, near.equal);
  }
  if (word.length >= shortestStart) {
    // "seçmek" and "seçme" are one word to us, and so is everything that begins with it.
    add(startingWith(index.words, word.replace(/(m[ae])k$/, "$1")), near.start);
  }
  return matches;
}

/** Another reading of a word that no text has: two written as one, or one letter wrong. */
export function corrected(index: SearchIndex, term: Term): Term[] {
  const split = twoWords(index, term.word);
  if (split) return split.map((word) => ({ ...term, word, corrected: true as const }));
  const meant = nearestWord(index, term.word);
  if (!meant) return [term];
  const words = index.vocabulary.instead[meant]?.split(" ") ?? [meant];
  return words.map((word) => ({ ...term, word, corrected: true as const }));
}

function twoWords({ shown }: SearchIndex, word: string): string[] | undefined {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => shown.has(part))) return parts;
  }
  return undefined;
}

/**
 * Of the words that one letter makes of it: one that a title has, else the one in most texts. A short word
 * of the texts, or one with another letter in its place, is more likely just another word: “olunur” is not “okunur”.
 */
function nearestWord(index: SearchIndex, word: string): string | undefined {
  if (word.length < shortestToCorrect || /\d/.test(word)) return undefined;
  const named = [...index.shown.keys(), ...Object.keys(index.vocabulary.instead)];
  const title = named.find((one) => oneLetterApart(word, one));
  if (title || word.length < shortestSlip) return title;
  const places = index.words.flatMap((one, place) => (isSlipOf(word, one) ? [place] : []));
  const most = places.sort((a, b) => index.places[b]!.length - index.places[a]!.length)[0];
  return most === undefined ? undefined : index.words[most];
}

/** Of the same letters, but for one that is missing, too many or too late, and not the first. */
const isSlipOf = (word: string, one: string) =>
  word[0] === one[0] &&
  oneLetterApart(word, one) &&
  (word.length !== one.length || [...word].sort().join() === [...one].sort().join());
