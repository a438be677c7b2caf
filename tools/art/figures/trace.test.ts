import { expect, test } from "vitest";
import { areaOf, contours, type Point } from "./contour.ts";
import { lengthOf, resampled, ribbonPath, sampledPaths, smoothed } from "./curve.ts";
import { ownLines } from "./own-lines.ts";
import { faces } from "./redrawn.ts";
import { branches, depth, joined, thinned } from "./skeleton.ts";
import { wool } from "./wool.ts";

const side = 80;
const plane = (of: (x: number, y: number) => number) =>
  Float32Array.from({ length: side * side }, (_, i) => of(i % side, Math.floor(i / side)));
const mask = (of: (x: number, y: number) => boolean) =>
  Uint8Array.from(plane((x, y) => Number(of(x, y))));
const from = ([x, y]: Point) => Math.hypot(x - 40, y - 40);

test("A disc is traced as one circle, exact to a tenth of a pixel", () => {
  const loops = contours(
    plane((x, y) => 25.3 - from([x, y])),
    side,
    side,
    0,
  );
  expect(loops).toHaveLength(1);
  for (const p of loops[0]!) expect(Math.abs(from(p) - 25.3)).toBeLessThan(0.1);
  expect(areaOf(loops[0]!)).toBeCloseTo(Math.PI * 25.3 ** 2, -1);
});

test("A ring is traced as two circles: what is open stays open", () => {
  const loops = contours(
    plane((x, y) => 6 - Math.abs(from([x, y]) - 20)),
    side,
    side,
    0,
  );
  expect(loops.map((loop) => Math.round(from(loop[0]!))).sort()).toEqual([14, 26]);
});

test("A stair of pixels becomes a curve: no corner of it is sharper than 20 degrees", () => {
  const stairs = contours(
    plane((x, y) => Number(from([x, y]) < 25)),
    side,
    side,
    0.5,
  )[0]!;
  const turns = (line: Point[]) =>
    line.map((p, i) => {
      const a = line[(i + line.length - 1) % line.length]!;
      const b = line[(i + 1) % line.length]!;
      const turn = Math.atan2(b[1] - p[1], b[0] - p[0]) - Math.atan2(p[1] - a[1], p[0] - a[0]);
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * (180 / Math.PI);
    });
  expect(Math.max(...turns(stairs))).toBeGreaterThan(40);
  const curve = smoothed(resampled(stairs, 4, true), 1.3, true);
  expect(Math.max(...turns(curve))).toBeLessThan(20);
  for (const p of curve) expect(Math.abs(from(p) - 25)).toBeLessThan(1.5);
});

test("A stroke of ink becomes one line along its middle, with its width", () => {
  const ink = mask((x, y) => x >= 10 && x < 70 && Math.abs(y - 40) <= 4);
  const lines = branches(thinned(ink, side), side);
  expect(lines).toHaveLength(1);
  for (const [, y] of lines[0]!) expect(Math.abs(y - 40)).toBeLessThanOrEqual(1);
  expect(lengthOf(lines[0]!)).toBeGreaterThan(48);
  expect(depth(ink, side)[40 * side + 40]).toBe(5);
});

test("Where a stroke forks, the straight way goes on as one line and the other begins there", () => {
  const run = (from: Point, by: Point): Point[] =>
    Array.from({ length: 12 }, (_, i) => [from[0] + i * by[0], from[1] + i * by[1]]);
  const [before, after, aside] = [
    run([40, 40], [-1, 0]),
    run([42, 40], [1, 0]),
    run([41, 42], [0, 1]),
  ];
  const lines = joined([before, aside, after], 4);
  expect(lines.map((line) => Math.round(lengthOf(line))).sort()).toEqual([11, 24]);
});

test("A line swells in its middle and ends in a point at both ends", () => {
  const line: Point[] = [0, 10, 20, 30, 40].map((x) => [x, 0]);
  const path = ribbonPath(line, [3, 6, 8, 6, 3], false);
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  );
  const thickness = (x: number) => {
    const ys = points.filter((p) => p[0] === x).map((p) => p[1]);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect([thickness(0), thickness(10), thickness(20), thickness(40)]).toEqual([0, 6, 8, 0]);
  expect(path).toMatch(/^M[^A-Z]+(Q[^A-Z]+)+L[^A-Z]+(Q[^A-Z]+)+Z$/);
});

test("Wool is locks of many sizes and directions, and no hair of them leaves the fleece", () => {
  const fleece: Point[] = [
    [0, 0],
    [400, 0],
    [0, 400],
  ];
  const locks = wool(fleece, () => 1);
  expect(locks.length).toBeGreaterThan(25);
  for (const [x, y] of locks.flatMap(({ hairs }) => hairs.flat())) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + y).toBeLessThanOrEqual(400);
  }
  const lengths = locks.map(({ hairs }) => lengthOf(hairs[0]!));
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(3);
  const ways = locks.map(({ hairs }) => {
    const [a, , , b] = hairs[0]!;
    return Math.atan2(b![1] - a![1], b![0] - a![0]);
  });
  expect(Math.max(...ways) - Math.min(...ways)).toBeGreaterThan(1);
  expect(wool(fleece, () => 1)).toEqual(locks);
});

test("The lines we draw ourselves are curves, and not of one weight", () => {
  for (const code of ["Tau", "Ari", "Aqr"]) {
    const own = ownLines(code);
    expect(new Set(own.map(({ widths }) => widths[0])).size, code).toBeGreaterThan(4);
    for (const { line } of own.filter(({ line }) => lengthOf(line) > 60)) {
      const [a, b] = [line[0]!, line.at(-1)!];
      expect(lengthOf(line) / Math.hypot(b[0] - a[0], b[1] - a[1]), `${code} ${a}`).toBeGreaterThan(
        1.002,
      );
    }
  }
});

test("A drawn curve is followed through all its pieces, and a new one begins where the pen was lifted", () => {
  const [first, second, ...more] = sampledPaths("M0 0Q10 20 20 0 30 -20 40 0M5 5Q6 6 7 7");
  expect(more).toEqual([]);
  expect(first![0]).toEqual([0, 0]);
  expect(first).toHaveLength(11);
  for (const [x, y] of first!.slice(1, 6)) expect(y).toBeCloseTo(x * (2 - x / 10), 9);
  expect(first!.at(-1)).toEqual([40, 0]);
  expect(second!.at(-1)).toEqual([7, 7]);
});

test("Every face has two eyes, brows, a nose and a mouth", () => {
  for (const { lines, eyes } of Object.values(faces).flat()) {
    expect(eyes).toHaveLength(2);
    expect(sampledPaths(lines)).toHaveLength(4);
  }
});
