import { expect, test } from "vitest";
import { fold } from "../../../booking/fold-letters.ts";
import {
  askedOn,
  type ExpectedResults,
  searchQueries,
} from "../../../tests/support/search-queries.ts";
import type { AnswerFile } from "./answer-file.ts";
import { ask } from "./ask.ts";
import { inEachGroup } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { type IndexFile, readIndex } from "./search-index.ts";
import { isNamed, type Vocabulary } from "./terms.ts";
import { termsOf } from "./words.ts";

const { dizin, yanitlar } = searchFiles();
const index = readIndex(dizin as IndexFile);
const answers = yanitlar as AnswerFile;
const { vocabulary } = index;

/** The queries that name one of these words or phrases, in any form. */
const naming = (phrases: string[]) =>
  searchQueries.filter(([query]) => {
    const words = termsOf(query);
    const has = (part: string) => words.some((word) => isNamed(word, [part]));
    return phrases.some((phrase) => phrase.split(" ").every(has));
  });

function isAnswered([query, ...wanted]: ExpectedResults, words: Vocabulary): boolean {
  const site = { index: { ...index, vocabulary: words }, answers };
  const { groups } = ask(site, query, askedOn);
  const shown = groups.flatMap(({ results }) => results.slice(0, inEachGroup));
  const first = shown.slice(0, 3).map(({ path }) => path);
  return wanted.every((path) =>
    first.some((one) => (typeof path === "string" ? one === path : path.test(one))),
  );
}

/** Whether a query of the table has no answer without a line of the dictionary. */
const isNeeded = (phrases: string[], without: Vocabulary) =>
  naming(phrases).some((row) => !isAnswered(row, without));

const synonyms = vocabulary.equal.flatMap((group, at) => group.map((word) => ({ word, at })));

test.each(synonyms)("A query needs “$word” among the words that mean the same", ({ word, at }) => {
  const equal = vocabulary.equal.with(
    at,
    vocabulary.equal[at]!.filter((one) => one !== word),
  );
  expect(isNeeded(vocabulary.equal[at]!, { ...vocabulary, equal })).toBe(true);
});

test.each(Object.keys(vocabulary.instead))(
  "A query needs “%s” to be read as another word",
  (phrase) => {
    const { [phrase]: _, ...instead } = vocabulary.instead;
    expect(isNeeded([phrase], { ...vocabulary, instead })).toBe(true);
  },
);

test.each(Object.keys(vocabulary.marked))("A query needs “%s” to count with its mark", (word) => {
  expect(isNeeded([fold(word)], { ...vocabulary, marked: {} })).toBe(true);
});
