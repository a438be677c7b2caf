import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fileOf, publicDir, root } from "./canvas/encode.ts";
import { zodiac } from "./figures/zodiac.ts";

const bytes = (path: string) => statSync(fileOf(path)).size;

test("Each sign's picture at the site root is 640 px square and at most 220 kB", async () => {
  for (const { slug } of zodiac) {
    const { width, height } = await sharp(`${publicDir}/${slug}.png`).metadata();
    expect([slug, width, height]).toEqual([slug, 640, 640]);
    expect(bytes(`${slug}.png`), slug).toBeLessThanOrEqual(220_000);
  }
});

test("A phone loads no header or hero larger than 45 kB", () => {
  const headers = readdirSync(fileOf("img/headers")).filter((f) => f.endsWith("-1600.avif"));
  expect(headers).toHaveLength(7);
  for (const path of ["img/hero-tall-800.avif", ...headers.map((f) => `img/headers/${f}`)])
    expect(bytes(path), path).toBeLessThanOrEqual(45_000);
});

test("Every picture comes in AVIF and in WebP", () => {
  const files = readdirSync(fileOf("img/"), { recursive: true }).map(String);
  const stems = (ending: string) =>
    files.filter((f) => f.endsWith(ending)).map((f) => f.slice(0, -ending.length));
  expect(stems(".avif").sort()).toEqual(stems(".webp").sort());
});

test("Every source names a licence whose text is kept beside the generator", () => {
  const sources = parse(readFileSync(`${root}art/sources/SOURCES.yaml`, "utf8"));
  for (const { title, author, origin, changed, licenceFile } of sources) {
    expect([title, author, origin, changed].every(Boolean), title).toBe(true);
    expect(statSync(`${root}art/sources/licences/${licenceFile}`).size).toBeGreaterThan(100);
  }
});
