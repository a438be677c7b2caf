import { readFileSync } from "node:fs";
import type { Canvas } from "../canvas/canvas.ts";
import { clamp, hex, mix, type Rgb, scale, toLinear } from "../canvas/colour.ts";
import { root } from "../canvas/encode.ts";
import type { Project } from "../canvas/projection.ts";

export type Star = { id: number; magnitude: number; bv: number; ra: number; dec: number };
type Position = [ra: number, dec: number];
type Feature = {
  id: string | number;
  properties: { mag: number; bv: string };
  geometry: { coordinates: unknown };
};

const read = (name: string): Feature[] =>
  JSON.parse(readFileSync(`${root}tools/node_modules/d3-celestial/data/${name}`, "utf8")).features;

let all: Star[] | undefined;

/** The catalogue to magnitude 14, brightest first. */
export function catalogue() {
  all ??= read("stars.14.json")
    .map((f) => {
      const [ra, dec] = f.geometry.coordinates as Position;
      const bv = Number.parseFloat(f.properties.bv);
      return {
        id: Number(f.id),
        magnitude: Number(f.properties.mag),
        bv: Number.isNaN(bv) ? 0.5 : bv,
        ra,
        dec,
      };
    })
    .sort((a, b) => a.magnitude - b.magnitude);
  return all;
}

export function starById(id: number) {
  const star = catalogue().find((s) => s.id === id);
  if (!star) throw new Error(`no star ${id} in the catalogue`);
  return star;
}

let figures: Map<string, Position[][]> | undefined;

export function constellationLines(code: string): Position[][] {
  figures ??= new Map(
    read("constellations.lines.json").map((f) => [
      String(f.id),
      f.geometry.coordinates as Position[][],
    ]),
  );
  const lines = figures.get(code);
  if (!lines) throw new Error(`no constellation ${code}`);
  return lines;
}

export const allConstellations = () => {
  constellationLines("Ari");
  return [...figures!.keys()];
};

const near = (a: Position, s: Star) =>
  Math.abs(a[0] - s.ra) < 0.12 && Math.abs(a[1] - s.dec) < 0.12;

/** The catalogue star at an end of a constellation line. */
export const starAt = (end: Position) => catalogue().find((s) => s.magnitude < 6.4 && near(end, s));

/** Colour index to the light of a black body, warmed a little to sit with the gold. */
export function starColour(bv: number, warmth = 0.4): Rgb {
  const kelvin = 4600 * (1 / (0.92 * bv + 1.7) + 1 / (0.92 * bv + 0.62));
  const t = kelvin / 100;
  const red = t <= 66 ? 1 : clamp(1.29294 * (t - 60) ** -0.1332);
  const green =
    t <= 66 ? clamp(0.390082 * Math.log(t) - 0.631841) : clamp(1.129891 * (t - 60) ** -0.0755);
  const blue = t >= 66 ? 1 : t <= 19 ? 0 : clamp(0.543207 * Math.log(t - 10) - 1.19625);
  const c: Rgb = [toLinear(red), toLinear(green), toLinear(blue)];
  return mix(scale(c, 1 / Math.max(...c)), hex("#ffe9bf"), warmth);
}

export type Flare = { core: number; halo?: number; haloRadius?: number; spike?: number };

/** Adds one point of light: a tight core, a wide faint halo, and for the brightest a fine cross. */
export function addStar(
  canvas: Canvas,
  cx: number,
  cy: number,
  light: number,
  colour: Rgb,
  flare: Flare,
) {
  const { core, halo = 0, haloRadius = 5 * core, spike = 0 } = flare;
  const reach = Math.ceil(Math.max(core * 4, halo ? haloRadius * 5 : 0, spike));
  const x1 = Math.min(canvas.width - 1, Math.ceil(cx + reach));
  const y1 = Math.min(canvas.height - 1, Math.ceil(cy + reach));
  const thin = 2 * (0.55 * core) ** 2;
  for (let y = Math.max(0, Math.floor(cy - reach)); y <= y1; y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= x1; x++) {
      const dx = x + 0.5 - cx;
      const dy = y + 0.5 - cy;
      const d2 = dx * dx + dy * dy;
      let v = Math.exp(-d2 / (2 * core * core));
      if (halo) {
        const edge = Math.max(0, 1 - d2 / (reach * reach));
        v += (halo * edge * edge) / (1 + d2 / (haloRadius * haloRadius)) ** 1.9;
      }
      if (spike) {
        const along = Math.max(0, 1 - Math.abs(dx) / spike) ** 3 * Math.exp(-(dy * dy) / thin);
        const across = Math.max(0, 1 - Math.abs(dy) / spike) ** 3 * Math.exp(-(dx * dx) / thin);
        v += 0.55 * (along + across);
      }
      canvas.add(x, y, light * v, colour);
    }
}

export type FieldOptions = {
  /** How many of the brightest stars in view to draw: the same number on every picture of a set. */
  count: number;
  size: number;
  brightness?: number;
  skip?: (star: Star) => boolean;
  dim?: (x: number, y: number) => number;
};

export function addField(canvas: Canvas, project: Project, options: FieldOptions) {
  const { count, size, brightness = 1, skip, dim } = options;
  const margin = 30;
  const seen: { star: Star; x: number; y: number }[] = [];
  for (const star of catalogue()) {
    if (seen.length === count) break;
    if (skip?.(star)) continue;
    const p = project(star.ra, star.dec);
    if (!p || p[0] < -margin || p[1] < -margin) continue;
    if (p[0] > canvas.width + margin || p[1] > canvas.height + margin) continue;
    seen.push({ star, x: p[0], y: p[1] });
  }
  const faintest = seen.at(-1)?.star.magnitude ?? 8;
  for (const { star, x, y } of seen) {
    const m = star.magnitude - faintest + 8.3;
    const light =
      Math.min(1.5, 0.3 * 10 ** (-0.4 * 0.78 * (m - 6))) * brightness * (dim?.(x, y) ?? 1);
    addStar(canvas, x, y, light, starColour(star.bv), {
      core: (0.56 + 0.13 * Math.max(0, 6.3 - m)) * size,
      halo: m < 5.6 ? 0.12 : 0,
      haloRadius: 3 * size,
    });
  }
}
