import { exactly, startingWith } from "./word-list.ts";

/** What Turkish puts after a noun, letters without marks: -li, -lar, -im, -nda, -yim … */
const suffixes = new RegExp(
  [
    "^(?:l[iu][kg]?|s[iu]z|c[iu])?",
    "(?:l[ae]r)?",
    "(?:s?[iu]|[iu]?[mn]|[iu]?[mn][iu]z)?",
    "(?:y?[aeiu]|n[aeiu]|n?d[ae]n?|t[ae]n?|n?[iu]n|y?l[ae])?",
    "(?:ki)?",
    "(?:y?[iu]m|s[iu]n|y?[iu]z|s[iu]n[iu]z|[dt][iu]r?)?",
    "(?:l[ae]r)?$",
  ].join(""),
);
const shortestRoot = 3;
/** "kitap" becomes "kitabı". */
const softened: Record<string, string> = { p: "b", t: "d", k: "g" };
const hardened: Record<string, string> = { b: "p", d: "t", g: "k" };

/** "gidişi" is a form of "gidiş". */
export const isFormOf = (word: string, root: string) =>
  startsOf(root).some((start) => word.startsWith(start) && suffixes.test(word.slice(start.length)));

/** The places of all words that are forms of the same noun as the given one. */
export function formsOf(words: string[], word: string): number[] {
  return [word, ...rootsOf(words, word)]
    .flatMap(startsOf)
    .flatMap((start) =>
      startingWith(words, start).filter((at) => suffixes.test(words[at]!.slice(start.length))),
    );
}

/** The known words that this one can be a form of. */
function rootsOf(words: string[], word: string): string[] {
  const roots: string[] = [];
  for (let length = shortestRoot; length < word.length; length += 1) {
    if (!suffixes.test(word.slice(length))) continue;
    const root = word.slice(0, length);
    const hard = hardened[root.at(-1)!];
    for (const one of hard ? [root, root.slice(0, -1) + hard] : [root]) {
      if (exactly(words, one) !== undefined) roots.push(one);
    }
  }
  return roots;
}

/** How the forms of a word begin; a word of two letters has none but itself. */
function startsOf(root: string): string[] {
  if (root.length < shortestRoot) return [];
  const soft = softened[root.at(-1)!];
  return soft ? [root, root.slice(0, -1) + soft] : [root];
}
