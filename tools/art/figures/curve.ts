import type { Point } from "./contour.ts";

/** A line, and how wide it is at each of its points; a fine one is left out of a coin. */
export type Stroke = { line: Point[]; widths: number[]; fine?: boolean };

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export const lengthOf = (line: Point[]) =>
  line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i]![0], p[1] - line[i]![1]), 0);

/** Points at even steps along a line; a closed one ends where it begins, without saying so twice. */
export function resampled(line: Point[], step: number, closed: boolean): Point[] {
  const path = closed ? [...line, line[0]!] : line;
  const count = Math.max(closed ? 8 : 2, Math.round(lengthOf(path) / step));
  const even = lengthOf(path) / count;
  const out: Point[] = [path[0]!];
  let run = 0;
  for (let i = 0; i + 1 < path.length; i++) {
    const [a, b] = [path[i]!, path[i + 1]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    while (out.length < count && run + length >= out.length * even)
      out.push(between(a, b, (out.length * even - run) / length));
    run += length;
  }
  return closed ? out : [...out, path.at(-1)!];
}

/** Takes the pixels' stairs out of a line; an open one keeps its ends. */
export function smoothed(line: Point[], sigma: number, closed: boolean): Point[] {
  const n = line.length;
  const at = (i: number): Point => {
    if (closed) return line[((i % n) + n) % n]!;
    if (i < 0) return between(line[Math.min(n - 1, -i)]!, line[0]!, 2);
    if (i >= n) return between(line[Math.max(0, 2 * n - 2 - i)]!, line[n - 1]!, 2);
    return line[i]!;
  };
  const reach = Math.ceil(2.5 * sigma);
  return line.map((_, i) => {
    let [x, y, sum] = [0, 0, 0];
    for (let d = -reach; d <= reach; d++) {
      const weight = Math.exp((-d * d) / (2 * sigma * sigma));
      const p = at(i + d);
      x += p[0] * weight;
      y += p[1] * weight;
      sum += weight;
    }
    return [x / sum, y / sum];
  });
}

/** The unit normal at a point of a line: outwards on a contour. */
export function normal(line: Point[], i: number, closed: boolean): Point {
  const n = line.length;
  const before = closed ? line[(i - 1 + n) % n]! : line[Math.max(0, i - 1)]!;
  const after = closed ? line[(i + 1) % n]! : line[Math.min(n - 1, i + 1)]!;
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dy / length, -dx / length];
}

const write = (p: Point) => `${p[0].toFixed(2)} ${p[1].toFixed(2)}`;

/** A smooth path with the points as its handles. */
export function splinePath(line: Point[], closed: boolean) {
  const n = line.length;
  if (closed)
    return `M${write(between(line[n - 1]!, line[0]!, 0.5))}${line
      .map((p, i) => `Q${write(p)} ${write(between(p, line[(i + 1) % n]!, 0.5))}`)
      .join("")}Z`;
  const inner = line
    .slice(1, -1)
    .map(
      (p, i) => `Q${write(p)} ${write(i + 3 < n ? between(p, line[i + 2]!, 0.5) : line[n - 1]!)}`,
    );
  return `M${write(line[0]!)}${inner.join("") || `L${write(line[n - 1]!)}`}`;
}

/** A line of varying width as an area with curved sides; an open one ends in a point. */
export function ribbonPath(line: Point[], widths: number[], closed: boolean) {
  const side = (sign: number) =>
    line.map((p, i): Point => {
      const [nx, ny] = normal(line, i, closed);
      const by = closed || (i > 0 && i < line.length - 1) ? (sign * widths[i]!) / 2 : 0;
      return [p[0] + nx * by, p[1] + ny * by];
    });
  if (closed) return splinePath(side(1), true) + splinePath(side(-1).reverse(), true);
  return `${splinePath(side(1), false)}${splinePath(side(-1).reverse(), false).replace("M", "L")}Z`;
}

/** A path of quadratic curves (`M` and `Q` only) as lines of points. */
export function sampledPaths(path: string): Point[][] {
  return path
    .split("M")
    .slice(1)
    .map((part) => {
      const numbers = part.split(/[ Q]/).map(Number);
      const points = numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1]!]]));
      return points.flatMap(([x, y], i): Point[] => {
        if (i === 0) return [[x, y]];
        if (i % 2 === 0) return [];
        const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i + 1]!];
        return [0.2, 0.4, 0.6, 0.8, 1].map((t) => [
          (1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t * t * bx,
          (1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t * t * by,
        ]);
      });
    });
}
