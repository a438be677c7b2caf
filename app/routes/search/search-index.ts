import { termsOf, wordsOf } from "./words.ts";

/** The groups in which results are shown. */
export const kinds = [
  "Burçlar",
  "Gezegenler",
  "Yazılar",
  "Haritalar",
  "Danışmanlık",
  "Elementler",
  "Ay Evreleri",
  "Sayfalar",
] as const;
export type Kind = (typeof kinds)[number];

/** What can be found: a text with an address. Its passages lie in a file that several texts share. */
export type Entry = { kind: Kind; title: string; path: string; icon: string; file: string };
export type Document = Entry & { passages: string[] };

/**
 * Every word of every document. `words` is sorted, each as a capital that says how many letters it
 * shares with the one before (A none, B one …) and the letters that follow. `places` has, for each
 * word, the documents it is in: a character each, whose code is the distance from the document
 * before, and "!" after it where the word is there often.
 */
export type IndexFile = { entries: Entry[]; words: string; places: string };

const often = 3;
const mostShared = 25;
const firstCode = "#".charCodeAt(0) - 1;

export function writeIndex(documents: Document[]): IndexFile {
  const places = new Map<string, string>();
  const last = new Map<string, number>();
  documents.forEach(({ title, passages }, place) => {
    const counts = new Map<string, number>();
    for (const { folded } of wordsOf([title, ...passages].join(" "))) {
      counts.set(folded, (counts.get(folded) ?? 0) + 1);
    }
    for (const [word, count] of counts) {
      const distance = place - (last.get(word) ?? -1);
      const code = String.fromCharCode(firstCode + distance) + (count >= often ? "!" : "");
      places.set(word, (places.get(word) ?? "") + code);
      last.set(word, place);
    }
  });
  const words = [...places.keys()].sort();
  return {
    entries: documents.map(({ passages: _, ...entry }) => entry),
    words: words.map((word, index) => shortened(word, words[index - 1] ?? "")).join(""),
    places: words.map((word) => places.get(word)).join(" "),
  };
}

function shortened(word: string, before: string): string {
  let shared = 0;
  while (shared < mostShared && shared < before.length && word[shared] === before[shared]) {
    shared += 1;
  }
  return String.fromCharCode(65 + shared) + word.slice(shared);
}

export type SearchIndex = {
  entries: (Entry & { titleWords: string[]; placeInFile: number })[];
  words: string[];
  places: string[];
};

export function readIndex({ entries, words, places }: IndexFile): SearchIndex {
  const inFile = new Map<string, number>();
  let before = "";
  return {
    entries: entries.map((entry) => {
      const placeInFile = inFile.get(entry.file) ?? 0;
      inFile.set(entry.file, placeInFile + 1);
      return { ...entry, titleWords: termsOf(entry.title), placeInFile };
    }),
    words: [...words.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, shared = "A", rest = ""]) => {
      before = before.slice(0, shared.charCodeAt(0) - 65) + rest;
      return before;
    }),
    places: places.split(" "),
  };
}

/** The documents of a word, and whether it is there often. */
export function documentsOf(places: string): { document: number; often: boolean }[] {
  let document = -1;
  return [...places.matchAll(/([^!])(!?)/g)].map(([, code = "", mark]) => {
    document += code.charCodeAt(0) - firstCode;
    return { document, often: mark === "!" };
  });
}
