import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { heroMonths } from "../../app/content/hero-sky.ts";
import { fileOf, publicDir, root } from "./canvas/encode.ts";
import { globes } from "./figures/globes.ts";
import { dialFrom, spot } from "./figures/wheel.ts";
import { zodiac } from "./figures/zodiac.ts";
import { chartOf, kelly } from "./scenes/charts-moments.ts";
import { headerNames } from "./scenes/headers.ts";

const filesIn = (folder: string) => readdirSync(fileOf(folder)).map((file) => `${folder}/${file}`);
const bytes = (path: string) => statSync(fileOf(path)).size;

test("Each sign's picture at the site root is 640 px square and at most 220 kB", async () => {
  for (const { slug } of zodiac) {
    const { width, height } = await sharp(`${publicDir}/${slug}.png`).metadata();
    expect([slug, width, height]).toEqual([slug, 640, 640]);
    expect(bytes(`${slug}.png`), slug).toBeLessThanOrEqual(220_000);
  }
});

test("A phone loads no header or hero larger than 45 kB, and a wide screen none of more than 130", () => {
  const skies = [...filesIn("img/hero"), ...filesIn("img/headers")].filter((f) =>
    f.endsWith(".avif"),
  );
  for (const path of skies)
    expect(bytes(path), path).toBeLessThanOrEqual(
      /-(2400|2560)/.test(path) ? 130_000 : /-1600/.test(path) ? 80_000 : 45_000,
    );
  for (const month of heroMonths) expect(skies).toContain(`img/hero/sky-${month}-tall.avif`);
  for (const name of headerNames) expect(skies).toContain(`img/headers/${name}-narrow.avif`);
});

/** The values of a picture's pixels between two distances from its middle, in shares of its half width. */
async function pixelsBetween(path: string, from: number, to: number) {
  const { data, info } = await sharp(fileOf(path)).raw().toBuffer({ resolveWithObject: true });
  const half = info.width / 2;
  const pixels: [number, number, number][] = [];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const r = Math.hypot(x + 0.5 - half, y + 0.5 - half) / half;
      const i = (y * info.width + x) * info.channels;
      if (r >= from && r < to) pixels.push([data[i]!, data[i + 1]!, data[i + 2]!]);
    }
  return pixels;
}

test("Only Satürn and Uranüs have rings", async () => {
  const ringed: string[] = [];
  for (const name of Object.keys(globes)) {
    const { radius } = globes[name]!;
    const around = await pixelsBetween(`img/planets/${name}.webp`, radius * 1.3, radius * 1.6);
    const bright = around.filter(([red, green]) => red > 90 && green > 70).length;
    if (bright / around.length > 0.004) ringed.push(name);
  }
  expect(ringed).toEqual(["saturn", "uranus"]);
});

test("The solar wheel's ray strikes out neither the natal Sun nor its degree", async () => {
  const { data, info } = await sharp(fileOf("img/charts/large/solar.webp"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { planets, cusps } = chartOf(kelly);
  const angle = dialFrom(cusps[0]!)(planets.find(({ id }) => id === "gunes")!.at);
  /** How much of the ray between two radii is bright. */
  const brightBetween = (from: number, to: number) => {
    let bright = 0;
    for (let r = from; r < to; r++) {
      const [x, y] = spot(r, angle).map(Math.round) as [number, number];
      if (data[(y * info.width + x) * info.channels]! > 200) bright++;
    }
    return bright / (to - from);
  };
  expect(brightBetween(40, 180)).toBeGreaterThan(0.95);
  expect(brightBetween(194, 252)).toBeLessThan(0.5);
});

test("No part of Güneş is burnt out to white", async () => {
  for (const path of ["img/planets/gunes.webp", "img/planets/large/gunes.webp"]) {
    const disc = await pixelsBetween(path, 0, globes.gunes!.radius);
    const white = disc.filter((pixel) => Math.min(...pixel) > 190).length;
    expect(white / disc.length, path).toBeLessThan(0.002);
  }
});

test("Every picture comes in AVIF and in WebP", () => {
  const files = readdirSync(fileOf("img/"), { recursive: true }).map(String);
  const stems = (ending: string) =>
    files.filter((f) => f.endsWith(ending)).map((f) => f.slice(0, -ending.length));
  expect(stems(".avif").sort()).toEqual(stems(".webp").sort());
});

test("Every source names a licence whose text is kept beside the generator", () => {
  const sources = parse(readFileSync(`${root}content/credits.yaml`, "utf8"));
  for (const { title, author, origin, changed, licenceFile } of sources) {
    expect([title, author, origin, changed].every(Boolean), title).toBe(true);
    expect(statSync(`${root}tools/art/sources/licences/${licenceFile}`).size).toBeGreaterThan(100);
  }
});
