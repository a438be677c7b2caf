import { test } from "vitest";
import { askedOn, askedQueries } from "../../../tests/support/search-queries.ts";
import { find } from "./find.ts";
import { searchFiles } from "./search-files.ts";
import { type IndexFile, readIndex } from "./search-index.ts";
import { writeFileSync } from "node:fs";
import { searchDocuments } from "./documents.ts";
import { brotliCompressSync } from "node:zlib";

test("try", () => {
  const file = searchFiles()["dizin"] as IndexFile;
  console.log("bytes br", brotliCompressSync(JSON.stringify(file)).length);
  writeFileSync("/tmp/search-bench/documents.json", JSON.stringify(searchDocuments())); writeFileSync("/tmp/search-bench/dizin.json", JSON.stringify(file));
  const t0 = performance.now();
  const index = readIndex(JSON.parse(JSON.stringify(file)));
  console.log("read", performance.now() - t0, index.words.length);
  let bad = 0; let out = "";
  let times: [number, string][] = [];
  for (const [query, ...wanted] of askedQueries) {
    const s = performance.now();
    const found = find(index, query, askedOn);
    times.push([performance.now() - s, query]);
    const shown = found.groups.flatMap(({ results }) => results.slice(0, 4));
    const paths = shown.map((r) => r.path).slice(0, 3);
    const ok = wanted.every((w) => paths.some((p) => (typeof w === "string" ? p === w : w.test(p))));
    if (!ok) { bad++; out += `✗ ${query} → want ${wanted} got ${paths.join("  ")}  [${found.instead?.query ?? ""}|${found.instead?.complete}] n=${found.groups.reduce((n, g) => n + g.results.length, 0)}\n`; }
    else if (found.instead) out += `· ${query} → [${found.instead.query}|${found.instead.complete}]\n`;
  }
  console.log(out, bad, "of", askedQueries.length);
  times.sort((a, b) => b[0] - a[0]);
  console.log(times.slice(0, 5));
});
