import { foldedVocabulary, type Vocabulary } from "./terms.ts";
import { termsOf, wordsOf } from "./words.ts";

/** The groups in which results are shown. */
export const kinds = [
  "Burçlar",
  "Gezegenler",
  "Burç Uyumu",
  "Yazılar",
  "Haritalar",
  "Temel Bilgiler",
  "Danışmanlık",
  "Elementler",
  "Ay Evreleri",
  "Sayfalar",
  "Yasal Bilgiler",
] as const;
export type Kind = (typeof kinds)[number];

/** Comes last, unless it is asked for by name. */
export const legal: Kind = "Yasal Bilgiler";

/** The reference: it explains what other pages are about. */
export const explaining: Kind = "Temel Bilgiler";

/** What can be found: a text with an address. Its passages lie in a file that several texts share. */
export type Entry = {
  kind: Kind;
  title: string;
  path: string;
  icon: string;
  file: string;
  /** Words that it is looked for by and that its title does not have, or other names of a term, with commas. */
  names?: string;
  /** Comes first where much is found alike: the page of a sign or a planet itself, the course. */
  main?: true;
};
export type Document = Entry & {
  passages: string[];
};

/**
 * Every word of every document. `words` is sorted, each as a capital that says how many letters it
 * shares with the one before (A none, B one …) and the letters that follow. `places` has, for each
 * word, the documents it is in: a character each, whose code is the distance from the document
 * before, and "!" after it where the word is there often.
 */
export type IndexFile = {
  entries: Entry[];
  words: string;
  places: string;
  vocabulary: Vocabulary;
};

const often = 3;
const mostShared = 25;
const firstCode = "#".charCodeAt(0) - 1;

export function writeIndex(documents: Document[], vocabulary: Vocabulary): IndexFile {
  const places = new Map<string, string>();
  const last = new Map<string, number>();
  documents.forEach(({ title, names = "", passages }, place) => {
    const counts = new Map<string, number>();
    for (const { folded } of wordsOf([title, names, ...passages].join(" "))) {
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
    vocabulary: foldedVocabulary(vocabulary),
  };
}

function shortened(word: string, before: string): string {
  let shared = 0;
  while (shared < mostShared && shared < before.length && word[shared] === before[shared]) {
    shared += 1;
  }
  return String.fromCharCode(65 + shared) + word.slice(shared);
}

export type SearchIndex = Omit<IndexFile, "entries" | "words" | "places"> & {
  /** Of its title, `ownWords` are those that no question has. */
  entries: (Entry & { ownWords: string[]; titleWords: Set<string>; placeInFile: number })[];
  words: string[];
  places: string[];
  /** The words of titles, and how they are written there. */
  shown: Map<string, string>;
  /** What explains a word, by its title and its other names. */
  explained: Map<string, number>;
};

export function readIndex({ entries, words, places, ...file }: IndexFile): SearchIndex {
  const inFile = new Map<string, number>();
  const titles = entries.flatMap(({ title }) =>
    wordsOf(title).map(({ folded, start, end }) => [folded, title.slice(start, end)] as const),
  );
  let before = "";
  return {
    ...file,
    shown: new Map(titles),
    explained: explainedIn(entries),
    entries: entries.map((entry) => {
      const placeInFile = inFile.get(entry.file) ?? 0;
      inFile.set(entry.file, placeInFile + 1);
      const ownWords = termsOf(entry.title).filter(
        (word) => !file.vocabulary.filler.includes(word),
      );
      const titleWords = new Set([...termsOf(entry.title), ...termsOf(entry.names ?? "")]);
      return { ...entry, ownWords, titleWords, placeInFile };
    }),
    words: words.split(/(?=[A-Z])/).map((one) => {
      before = before.slice(0, one.charCodeAt(0) - 65) + one.slice(1);
      return before;
    }),
    places: places.split(" "),
  };
}

/** A title wins over the other names of another term, and what comes first over what comes after. */
function explainedIn(entries: Entry[]): Map<string, number> {
  const terms = entries.flatMap(({ kind, title, names = "" }, document) =>
    kind === explaining ? [{ document, title, names: names.split(", ").filter(Boolean) }] : [],
  );
  const explained = new Map<string, number>();
  for (const [name, document] of [
    ...terms.map(({ title, document }) => [title, document] as const),
    ...terms.flatMap(({ names, document }) => names.map((name) => [name, document] as const)),
  ]) {
    const words = termsOf(name).join(" ");
    if (!explained.has(words)) explained.set(words, document);
  }
  return explained;
}

/** Calls for each document of a word, and says whether it is there often. */
export function eachDocument(places: string, call: (document: number, often: boolean) => void) {
  let document = -1;
  for (let at = 0; at < places.length; at += 1) {
    document += places.charCodeAt(at) - firstCode;
    const often = places[at + 1] === "!";
    if (often) at += 1;
    call(document, often);
  }
}
