import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "../../../booking/fold-letters.ts";
import { find } from "./find.ts";
import { type Document, type Kind, readIndex, writeIndex } from "./search-index.ts";

const document = (kind: Kind, title: string, ...passages: string[]): Document => ({
  kind,
  title,
  path: `/${title}`,
  icon: "star",
  file: "a",
  passages,
});

const documents = [
  document("Burçlar", "Koç Burcu: Taşlar", "Ametist: Koç’un kızgınlığına karşı taşınır."),
  document("Burçlar", "Balık Burcu: Taşlar", "Ametist, balığın mor taşıdır. Ametist."),
  document("Gezegenler", "Mars", "Kocaman bir ateş; kitabı açar."),
  document("Gezegenler", "Mars Koç Burcunda", "Hızlı başlar, renkleri sever."),
  document("Sayfalar", "Anasayfa", "Ay takvimi, Mars ve ötesi. Ayna."),
];
const index = readIndex(writeIndex(documents));
const titles = (query: string) =>
  find(index, query).groups.flatMap(({ results }) => results.map(({ title }) => title));

test("The index that is read knows every word and every document of the one that was written", () => {
  const word = fc.stringMatching(/^[a-zçğıöşü]{1,12}$/);
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 300 }), (texts) => {
      const written = texts.map((words, at) => document("Sayfalar", `${at}`, words.join(" ")));
      const read = readIndex(writeIndex(written));
      for (const [at, words] of texts.entries()) {
        for (const one of words) {
          const found = find(read, one).groups.flatMap(({ results }) => results);
          expect(found).toContain(read.entries[at]);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("Words shared by hundreds of documents far apart are found in each", () => {
  const many = Array.from({ length: 400 }, (_, at) =>
    document("Sayfalar", `${at}`, at % 199 === 0 ? "ender sözcük" : "dolgu"),
  );
  const found = find(readIndex(writeIndex(many)), "ender").groups[0]!.results;
  expect(found.map(({ title }) => title)).toEqual(["0", "199", "398"]);
});

test("Marks and capitals make no difference [18.2]", () => {
  expect(titles("TAŞLAR")).toEqual(["Koç Burcu: Taşlar", "Balık Burcu: Taşlar"]);
  expect(titles("taslar")).toEqual(titles("TAŞLAR"));
  expect(titles("BALIK")).toEqual(titles("balik"));
});

test("All words of a query must be there", () => {
  expect(titles("ametist koç")).toEqual(["Koç Burcu: Taşlar"]);
  expect(titles("ametist plüton")).toEqual([]);
});

test("A word is found by its start, also where its last letter softens", () => {
  expect(titles("renk")).toEqual(["Mars Koç Burcunda"]);
  expect(titles("kitap")).toEqual(["Mars"]);
});

test("A suffix that the texts do not use is forgiven", () => {
  expect(titles("koçun")).toContain("Koç Burcu: Taşlar");
  expect(titles("koçun")).not.toContain("Mars");
});

test("A word of two letters is only itself", () => {
  expect(titles("ay")).toEqual(["Anasayfa"]);
  expect(find(index, "ay").words).toEqual([new Set(["ay"])]);
});

test("A title that is the query comes first, then titles that have it, then texts", () => {
  expect(titles("mars")).toEqual(["Mars", "Mars Koç Burcunda", "Anasayfa"]);
});

test("A text that says it often comes before one that says it once", () => {
  const [once, often] = ["Yakut bir taştır.", "Yakut, yakut ve yine yakut."].map((text, at) =>
    document("Burçlar", `${at}`, text),
  );
  const found = find(readIndex(writeIndex([once!, often!])), "yakut").groups[0]!.results;
  expect(found.map(({ title }) => title)).toEqual(["1", "0"]);
});

test("Groups come in the order of their best result", () => {
  expect(find(index, "mars").groups.map(({ kind }) => kind)).toEqual(["Gezegenler", "Sayfalar"]);
  expect(find(index, "ametist").groups.map(({ kind }) => kind)).toEqual(["Burçlar"]);
});

test("The words that were found are told, to be marked", () => {
  expect(find(index, "koç").words).toEqual([new Set([fold("Koç"), "kocaman"])]);
});

test("Without a word there is nothing to find", () => {
  expect(find(index, " … ")).toEqual({ groups: [], words: [] });
});
