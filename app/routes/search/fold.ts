/** "İĞNE", "iğne" and "igne" become the same: the marks of letters, capitals and the dot of i are dropped. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}

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
