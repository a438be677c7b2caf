import { blurPlane } from "../canvas/blur.ts";
import { type Canvas, rasterise } from "../canvas/canvas.ts";
import { clamp, hex, smooth } from "../canvas/colour.ts";
import { random } from "../canvas/noise.ts";
import type { Point } from "./contour.ts";
import { normal, ribbonPath, splinePath } from "./curve.ts";
import type { Contour, Drawing } from "./drawing.ts";
import { margin, type Placement, placed } from "./figure.ts";
import { dissolving } from "./redrawn.ts";

/** How much of a figure is left at a point of its field: 1 where it is whole, 0 where only stars are. */
export function remaining(code: string) {
  const fade = dissolving[code];
  if (!fade) return () => 1;
  const { from, to } = fade;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return ([x, y]: Point) =>
    1 -
    smooth(0, 1, ((x - margin - from[0]) * dx + (y - margin - from[1]) * dy) / (dx * dx + dy * dy));
}

/** Towards the shadow: lines swell on the side that the light does not reach. */
const shadow: Point = [0.5, 0.87];

/** 0 where a contour faces the light, 1 where it turns its back to it. */
function turned(line: Point[], i: number) {
  const [nx, ny] = normal(line, i, true);
  return 0.5 + 0.5 * (nx * shadow[0] + ny * shadow[1]);
}

export type Pen = {
  /** Thickness unit: 1 on an 800 px picture. */
  k: number;
  outline: number;
  stroke: number;
  /** Strokes shorter than this, in the picture's pixels, are left out. */
  shortest: number;
  /** Width of the fine lines that shade a body, 0 for none of them and no fine strokes. */
  hatch: number;
};

/** Fine lines that bend inwards from the shaded side of a contour, as a burin rounds a body. */
function hatching(
  { line: source, room }: Contour,
  put: (p: Point) => Point,
  size: number,
  pen: Pen,
  left: (p: Point) => number,
) {
  const line = source.map(put);
  const paths: string[] = [];
  let run = 0;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i]!;
    run += Math.hypot(ax - line[i - 1]![0], ay - line[i - 1]![1]);
    if (run < 5.2 * pen.k) continue;
    run = 0;
    const shade = clamp((turned(line, i) - 0.5) / 0.4) * left(source[i]!);
    const length = Math.min(30 * pen.k, 0.85 * room[i]! * size) * shade;
    if (length < 5 * pen.k) continue;
    const [nx, ny] = normal(line, i, true);
    const hair = Array.from({ length: 6 }, (_, j): Point => {
      const t = j / 5;
      const across = length * t * (1 - 0.35 * t);
      const along = length * (0.3 * t + 0.45 * t * t);
      return [ax - nx * across - ny * along, ay - ny * across + nx * along];
    });
    paths.push(
      ribbonPath(
        hair,
        [0, 1, 0.85, 0.65, 0.4, 0].map((w) => w * pen.hatch * pen.k),
        false,
      ),
    );
  }
  return paths;
}

/** Every line of the drawing as an area, in the picture's pixels. */
export function linePaths(code: string, drawing: Drawing, place: Placement, pen: Pen) {
  const put = placed(place);
  const left = remaining(code);
  const size = Math.sqrt(Math.abs(place.x[0] * place.y[1] - place.x[1] * place.y[0]));
  const outline = drawing.outline.map(({ line: loop }) => {
    const line = loop.map(put);
    const widths = line.map(
      (_, i) => pen.outline * pen.k * (0.45 + 0.85 * turned(line, i)) * left(loop[i]!),
    );
    return ribbonPath(line, widths, true);
  });
  const strokes = drawing.strokes.flatMap(({ line: source, widths, fine }) => {
    const line = source.map(put);
    if (source.length * 5 * size < pen.shortest * pen.k || (fine && !pen.hatch)) return [];
    const last = line.length - 1;
    const ends = Math.min(last / 2, 9);
    const swelling = line.map((_, i) => {
      const taper = clamp(Math.min(i, last - i) / ends) ** 0.7;
      const pressed = clamp(widths[i]! / 9, 0.45, 1.35);
      return pen.stroke * pen.k * pressed * taper * left(source[i]!);
    });
    return ribbonPath(line, swelling, false);
  });
  const hatches = pen.hatch
    ? drawing.outline.flatMap((contour) => hatching(contour, put, size, pen, left))
    : [];
  return { outline, strokes, hatches };
}

