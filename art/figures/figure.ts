import { readFileSync } from "node:fs";
import sharp from "sharp";
import { blurPlane } from "../canvas/blur.ts";
import type { Canvas } from "../canvas/canvas.ts";
import { clamp, hex, smooth } from "../canvas/colour.ts";
import { closing, contour, reached, sharpen } from "../canvas/plane.ts";
import { type Project, radians } from "../canvas/projection.ts";
import { stellarium } from "../sources/sources.ts";
import { redrawn } from "./redrawn.ts";
import { starById } from "./stars.ts";

const side = 1024;

export type Figure = {
  tone: Float32Array;
  anchors: { x: number; y: number; star: number }[];
};

export async function loadFigure(code: string): Promise<Figure> {
  const folder = stellarium("skycultures/western/");
  const row = readFileSync(`${folder}constellationsart.fab`, "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find((cells) => cells[0] === code);
  if (!row) throw new Error(`no figure for ${code}`);
  const file = folder + row[1];
  const { width } = await sharp(file).metadata();
  let image = sharp(file).removeAlpha().greyscale().resize(side, side, { kernel: "cubic" });
  if (redrawn[code]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${redrawn[code]}</svg>`;
    image = sharp(await image.png().toBuffer())
      .composite([{ input: Buffer.from(svg) }])
      .greyscale();
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const grey = Float32Array.from({ length: side * side }, (_, i) => data[i * info.channels]! / 255);
  const bright = Float32Array.from(grey)
    .filter((v) => v > 0.1)
    .sort();
  const white = bright[Math.floor(bright.length * 0.97)]!;
  return {
    tone: blurPlane(grey, side, side, 1, side / width! / 2).map((v) => clamp(v / white)),
    anchors: [2, 5, 8].map((i) => ({
      x: (Number(row[i]) * side) / width!,
      y: (Number(row[i + 1]) * side) / width!,
      star: Number(row[i + 2]),
    })),
  };
}

/** The affine map that lays the drawing's three anchor stars on their places in the sky. */
export function placement(figure: Figure, project: Project) {
  const [a, b, c] = figure.anchors as [
    Figure["anchors"][0],
    Figure["anchors"][0],
    Figure["anchors"][0],
  ];
  const [pa, pb, pc] = [a, b, c].map(({ star }) => {
    const { ra, dec } = starById(star);
    return project(ra, dec)!;
  }) as [[number, number], [number, number], [number, number]];
  const det = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  const row = (i: 0 | 1) => {
    const u = ((pb[i] - pa[i]) * (c.y - a.y) - (pc[i] - pa[i]) * (b.y - a.y)) / det;
    const v = ((pc[i] - pa[i]) * (b.x - a.x) - (pb[i] - pa[i]) * (c.x - a.x)) / det;
    return [u, v, pa[i] - u * a.x - v * a.y] as const;
  };
  return { x: row(0), y: row(1) };
}

export type Placement = ReturnType<typeof placement>;

/** How far the drawing's own "up" leans from the picture's, in degrees. */
export const leaning = ({ x, y }: Placement) => Math.atan2(-x[1], y[1]) / radians;

export function outlinePoints(figure: Figure, { x, y }: Placement): [number, number][] {
  const points: [number, number][] = [];
  for (let v = 0; v < side; v += 8)
    for (let u = 0; u < side; u += 8)
      if (figure.tone[v * side + u]! > 0.25)
        points.push([x[0] * u + x[1] * v + x[2], y[0] * u + y[1] * v + y[2]]);
  return points;
}

function spread(figure: Figure, { x, y }: Placement, width: number, height: number) {
  const det = x[0] * y[1] - x[1] * y[0];
  const out = new Float32Array(width * height);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const dx = px + 0.5 - x[2];
      const dy = py + 0.5 - y[2];
      const u = (dx * y[1] - dy * x[1]) / det;
      const v = (dy * x[0] - dx * y[0]) / det;
      if (u < 1 || v < 1 || u > side - 3 || v > side - 3) continue;
      const i = Math.floor(v) * side + Math.floor(u);
      const fx = u % 1;
      const fy = v % 1;
      const top = figure.tone[i]! * (1 - fx) + figure.tone[i + 1]! * fx;
      const low = figure.tone[i + side]! * (1 - fx) + figure.tone[i + side + 1]! * fx;
      out[py * width + px] = top + (low - top) * fy;
    }
  return out;
}

const bronze = hex("#dfa654");

/**
 * Re-engraves the drawing at the picture's own resolution: a silhouette line of one width, the
 * inked strokes as lines of light, and the shading as ruled hatching. The source only says where.
 */
export function engrave(canvas: Canvas, figure: Figure, place: Placement, k: number) {
  const { width: w, height: h } = canvas;
  const tone = spread(figure, place, w, h);
  const filled = closing(tone, w, h, Math.round(7 * k));
  // Openings wide enough to survive the closing are sky too: between arms, legs and cords.
  const open = reached(blurPlane(tone, w, h, 1, 0.8 * k), w, h, 0.09, (i) => filled[i]! < 0.06);
  const solid = open.map((v) => 1 - v);
  const body = blurPlane(solid, w, h, 1, 1.1 * k);
  const edge = contour(body, w, h, 1.3 * k);
  const dark = filled.map((v, i) => (v - tone[i]!) / (v + 0.06));
  const ink = sharpen(blurPlane(dark, w, h, 1, 0.5 * k), w, h, 0.27);
  const shade = blurPlane(filled, w, h, 1, 2.5 * k);
  const light = new Float32Array(w * h);
  for (let i = 0; i < light.length; i++) {
    const inside = smooth(0.35, 0.75, body[i]!);
    if (inside === 0 && edge[i] === 0) continue;
    const t = smooth(0.15, 1.05, shade[i]!);
    const phase = (((i % w) * 0.56 + Math.floor(i / w) * 0.83) / (4.2 * k) + 2.2 * t) % 1;
    const ruled = clamp((0.1 + 0.75 * t - Math.abs(phase * 2 - 1)) * 2 * k);
    const dim = 1 - 0.55 * inside;
    canvas.data[i * 3]! *= dim;
    canvas.data[i * 3 + 1]! *= dim;
    canvas.data[i * 3 + 2]! *= dim;
    const hatch = inside * (0.03 + 0.13 * t + 0.3 * ruled * (0.3 + 0.7 * t)) * (1 - 0.93 * ink[i]!);
    light[i] = Math.max(hatch, 0.75 * edge[i]!);
  }
  const halo = blurPlane(light, w, h, 1, 7 * k);
  for (let i = 0; i < light.length; i++) {
    const v = light[i]! + 0.22 * halo[i]!;
    for (let c = 0; c < 3; c++) canvas.data[i * 3 + c]! += v * bronze[c]!;
  }
}
