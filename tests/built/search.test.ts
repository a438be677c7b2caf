import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { AnswerFile } from "../../app/routes/search/answer-file.ts";
import { ask } from "../../app/routes/search/ask.ts";
import { type IndexFile, readIndex } from "../../app/routes/search/search-index.ts";
import { builtFile, builtPages, documentAt } from "./pages.ts";

const file = builtFile("/ara/dizin.json");
const index = readIndex(JSON.parse(file) as IndexFile);

const answers = JSON.parse(builtFile("/ara/yanitlar.json")) as AnswerFile;

test("The search's index is at most 125 kB, brotli, and its answers 7 kB", () => {
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(125_000);
  expect(brotliCompressSync(JSON.stringify(answers)).length).toBeLessThanOrEqual(7000);
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
  const now = new Date("2026-11-16T12:00:00+03:00");
  for (const example of examples)
    expect(ask({ index, answers }, example, now).groups, example).not.toEqual([]);
});
