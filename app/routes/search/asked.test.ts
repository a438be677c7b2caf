import { expect, test } from "vitest";
import { askedOn, dateQueries, searchQueries } from "../../../tests/support/search-queries.ts";
import { find, inEachGroup } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { type IndexFile, legal, readIndex } from "./search-index.ts";

const index = readIndex(searchFiles().dizin as IndexFile);
const groupsOf = (query: string) => find(index, query, askedOn).groups;
/** The addresses in the order in which the page shows them. */
const shown = (query: string) =>
  groupsOf(query).flatMap(({ results }) => results.slice(0, inEachGroup).map(({ path }) => path));

test("More than three hundred queries are asked, none of them twice", () => {
  const queries = searchQueries.map(([query]) => query);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThan(300);
});

test.each(searchQueries)("“%s” has its answer among the first three", (query, ...found) => {
  const first = shown(query).slice(0, 3);
  for (const path of found) {
    const stands = first.some((one) => (typeof path === "string" ? one === path : path.test(one)));
    expect(stands, `${path} among ${first.join(", ")}`).toBe(true);
  }
});

test.each(dateQueries)("“%s” is answered by its sign, first", (query, ...signs) => {
  expect(shown(query).slice(0, signs.length).sort()).toEqual([...signs].sort());
});

const legalPages = ["/kvkk", "/erisilebilirlik", "/gorsel-kaynaklari"];

test("Legal texts and credits stand last, unless asked for by name", () => {
  for (const [query, wanted] of searchQueries) {
    if (legalPages.includes(String(wanted))) continue;
    const kinds = groupsOf(query).map(({ kind }) => kind);
    expect(kinds.indexOf(legal), query).toBeOneOf([-1, kinds.length - 1]);
  }
});
