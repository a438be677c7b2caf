import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "../../../booking/fold-letters.ts";
import { type Found, find } from "./find.ts";
import { type Document, type Kind, readIndex, writeIndex } from "./search-index.ts";
import type { Vocabulary } from "./terms.ts";

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
const nothing = { filler: [], soft: [], absent: [], when: [], marked: {}, equal: [], instead: {} };
const vocabulary = {
  filler: ["ne", "nedir"],
  soft: ["burç"],
  absent: ["kadın"],
  when: ["zaman"],
  marked: {},
  equal: [["ateş", "alev"]],
  instead: { aries: "koç", "ay takvimi": "ay" },
};
const indexOf = (all: Document[], words: Vocabulary = nothing) => readIndex(writeIndex(all, words));
const index = indexOf(documents, vocabulary);
const titlesOf = ({ groups }: Found) =>
  groups.flatMap(({ results }) => results.map(({ title }) => title));
const titles = (query: string) => titlesOf(find(index, query));

test("The index that is read knows every word and every document of the one that was written", () => {
  const word = fc.stringMatching(/^[a-zçğıöşü]{1,12}$/);
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 300 }), (texts) => {
      const written = texts.map((words, at) => document("Sayfalar", `${at}`, words.join(" ")));
      const read = indexOf(written);
      for (const [at, words] of texts.entries()) {
        for (const one of words) {
          expect(titlesOf(find(read, one))).toContain(`${at}`);
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
  const found = find(indexOf(many), "ender").groups[0]!.results;
  expect(found.map(({ title }) => title)).toEqual(["0", "199", "398"]);
});

test("Marks and capitals make no difference", () => {
  expect(titles("TAŞLAR")).toEqual(["Koç Burcu: Taşlar", "Balık Burcu: Taşlar"]);
  expect(titles("taslar")).toEqual(titles("TAŞLAR"));
  expect(titles("BALIK")).toEqual(titles("balik"));
});

test("All words of a query must be there", () => {
  expect(titles("ametist koç")).toEqual(["Koç Burcu: Taşlar"]);
});

test("Where no text has all words, the best part is found and named", () => {
  const found = find(index, "ametist koç plüton");
  expect(titlesOf(found)).toEqual(["Koç Burcu: Taşlar"]);
  expect(found.instead).toEqual({ query: "ametist koç", complete: false });
});

test("What the texts say nothing of is left out and told", () => {
  const found = find(index, "Mars kadını");
  expect(titlesOf(found)[0]).toBe("Mars");
  expect(found.instead).toEqual({ query: "Mars", complete: false });
});

test("Titles that have most of a query come before a text that has all of it by chance", () => {
  const chance = document("Yazılar", "Evler", "Koç gibi bir balığın taşları ve huzuru.");
  const found = find(indexOf([...documents, chance]), "balık taşlar huzur");
  expect(titlesOf(found)[0]).toBe("Balık Burcu: Taşlar");
  expect(found.instead).toEqual({ query: "balık taşlar", complete: true });
});

test("Words of a question are no obstacle, but can be searched alone", () => {
  expect(titles("ametist nedir")).toEqual(titles("ametist"));
  expect(find(index, "ametist nedir").instead).toBeUndefined();
  const question = document("Sayfalar", "Sorular", "Bu nedir?");
  expect(titlesOf(find(indexOf([question], vocabulary), "nedir"))).toEqual(["Sorular"]);
});

test("A soft word need not be there, but counts where it is", () => {
  expect(titles("mars burcu")).toEqual(["Mars Koç Burcunda", "Mars", "Anasayfa"]);
});

test("Where no text has what is asked, what need not be there is searched", () => {
  const found = find(index, "burcu inanmıyorum");
  expect(titlesOf(found)).toContain("Mars Koç Burcunda");
  expect(found.instead).toEqual({ query: "burcu", complete: false });
});

test("A word that its mark makes another is not the one without it", () => {
  const words = { ...nothing, marked: { nişan: "düğün" } };
  const texts = [document("Sayfalar", "Nisan", "Söz."), document("Yazılar", "Düğün", "Söz.")];
  const both = indexOf(texts, words);
  for (const query of ["nişan", "NİŞAN", "nişanımız", "nişan".normalize("NFD")])
    expect(titlesOf(find(both, query)), query).toEqual(["Düğün"]);
  expect(titlesOf(find(both, "nisan"))).toEqual(["Nisan"]);
});

test("One wrong letter is forgiven and told", () => {
  for (const query of ["blaık", "balk", "baliik", "balak"]) {
    const found = find(index, query);
    expect(titlesOf(found), query).toContain("Balık Burcu: Taşlar");
    expect(found.instead, query).toEqual({ query: "Balık", complete: true });
  }
  expect(titles("bxlxk")).toEqual([]);
  expect(titles("2026")).toEqual([]);
});

test("A slip in a word of the texts is forgiven, but no word becomes another", () => {
  for (const query of ["ametst", "ametisst", "amteist"]) {
    expect(find(index, query).instead, query).toEqual({ query: "ametist", complete: true });
  }
  const texts = indexOf([document("Sayfalar", "Sayfa", "Mal okunur; anlatan bölünür.")]);
  for (const query of ["mail", "olunur", "anlaşan", "okuyur"]) {
    expect(titlesOf(find(texts, query)), query).toEqual([]);
  }
});

test("Two words written as one are two", () => {
  const found = find(index, "balıkburcu");
  expect(titlesOf(found)).toEqual(["Balık Burcu: Taşlar"]);
  expect(found.instead).toEqual({ query: "Balık Burcu", complete: true });
});

test("Another name leads to the same, also with a letter wrong", () => {
  expect(titles("aries")).toEqual(titles("koç"));
  expect(titles("arise")).toEqual(titles("koç"));
  expect(titles("alev")).toEqual(["Mars"]);
});

test("A text is found by words that its title does not have", () => {
  const named = { ...document("Sayfalar", "Danışmanlık", "Söz."), names: "randevu" };
  const other = document("Sayfalar", "Başka", "Randevu, randevu, randevu.");
  expect(titlesOf(find(indexOf([other, named]), "randevum"))).toEqual(["Danışmanlık", "Başka"]);
});

test("A text that is named so comes before one that has another form as its only name", () => {
  const form = { ...document("Sayfalar", "Anasayfa", "Söz."), names: "randevum" };
  const named = { ...document("Sayfalar", "Astrolojik Danışmanlık", "Söz."), names: "randevu" };
  expect(titlesOf(find(indexOf([form, named]), "randevu"))[0]).toBe("Astrolojik Danışmanlık");
});

test("A title that is the query comes first also where it has further names", () => {
  const main = { ...document("Burçlar", "Yay Burcu", "Burçlar."), main: true as const };
  const page = { ...document("Sayfalar", "Burçlar", "Söz."), names: "zodyak" };
  expect(titlesOf(find(indexOf([main, page]), "burçlar"))[0]).toBe("Burçlar");
});

test("What is legal comes last unless it is asked for by name", () => {
  const texts = [
    document("Yasal Bilgiler", "Kişisel Veriler", "Randevu. Randevu. Randevu."),
    document("Yazılar", "Kişiler", "Bir randevu; kişisel bir söz."),
  ];
  const both = indexOf(texts);
  expect(titlesOf(find(both, "randevu"))).toEqual(["Kişiler", "Kişisel Veriler"]);
  expect(titlesOf(find(both, "kişisel"))[0]).toBe("Kişisel Veriler");
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

test("A title is the query also where it has the words of a question", () => {
  const main = { ...document("Burçlar", "Yay Burcum", "Söz."), main: true as const };
  const page = document("Sayfalar", "Burcum Ne?", "Söz.");
  expect(titlesOf(find(indexOf([main, page], vocabulary), "burcum"))[0]).toBe("Burcum Ne?");
});

test("A title that is the query comes first, then titles that have it, then texts", () => {
  expect(titles("mars")).toEqual(["Mars", "Mars Koç Burcunda", "Anasayfa"]);
});

test("A text that says it often comes before one that says it once", () => {
  const [once, often] = ["Yakut bir taştır.", "Yakut, yakut ve yine yakut."].map((text, at) =>
    document("Burçlar", `${at}`, text),
  );
  const found = find(indexOf([once!, often!]), "yakut").groups[0]!.results;
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
