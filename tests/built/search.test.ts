import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { find } from "../../app/routes/search/find.ts";
import { type IndexFile, readIndex } from "../../app/routes/search/search-index.ts";
import { builtFile, builtPages, documentAt } from "./pages.ts";

const file = builtFile("/ara/dizin.json");
const index = readIndex(JSON.parse(file) as IndexFile);

test("The search's index is at most 125 kB, brotli", () => {
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(125_000);
});

test("Every search result links to an existing page and place", () => {
  expect(index.entries.length).toBeGreaterThan(400);
  const missing = index.entries.filter(({ path }) => {
    const [address, id] = path.split("#");
    const html = builtPages.get(address!);
    return !html || (id && !html.includes(`id="${id}"`));
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test("Every example query on the page finds something", () => {
  const examples = documentAt("/ara").texts(".needs-script .search-rows b");
  expect(examples).toHaveLength(6);
  for (const example of examples)
    expect(find(index, example, new Date("2026-11-16T12:00:00+03:00")).groups, example).not.toEqual(
      [],
    );
});
