import sharp from "sharp";
import { Canvas } from "../canvas/canvas.ts";
import { smooth } from "../canvas/colour.ts";
import { writePair } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { type Night, paintNight } from "../canvas/night.ts";
import { middle, type Project, stereographic, unproject, type View } from "../canvas/projection.ts";
import { addMembers, asterismLines, memberStars } from "../figures/asterism.ts";
import { circleAt, engravedRing, polar } from "../figures/ring.ts";
import { addField, constellationLines, type FieldOptions } from "../figures/stars.ts";

const [width, height] = [2560, 480];
const quality = { avif: 56, webp: 80 };

type Header = {
  /** Constellations that stand together to the right of the title. */
  figures: string[];
  roll: number;
  gain: number;
  /** Where 0° Aries stands on a ring around the figure. */
  ring?: number;
  orbits?: boolean;
  /** The stars' daily ways around the pole. */
  trails?: boolean;
  /** Wine light behind figures that stand away from the Milky Way. */
  warmth?: number;
  /** How wide the figures may be on a phone, where long breadcrumbs leave them less room. */
  phoneWidth?: number;
};

const headers: Record<string, Header> = {
  about: { figures: ["Cyg"], roll: -62, gain: 3.1 },
  charts: { figures: ["Sgr"], roll: 0, gain: 2, ring: -12 },
  zodiac: { figures: ["Tau"], roll: -20, gain: 4, warmth: 0.26, ring: 112 },
  elements: { figures: ["Ori"], roll: -48, gain: 4.6, warmth: 0.08 },
  planets: { figures: ["Sco"], roll: -40, gain: 2.1, orbits: true, phoneWidth: 98 },
  blog: { figures: ["Cas", "Per"], roll: 40, gain: 4.2, warmth: 0.1 },
  consultation: { figures: ["Leo"], roll: 14, gain: 6, warmth: 0.28 },
  search: { figures: ["UMa"], roll: -30, gain: 6, warmth: 0.2 },
  kvkk: { figures: ["Lib"], roll: 0, gain: 4, warmth: 0.24, phoneWidth: 98 },
  accessibility: { figures: ["Aur"], roll: 0, gain: 4, warmth: 0.14, phoneWidth: 98 },
  credits: { figures: ["Lyr"], roll: 0, gain: 3, warmth: 0.1 },
  glossary: { figures: ["Her"], roll: 0, gain: 4, warmth: 0.18 },
  houses: { figures: ["Peg"], roll: 0, gain: 5, warmth: 0.22, ring: 15 },
  aspects: { figures: ["And"], roll: 0, gain: 4.4, warmth: 0.16 },
  compatibility: { figures: ["Gem"], roll: 0, gain: 3.4, warmth: 0.14 },
  retrograde: { figures: ["Dra"], roll: 0, gain: 5, warmth: 0.2, orbits: true },
  birthSign: { figures: ["Vir"], roll: 0, gain: 5, warmth: 0.24, ring: 160 },
  notFound: { figures: ["UMi"], roll: 0, gain: 6, warmth: 0.24, trails: true },
};

export const headerNames = Object.keys(headers);

/**
 * Where the figures stand, from the picture's middle, by which every wide screen holds it: right of the title and below
 * the navigation bar. A band is 320 px high at the least, and what is to be seen whole has so much room in it.
 */
export const figureBox = { x: 336, y: 30, width: 470, height: 220 };
const [cx, cy] = [width / 2 + figureBox.x, height / 2 + figureBox.y];

/** A phone's picture, in pixels of the page, which holds it by its upper right corner. */
export const phone = { width: 768, height: 440, dots: 2 };
/** There the words fill the band: the figures stand small, in the corner above them, against its right edge. */
const phoneBox = { right: 16, top: 76, width: 124, height: 56 };

type Place = { x: number; y: number; width: number; height: number; isRight?: boolean };
const onPhone = ({ phoneWidth }: Header, dots: number) => ({
  x: (phone.width - phoneBox.right) * dots,
  y: (phoneBox.top + phoneBox.height / 2) * dots,
  width: (phoneWidth ?? phoneBox.width) * dots,
  height: phoneBox.height * dots,
  isRight: true,
});

/** The view that sets the figures around a point, or to the left of it, as large as they fit. */
function frame({ figures }: Header, roll: number, place: Place): View & Size {
  const ends = figures.flatMap((code) => constellationLines(code).flat());
  const view = { ...middle(ends), scale: 1000, x: 0, y: 0, roll };
  const seen = ends.map((end) => stereographic(view)(...end)!);
  const range = (axis: 0 | 1) => {
    const values = seen.map((p) => p[axis]);
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  const [h, v] = [range(0), range(1)];
  const fit = Math.min(place.width / (h.high - h.low), place.height / (v.high - v.low));
  return {
    ...view,
    scale: 1000 * fit,
    x: place.x - (place.isRight ? fit * h.high : (fit * (h.low + h.high)) / 2),
    y: place.y - (fit * (v.low + v.high)) / 2,
    width: fit * (h.high - h.low),
    height: fit * (v.high - v.low),
  };
}

type Size = { width: number; height: number };

/** In a small place the figures lie as they are largest. */
const largest = (header: Header, place: Place) =>
  Array.from({ length: 36 }, (_, i) => frame(header, header.roll + 5 * i - 90, place)).reduce(
    (best, view) => (view.scale > best.scale ? view : best),
  );

/** Where a page's figure stands on a phone, from the upper right corner of the band: tests hold the words to it. */
export function figureOnPhone(name: string) {
  const place = onPhone(headers[name]!, 1);
  const { width, height } = largest(headers[name]!, place);
  return { right: phoneBox.right, top: place.y - height / 2, width, height };
}

/** Seven wide orbits around a point below the band, each with its planet. */
function orbits() {
  const [x, y] = [cx + 364, 620];
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const r = 300 + i * 118;
      const [px, py] = polar(x, y, r, 100 + i * 9);
      return `${circleAt(x, y, r, 0.9, 0.5, "url(#gold)")}<circle cx="${px}" cy="${py}" r="${3 + (i % 3)}" fill="#f3dca0"/>`;
    })
    .join("");
}

