import { glossary, searchDictionary } from "content-collections";
import { expect, test } from "vitest";
import { pageIds, searchFileAddress } from "../../content/addresses.ts";
import { allAddresses, searchFileAddresses } from "../../content/all-addresses.ts";
import { listedArticles } from "../../content/article-list.ts";
import { guideSections } from "../../content/zodiac.ts";
import { searchDocuments } from "./documents.ts";
import { find } from "./find.ts";
import { searchFiles, searchVersion } from "./search-files.ts";
import { explaining, type IndexFile, kinds, readIndex } from "./search-index.ts";

const documents = searchDocuments();

test("Every text of the site can be found: each kind with all it has", () => {
  const counts = kinds.map((kind) => documents.filter((one) => one.kind === kind).length);
  expect(Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]]))).toEqual({
    Burçlar: 12 * 7,
    Gezegenler: 10 * 13,
    "Burç Uyumu": 78,
    Yazılar: listedArticles.length,
    Haritalar: 8,
    // Houses, aspects, retrogrades, and every term.
    "Temel Bilgiler": 12 + 10 + 8 + glossary.terms.length,
    Danışmanlık: 12,
    Elementler: 4,
    "Ay Evreleri": 8 + 4,
    // And the calendar of retrogrades and the course; but neither what is legal, nor the search, nor the page for unknown addresses.
    Sayfalar: pageIds().length - 5 + 2,
    "Yasal Bilgiler": 3,
  });
  for (const { title, passages } of documents) expect(passages.length, title).toBeGreaterThan(0);
});

test("Every document has an address, on a page that exists", () => {
  const paths = documents.map(({ path }) => path);
  // The default chart, planet and article stand on the plain paths of their pages.
  expect(new Set(paths).size).toBe(paths.length - 3);
  const pages = new Set(allAddresses());
  for (const path of paths) expect(pages.has(path.split("#")[0]!), path).toBe(true);
});

test("The files that are written are those that are prerendered", () => {
  const written = Object.keys(searchFiles()).map(searchFileAddress);
  expect(written.sort()).toEqual(searchFileAddresses().sort());
});

test("No passage carries HTML or a value that was not filled in", () => {
  for (const { passages } of documents) {
    for (const passage of passages) expect(passage).not.toMatch(/<\w|&\w+;|\{|\*\*/);
  }
});

test("The version is short enough for an address and stays while the texts stay", () => {
  expect(searchVersion()).toMatch(/^[\w-]{8}$/);
  expect(searchVersion()).toBe(searchVersion());
});

test("Every name of the dictionary is that of a text", () => {
  const titles = new Set<string>(documents.map(({ title }) => title));
  titles.add(guideSections[0]);
  expect(Object.keys(searchDictionary.names).filter((title) => !titles.has(title))).toEqual([]);
});

/** The retrogrades' page explains it at length. */
const shared = ["Merkür retrosu"];

test("Every name that the glossary prints finds its entry, before all others that explain", () => {
  const index = readIndex(searchFiles().dizin as IndexFile);
  const wrong = glossary.terms.flatMap(({ term, also, slug }) =>
    [term, ...also]
      .filter((name) => !shared.includes(name))
      .filter((name) => {
        const { groups } = find(index, name);
        const first = groups.find(({ kind }) => kind === explaining)?.results[0]?.path;
        return !first?.endsWith(`#${slug}`);
      }),
  );
  expect(wrong).toEqual([]);
});
