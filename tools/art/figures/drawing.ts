import { blurPlane } from "../canvas/blur.ts";
import { closing, reached } from "../canvas/plane.ts";
import { areaOf, contours, type Point } from "./contour.ts";
import { lengthOf, normal, resampled, type Stroke, sampledPaths, smoothed } from "./curve.ts";
import { type Figure, margin, side } from "./figure.ts";
import { ownLines } from "./own-lines.ts";
import { faces } from "./redrawn.ts";
import { branches, depth, joined, thinned } from "./skeleton.ts";

/** A closed line, and how far the body reaches inwards from each of its points to its middle. */
export type Contour = { line: Point[]; room: number[] };

/** A figure as lines on the source's field: its outline, and the strokes within it. */
export type Drawing = { outline: Contour[]; strokes: Stroke[] };

/** Distance between the points of a traced line. */
const step = 5;

/** The source only says where the lines run, not how they look. */
export function traced({ code, tone }: Figure): Drawing {
  const filled = closing(tone, side, side, 13);
  // Openings wide enough to survive the closing are sky too: between arms, legs and cords.
  const open = reached(
    blurPlane(tone, side, side, 1, 1.5),
    side,
    side,
    0.09,
    (i) => filled[i]! < 0.06,
  );
  const solid = Uint8Array.from(open, (v) => 1 - v);
  const soft = blurPlane(Float32Array.from(solid), side, side, 1, 3);
  const inner = depth(solid, side);
  const outline = contours(soft, side, side, 0.5)
    .filter((loop) => areaOf(loop) > 150)
    .map((loop) => {
      const line = smoothed(resampled(loop, step, true), 1.3, true);
      return { line, room: line.map((_, i) => roomAt(line, i, inner)) };
    });
  const dark = blurPlane(
    filled.map((v, i) => (v - tone[i]!) / (v + 0.06)),
    side,
    side,
    1,
    1,
  );
  const ink = Uint8Array.from(dark, (v, i) => (v > 0.25 && inner[i]! > 8 ? 1 : 0));
  const weight = depth(ink, side);
  const lines = joined(
    branches(thinned(ink, side), side).filter((line) => lengthOf(line) > 6),
    4,
  ).filter((line) => lengthOf(line) > 11);
  const strokes = lines.map((line) => {
    const path = smoothed(resampled(line, step, false), 1.6, false);
    return {
      line: path,
      widths: path.map(([x, y]) => 2 * (weight[Math.round(y) * side + Math.round(x)] ?? 1)),
    };
  });
  return { outline, strokes: [...strokes, ...ownStrokes(code)] };
}

function roomAt(line: Point[], i: number, inner: Float32Array) {
  const [x, y] = line[i]!;
  const [nx, ny] = normal(line, i, true);
  let [room, deepest] = [0, 0];
  for (let t = 3; t < 90; t += 3) {
    const here = inner[Math.round(y - ny * t) * side + Math.round(x - nx * t)] ?? 0;
    if (here < deepest) break;
    [room, deepest] = [t, here];
  }
  return room;
}

/** What no source shows: wool, the features of faces, water. */
function ownStrokes(code: string): Stroke[] {
  const features = (faces[code] ?? []).flatMap(({ lines, eyes }) => [
    ...sampledPaths(lines),
    ...eyes.map(([x, y]): Point[] => [
      [x - 7, y + 1],
      [x - 2, y - 2],
      [x + 2, y - 2],
      [x + 7, y + 1],
    ]),
  ]);
  const even =
    (width: number) =>
    (line: Point[]): Stroke => ({ line, widths: line.map(() => width) });
  return [...features.map(even(7)), ...ownLines(code)].map((stroke) => ({
    ...stroke,
    line: stroke.line.map(([x, y]): Point => [x + margin, y + margin]),
  }));
}
