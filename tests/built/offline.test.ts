import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtFile, expectWholeBuild } from "./pages.ts";

test("The worker's first visit loads at most 150 kB", () => {
  expectWholeBuild();
  const worker = builtFile("/sw.js");
  const listed = [...worker.matchAll(/\burl:\W(\/[^"'`]*)\W,revision:/g)].map(([, url]) => url!);
  const ownFiles = worker.match(/\/assets\/(?:offline-note|retry)-[\w-]+\.\w+/g)!;
  const files = new Set([...listed, ...ownFiles]);
  expect([...files]).toEqual(expect.arrayContaining(["/", "/cevrimdisi", "/icons.svg"]));
  expect(files.size).toBeGreaterThan(10);
  let bytes = 0;
  for (const url of files) {
    const page = `build/client${url.replace(/\/$/, "")}/index.html`;
    const body = readFileSync(existsSync(page) ? page : `build/client${url}`);
    bytes += url.endsWith(".woff2") ? body.length : brotliCompressSync(body).length;
  }
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
});
