import { fold } from "../../../booking/fold-letters.ts";
import type { SearchDictionary } from "../../content/search-dictionary.ts";
import { isFormOf } from "./suffixes.ts";
import { termsOf, type Word, wordsOf } from "./words.ts";

/** One word to look for, and the part of the query that it stands for. */
export type Term = {
  typed: string;
  word: string;
  /** It counts, but need not be there. */
  soft: boolean;
  /** Our texts say nothing of it. */
  absent: boolean;
  corrected?: true;
};

/** The dictionary of the search, its words as the index has them. */
export type Vocabulary = Omit<SearchDictionary, "names">;

export function foldedVocabulary({ instead, marked, ...lists }: Vocabulary): Vocabulary {
  const entries = Object.entries(instead).map((pair) => pair.map(fold));
  return {
    filler: lists.filler.map(fold),
    soft: lists.soft.map(fold),
    absent: lists.absent.map(fold),
    when: lists.when.map(fold),
    marked: Object.fromEntries(Object.entries(marked).map(([typed, word]) => [typed, fold(word)])),
    equal: lists.equal.map((group) => group.map(fold)),
    instead: Object.fromEntries(entries),
  };
}

/** The words of a query; one whose mark makes it another word is that: “nişan” is not Nisan. */
export function askedWords(query: string, { marked }: Vocabulary): Word[] {
  return wordsOf(query).map((word) => {
    const typed = query.slice(word.start, word.end).normalize("NFC").toLocaleLowerCase("tr");
    const other = Object.keys(marked).find(
      (one) => typed.startsWith(one) && isNamed(word.folded, [fold(one)]),
    );
    return other ? { ...word, folded: marked[other]! } : word;
  });
}

/** The name that a query consists of, but for the words of a question: "void of course nedir". */
export function nameIn(query: string, { filler }: Vocabulary, names: Map<string, number>) {
  const words = termsOf(query);
  const isFiller = (word: string) => filler.includes(word);
  const last = words.findLastIndex((word) => !isFiller(word)) + 1;
  return [words.join(" "), words.slice(0, last).join(" ")].find((name) => names.has(name));
}

/** The words of a query without what every question has, in the words of the site. */
export function termsIn(query: string, vocabulary: Vocabulary, names: Map<string, number>): Term[] {
  const { filler, instead } = vocabulary;
  const words = askedWords(query, vocabulary);
  const termOf = (typed: string, word: string, asked = word): Term => ({
    typed,
    word,
    soft: isNamed(asked, vocabulary.soft),
    absent: isNamed(word, vocabulary.absent),
  });
  const all = words.map(({ folded, start, end }) => termOf(query.slice(start, end), folded));
  const name = nameIn(query, vocabulary, names);
  if (name?.includes(" ")) return all.slice(0, name.split(" ").length);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, Object.keys(instead));
    const parts = all.slice(at, at + (phrase?.split(" ").length ?? 1));
    at += parts.length;
    if (phrase) {
      const typed = query.slice(words[at - parts.length]!.start, words[at - 1]!.end);
      const meant = instead[phrase]!.split(" ");
      terms.push(...meant.map((word) => termOf(typed, word, phrase)));
    } else terms.push(...parts.filter(({ word }) => !filler.includes(word)));
  }
  return uniqueWords(terms.length > 0 ? terms : all);
}

export const uniqueWords = <One extends Term>(terms: One[]) =>
  terms.filter(({ word }, at) => terms.findIndex((other) => other.word === word) === at);

/** The longest of the phrases that the query has from here on, with or without suffixes. */
function phraseAt(words: Word[], at: number, phrases: string[]): string | undefined {
  const found = phrases.filter((phrase) =>
    phrase.split(" ").every((part, ahead) => isNamed(words[at + ahead]?.folded, [part])),
  );
  return found.sort((a, b) => b.length - a.length)[0];
}

export const isNamed = (word: string | undefined, names: string[]) =>
  word !== undefined && names.some((name) => word === name || isFormOf(word, name));
