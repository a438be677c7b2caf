import { random } from "../canvas/noise.ts";
import type { Point } from "./contour.ts";

/** Whether a point lies within a polygon. */
export function within([x, y]: Point, polygon: Point[]) {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** A lock of wool: hairs that leave the skin side by side, sway together and end in one curled tip. */
function lock(root: Point, heading: number, size: number, side: number, hairs: number): Point[][] {
  const count = Math.round(size / 2);
  const middle: { at: Point; angle: number }[] = [];
  let [x, y] = root;
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const angle =
      heading + side * (-0.7 * Math.sin(Math.PI * Math.min(1, t / 0.6)) + 4.4 * t ** 2.2);
    middle.push({ at: [x, y], angle });
    const step = ((2.6 * size) / count) * (1 - 0.45 * t);
    x += step * Math.cos(angle);
    y += step * Math.sin(angle);
  }
  return Array.from({ length: hairs }, (_, h) => {
    const aside = (h / (hairs - 1) - 0.5) * 0.75 * size * -side;
    const last = Math.round(count * [1, 0.78, 0.62][h]!);
    return middle.slice(0, last + 1).map(({ at, angle }, i): Point => {
      const by = aside * (1 - i / count) ** 0.8;
      return [at[0] - by * Math.sin(angle), at[1] + by * Math.cos(angle)];
    });
  });
}

export type Lock = { size: number; hairs: Point[][] };

/** Room that the locks leave each other. */
const room = 5;

/**
 * Wool as locks of many sizes along the way that it falls: the large ones first, smaller ones in the room that
 * they leave, none across another.
 */
export function wool(fleece: Point[], flow: (p: Point) => number): Lock[] {
  const next = random(21);
  const [xs, ys] = [fleece.map(([x]) => x), fleece.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const taken = new Set<number>();
  const cell = (x: number, y: number) => Math.floor(x / room) * 10_000 + Math.floor(y / room);
  const around = [-10_001, -10_000, -9_999, -1, 0, 1, 9_999, 10_000, 10_001];
  const isFree = ([x, y]: Point) =>
    within([x, y], fleece) && around.every((d) => !taken.has(cell(x, y) + d));
  const locks: Lock[] = [];
  const tries = 24_000;
  for (let i = 0; i < tries; i++) {
    const root: Point = [
      left + next() * (Math.max(...xs) - left),
      top + next() * (Math.max(...ys) - top),
    ];
    const size = (66 - 52 * (i / tries) ** 0.5) * (0.8 + 0.4 * next());
    const heading = flow(root) + (next() - 0.5) * 0.9;
    const side = Math.sin(root[0] / 75 - root[1] / 55) > next() - 0.5 ? 1 : -1;
    const hairs = lock(root, heading, size, side, size > 24 ? 3 : 2);
    if (!hairs.flat().every(isFree)) continue;
    locks.push({ size, hairs });
    for (const [x, y] of hairs.flat()) taken.add(cell(x, y));
  }
  return locks;
}
