import { expect, test } from "vitest";
import {
  askedOn,
  dateQueries,
  firstQueries,
  searchQueries,
} from "../../../tests/support/search-queries.ts";
import type { AnswerFile } from "./answer-file.ts";
import { ask } from "./ask.ts";
import { inEachGroup } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { type IndexFile, legal, readIndex } from "./search-index.ts";

const { dizin, yanitlar } = searchFiles();
const site = { index: readIndex(dizin as IndexFile), answers: yanitlar as AnswerFile };
const asked = (query: string) => ask(site, query, askedOn);
/** The addresses in the order in which the page shows them. */
const shown = (query: string) =>
  asked(query).groups.flatMap(({ results }) =>
    results.slice(0, inEachGroup).map(({ path }) => path),
  );

test("More than three hundred queries are asked, none of them twice", () => {
  for (const table of [searchQueries, firstQueries]) {
    const queries = table.map(([query]) => query);
    expect(new Set(queries).size).toBe(queries.length);
  }
  expect(searchQueries.length).toBeGreaterThan(300);
  expect(firstQueries.length).toBeGreaterThan(140);
});

test.each(searchQueries)("“%s” has its answer among the first three", (query, ...found) => {
  const first = shown(query).slice(0, 3);
  for (const path of found) {
    const stands = first.some((one) => (typeof path === "string" ? one === path : path.test(one)));
    expect(stands, `${path} among ${first.join(", ")}`).toBe(true);
  }
});

test.each(firstQueries)("“%s” leads to %s first", (query, first, answer) => {
  expect(shown(query)[0]).toEqual(typeof first === "string" ? first : expect.stringMatching(first));
  const { title } = asked(query).card ?? {};
  if (answer === undefined) expect(title).toBeUndefined();
  else expect(title).toEqual(typeof answer === "string" ? answer : expect.stringMatching(answer));
});

test.each(dateQueries)("“%s” is answered by its sign, first", (query, ...signs) => {
  expect(shown(query).slice(0, signs.length).sort()).toEqual([...signs].sort());
});

const legalPages = ["/kvkk", "/erisilebilirlik", "/gorsel-kaynaklari"];

test("Legal texts and credits stand last, unless asked for by name", () => {
  for (const [query, wanted] of searchQueries) {
    if (legalPages.includes(String(wanted))) continue;
    const kinds = asked(query).groups.map(({ kind }) => kind);
    expect(kinds.indexOf(legal), query).toBeOneOf([-1, kinds.length - 1]);
  }
});

test("Capitals and missing marks change no answer", () => {
  for (const [query] of firstQueries) {
    // A name that was not found is told as it was typed.
    if (/atatürk/i.test(query)) continue;
    const plain = query.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
    const expected = asked(query).card?.title;
    for (const typed of [query.toLocaleUpperCase("tr-TR"), plain])
      expect(asked(typed).card?.title, typed).toBe(expected);
  }
});
