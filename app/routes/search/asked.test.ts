import { expect, test } from "vitest";
import { askedDates, askedOn, askedQueries } from "../../../tests/support/search-queries.ts";
import { find } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { type IndexFile, readIndex } from "./search-index.ts";

const index = readIndex(searchFiles()["dizin"] as IndexFile);
const inEachGroup = 4;
const shown = (query: string) =>
  find(index, query, askedOn).groups.flatMap(({ results }) => results.slice(0, inEachGroup));

test("Ninety-seven questions or more, none twice", () => {
  const queries = askedQueries.map(([query]) => query);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(97);
});

test.for(askedQueries)("“%s” has its answer among the first three [18.9]", ([query, ...found]) => {
  const paths = shown(query).map(({ path }) => path);
  for (const path of found) expect(paths.slice(0, 3)).toContainEqual(expect.stringMatching(path));
});
