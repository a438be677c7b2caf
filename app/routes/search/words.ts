import { fold } from "../../../booking/fold-letters.ts";

/** A word, and after an apostrophe the suffix of a name, which no search is about. */
const words = /([\p{L}\p{M}\p{N}]+)(?:['’]\p{L}+)?/gu;

export type Word = { folded: string; start: number; end: number };

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(words)].map(({ 1: word = "", index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

export function termsOf(query: string): string[] {
  return [...new Set(wordsOf(query).map(({ folded }) => folded))];
}