const ember = hex("#c8742c");

/** Draws a figure as light: the body almost night, a breath of light within, gold lines. */
export async function addFigure(
  canvas: Canvas,
  code: string,
  drawing: Drawing,
  place: Placement,
  pen: Pen,
) {
  const { width: w, height: h } = canvas;
  const { k } = pen;
  const put = placed(place);
  const body = drawing.outline.map(({ line }) => splinePath(line.map(put), true)).join("");
  const fade = dissolving[code];
  const ends = fade && [fade.from, fade.to].map(([x, y]) => put([x + margin, y + margin]));
  const gradient =
    ends &&
    `<linearGradient id="left" gradientUnits="userSpaceOnUse" x1="${ends[0]![0]}" y1="${ends[0]![1]}" x2="${ends[1]![0]}" y2="${ends[1]![1]}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
  const area = async (fill: string) => {
    const rgba = await rasterise(
      `${gradient ?? ""}<path fill="${fill}" fill-rule="evenodd" d="${body}"/>`,
      w,
      h,
    );
    return Float32Array.from({ length: w * h }, (_, i) => rgba[i * 4 + 3]! / 255);
  };
  const whole = await area("#fff");
  const mask = ends ? await area("url(#left)") : whole;
  const near = blurPlane(whole, w, h, 1, 9 * k);
  const far = blurPlane(whole, w, h, 1, 26 * k);
  for (let i = 0; i < mask.length; i++) {
    const m = mask[i]!;
    if (m === 0) continue;
    const light = m * (0.012 + 0.16 * (1 - near[i]!) ** 1.5 + 0.05 * (1 - far[i]!));
    for (let c = 0; c < 3; c++)
      canvas.data[i * 3 + c] = canvas.data[i * 3 + c]! * (1 - 0.6 * m) + light * ember[c]!;
  }
  const { outline, strokes, hatches } = linePaths(code, drawing, place, pen);
  await canvas.draw(
    `<defs><linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="${0.25 * w}" y1="${0.2 * h}" x2="${0.75 * w}" y2="${0.8 * h}"><stop offset="0" stop-color="#f7dfa6"/><stop offset=".5" stop-color="#e3b869"/><stop offset="1" stop-color="#c48d45"/></linearGradient></defs>
     <g fill="url(#gold)"><path d="${hatches.join("")}" opacity=".4"/><path d="${strokes.join("")}" opacity=".85"/><path d="${outline.join("")}"/></g>${dust(code, drawing, put, k)}`,
    [
      [1.8 * k, 0.3],
      [7 * k, 0.22],
    ],
  );
}

/** What is left of a body where it ends: fine stars between its last lines, and on beyond them. */
function dust(code: string, drawing: Drawing, put: (p: Point) => Point, k: number) {
  const fade = dissolving[code];
  if (!fade) return "";
  const left = remaining(code);
  const next = random(7);
  const last = drawing.outline.flatMap(({ line }) => line).filter((p) => left(p) < 0.9);
  const any = () => last[Math.floor(next() * last.length)]!;
  return Array.from({ length: 440 }, () => {
    const [from, to, share] = [any(), any(), next()];
    const inside: Point = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    const gone = 1 - left(inside);
    const drift = 0.5 * gone * next() ** 2;
    const [x, y] = put([
      inside[0] + drift * (fade.to[0] - fade.from[0]),
      inside[1] + drift * (fade.to[1] - fade.from[1]),
    ]);
    const [seen, size] = [next(), next()];
    if (seen > gone * (2 - gone)) return "";
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${((0.35 + 1.2 * size ** 7) * k).toFixed(2)}" fill="#ffe9bd" opacity="${(0.25 + 0.7 * size).toFixed(2)}"/>`;
  }).join("");
}