/** Circles around the pole, through the stars of the figure and beyond. */
function trails(project: Project) {
  const [x, y] = project(0, 90)!;
  return [82, 74, 66, 58, 50, 42, 34]
    .map((dec) => {
      const [px, py] = project(0, dec)!;
      return circleAt(x, y, Math.hypot(px - x, py - y), 0.9, 0.5, "url(#gold)");
    })
    .join("");
}

function engraved({ ring, orbits: isOrbits, trails: isTrails }: Header, project: Project) {
  if (isOrbits) return orbits();
  if (isTrails) return trails(project);
  if (ring === undefined) return "";
  const gold = { stroke: "url(#gold)", ink: "#e9c986" };
  return engravedRing({ x: cx, y: cy, r: 330, k: 1.1, ...gold, start: ring });
}

/** Where the sky glows, and how bright its stars are: away from the words. */
type Light = Pick<Night, "calm" | "warmth"> & Pick<FieldOptions, "count" | "size" | "dim">;

async function paintSky(canvas: Canvas, name: string, view: View, light: Light) {
  const { figures, gain } = headers[name]!;
  const seed = 40 + headerNames.indexOf(name);
  await paintNight(canvas, { look: unproject(view), seed, gain, ...light });
  const ids = new Set(memberStars(figures).map((s) => s.id));
  addField(canvas, stereographic(view), { ...light, skip: (s) => ids.has(s.id) });
}

/** The figures' lines and stars; k is how thick they are. */
async function drawFigures(canvas: Canvas, { figures }: Header, view: View, k: number) {
  const project = stereographic(view);
  const lines = figures.map((code) => asterismLines(code, project, 0.8 * k)).join("");
  await canvas.draw(
    `<g stroke="#f0d48e" stroke-width="${1.4 * k}" stroke-linecap="round" opacity=".8">${lines}</g>`,
    [
      [2 * k, 0.6],
      [8 * k, 0.5],
    ],
  );
  addMembers(canvas, project, memberStars(figures), 0.82 * k, 0.9);
}

export async function drawHeader(name: string) {
  await drawWide(name);
  await drawNarrow(name);
}

async function drawWide(name: string) {
  const header = headers[name]!;
  const view = frame(header, header.roll, { ...figureBox, x: cx, y: cy });
  const canvas = new Canvas(width, height);
  const calm = (x: number) => 0.4 + 0.6 * smooth(cx - 850, cx - 80, x);
  await paintSky(canvas, name, view, {
    warmth: (x, y) =>
      (header.warmth ?? 0) * Math.exp(-(((x - cx) / 420) ** 2) - ((y - cy) / 260) ** 2),
    calm: (x, y) => calm(x) * (1 - 0.3 * smooth(0.25, 0.55, Math.abs(y / height - 0.5))),
    count: 1700,
    size: 1.05,
    dim: (x) => 0.5 + 0.5 * smooth(cx - 970, cx - 180, x),
  });
  await canvas.draw(
    `<defs>${goldGradient("gold", cx - 430, cy - 430, cx + 430, cy + 430)}</defs>${engraved(header, stereographic(view))}`,
    [[8, 0.14]],
    0.55,
  );
  await drawFigures(canvas, header, view, 1);
  const png = await canvas.toImage().png({ compressionLevel: 1 }).toBuffer();
  const path = `img/headers/${name}`;
  const columns = (wide: number) =>
    sharp(png).extract({ left: (width - wide) / 2, top: 0, width: wide, height });
  await writePair(`${path}-2560`, sharp(png), quality);
  await writePair(`${path}-1600`, columns(1600), quality);
  // Behind the title of the booking dialog.
  if (name === "consultation") await writePair(`${path}-800`, columns(1600).resize(800), quality);
}

/** A phone's sky has no ring, orbit or trail: they would cross the words. */
async function drawNarrow(name: string) {
  const header = headers[name]!;
  const { dots } = phone;
  const place = onPhone(header, dots);
  const view = largest(header, place);
  const near = (x: number, y: number) =>
    Math.exp(
      -(((x - place.x + 62 * dots) / (230 * dots)) ** 2) - ((y - place.y) / (130 * dots)) ** 2,
    );
  const canvas = new Canvas(phone.width * dots, phone.height * dots);
  await paintSky(canvas, name, view, {
    warmth: (x, y) => (header.warmth ?? 0) * near(x, y),
    calm: (x, y) => 0.45 + 0.55 * near(x, y),
    count: 420,
    size: 0.8 * dots,
    dim: (x, y) => 0.45 + 0.55 * near(x, y),
  });
  await drawFigures(canvas, header, view, 0.6 * dots);
  await writePair(`img/headers/${name}-narrow`, canvas.toImage(), { avif: 50, webp: 80 });
}
