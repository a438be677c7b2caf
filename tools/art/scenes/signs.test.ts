import { statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fileOf } from "../canvas/encode.ts";
import type { Point } from "../figures/contour.ts";
import { zodiac } from "../figures/zodiac.ts";
import { enclose, filling, medal, ring } from "./signs.ts";

const apart = (a: { x: number; y: number }, [x, y]: Point) => Math.hypot(a.x - x, a.y - y);

/** The figure as it lies in the picture: what is lit within the ring and larger than a star of the field. */
async function litPoints(slug: string) {
  const { data, info } = await sharp(fileOf(`${slug}.png`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const unit = 800 / info.width;
  const place = (i: number): Point => [
    ((i % info.width) + 0.5) * unit,
    (Math.floor(i / info.width) + 0.5) * unit,
  ];
  const lit = new Set<number>();
  for (let i = 0; i < info.width * info.height; i++) {
    const p = place(i);
    if (apart(ring, p) > ring.inner - 4 || apart(medal, p) < medal.r + 10) continue;
    if (data[i * 3 + 1]! > 105) lit.add(i);
  }
  const figure: Point[] = [];
  const w = info.width;
  while (lit.size) {
    const area = [lit.values().next().value!];
    lit.delete(area[0]!);
    for (const i of area)
      for (const d of [-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1])
        if (lit.delete(i + d)) area.push(i + d);
    if (area.length >= 40) figure.push(...area.map(place));
  }
  return figure;
}

/** Both ends of each row of the picture: the least circle round them is the least round all. */
const rowEnds = (figure: Point[]) =>
  [...Map.groupBy(figure, ([, y]) => y).values()].flatMap((row) => {
    const byPlace = row.toSorted(([one], [other]) => one - other);
    return [byPlace[0]!, byPlace.at(-1)!];
  });

const figures = new Map<string, Point[]>();
for (const { slug } of zodiac) figures.set(slug, await litPoints(slug));

test(" Every sign's figure fills about 78 % of the inner circle's width", () => {
  for (const [slug, figure] of figures) {
    const share = enclose(rowEnds(figure)).r / ring.inner;
    expect(share, slug).toBeGreaterThan(filling - 0.03);
    expect(share, slug).toBeLessThan(filling + 0.04);
  }
});

test(" Nothing of a sign's figure touches the ring or the medal at its foot", () => {
  for (const [slug, figure] of figures) {
    const farthest = figure.reduce((most, p) => Math.max(most, apart(ring, p)), 0);
    const nearest = figure.reduce((least, p) => Math.min(least, apart(medal, p)), Infinity);
    expect(farthest, slug).toBeLessThan(0.92 * ring.inner);
    expect(nearest, slug).toBeGreaterThan(medal.r + 14);
  }
});

test(" A sign's ring comes in three widths and as a coin, none heavier than a page can bear", async () => {
  for (const { slug } of zodiac)
    for (const [name, width, limit] of [
      [`${slug}-320`, 320, 20_000],
      [`${slug}-640`, 640, 40_000],
      [`${slug}-960`, 960, 60_000],
      [`coins/${slug}`, 128, 8_000],
    ] as const) {
      const file = fileOf(`img/signs/${name}.avif`);
      expect((await sharp(file).metadata()).width, name).toBe(width);
      expect(statSync(file).size, name).toBeLessThanOrEqual(limit);
    }
});
