import { readFileSync } from "node:fs";
import sharp from "sharp";
import { blurPlane } from "../canvas/blur.ts";
import { clamp } from "../canvas/colour.ts";
import { type Project, radians } from "../canvas/projection.ts";
import { stellarium } from "../sources/sources.ts";
import type { Point } from "./contour.ts";
import { redrawn } from "./redrawn.ts";
import { starById } from "./stars.ts";

const sourceSide = 1024;
/** Room around the source for what is drawn beyond it. */
export const margin = 64;
export const side = sourceSide + 2 * margin;

type Anchor = { x: number; y: number; star: number };

export type Figure = {
  code: string;
  tone: Float32Array;
  anchors: [Anchor, Anchor, Anchor];
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
  const source = await sharp(file)
    .removeAlpha()
    .greyscale()
    .resize(sourceSide, sourceSide, { kernel: "cubic" })
    .png()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${side} ${side}">
    <path d="M${-margin} ${-margin}h${side}v${side}h${-side}Z"/><image id="source" width="${sourceSide}" height="${sourceSide}" href="data:image/png;base64,${source.toString("base64")}"/>${redrawn[code] ?? ""}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = Float32Array.from({ length: side * side }, (_, i) => data[i * info.channels]! / 255);
  const bright = grey.filter((v) => v > 0.1).sort();
  const white = bright[Math.floor(bright.length * 0.97)]!;
  const anchor = (i: number): Anchor => ({
    x: (Number(row[i]) * sourceSide) / width! + margin,
    y: (Number(row[i + 1]) * sourceSide) / width! + margin,
    star: Number(row[i + 2]),
  });
  return {
    code,
    tone: blurPlane(grey, side, side, 1, sourceSide / width! / 2).map((v) => clamp(v / white)),
    anchors: [anchor(2), anchor(5), anchor(8)],
  };
}

/** The affine map that lays the drawing's three anchor stars on their places in the sky. */
export function placement({ anchors: [a, b, c] }: Figure, project: Project) {
  const at = ({ star }: Anchor): Point => {
    const { ra, dec } = starById(star);
    return project(ra, dec)!;
  };
  const [pa, pb, pc] = [at(a), at(b), at(c)];
  const det = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  const row = (i: 0 | 1) => {
    const u = ((pb[i] - pa[i]) * (c.y - a.y) - (pc[i] - pa[i]) * (b.y - a.y)) / det;
    const v = ((pc[i] - pa[i]) * (b.x - a.x) - (pb[i] - pa[i]) * (c.x - a.x)) / det;
    return [u, v, pa[i] - u * a.x - v * a.y] as const;
  };
  return { x: row(0), y: row(1) };
}

export type Placement = ReturnType<typeof placement>;

export const placed =
  ({ x, y }: Placement) =>
  ([u, v]: Point): Point => [x[0] * u + x[1] * v + x[2], y[0] * u + y[1] * v + y[2]];

/** How far the drawing's own "up" leans from the picture's, in degrees. */
export const leaning = ({ x, y }: Placement) => Math.atan2(-x[1], y[1]) / radians;
