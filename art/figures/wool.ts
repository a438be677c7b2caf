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

/** Curls in staggered rows, each a hook that winds in, no two quite alike. */
export function wool(fleece: Point[], gap: number, lean: number): Point[][] {
  const next = random(21);
  const curls: Point[][] = [];
  const xs = fleece.map(([x]) => x);
  const ys = fleece.map(([, y]) => y);
  for (let row = 0, y = Math.min(...ys); y < Math.max(...ys); y += gap * 0.8, row++)
    for (let x = Math.min(...xs) + (row % 2) * gap * 0.5; x < Math.max(...xs); x += gap) {
      const centre: Point = [x + (next() - 0.5) * gap * 0.3, y + (next() - 0.5) * gap * 0.3];
      const start = lean + (next() - 0.5) * 1.1;
      const size = gap * (0.36 + 0.1 * next());
      if (!within(centre, fleece)) continue;
      curls.push(
        Array.from({ length: 15 }, (_, i): Point => {
          const t = i / 14;
          const angle = start + t * 5.4;
          const r = size * (1 - 0.72 * t);
          return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)];
        }),
      );
    }
  return curls;
}
