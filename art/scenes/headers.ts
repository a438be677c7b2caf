import sharp from "sharp";
import { Canvas } from "../canvas/canvas.ts";
import { smooth } from "../canvas/colour.ts";
import { writePair, writeWidths } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { paintNight } from "../canvas/night.ts";
import { middle, stereographic, unproject, type View } from "../canvas/projection.ts";
import { addMembers, asterismLines, memberStars } from "../figures/asterism.ts";
import { circleAt, engravedRing, polar } from "../figures/ring.ts";
import { addField, constellationLines } from "../figures/stars.ts";

const [width, height] = [1600, 500];
const narrowWidth = 800;
const quality = { avif: 60, webp: 80 };

type Header = {
  /** Constellations that stand together to the right of the title. */
  figures: string[];
  roll: number;
  gain: number;
  /** Where 0° Aries stands on a ring around the figure. */
  ring?: number;
  orbits?: boolean;
  /** Wine light behind figures that stand away from the Milky Way. */
  warmth?: number;
};

const headers: Record<string, Header> = {
  about: { figures: ["Cyg"], roll: -62, gain: 3.1 },
  charts: { figures: ["Sgr"], roll: 0, gain: 2, ring: -12 },
  zodiac: { figures: ["Tau"], roll: -20, gain: 4, warmth: 0.26, ring: 112 },
  elements: { figures: ["Ori"], roll: 0, gain: 4.6, warmth: 0.08 },
  planets: { figures: ["Sco"], roll: -40, gain: 2.1, orbits: true },
  blog: { figures: ["Cas", "Per"], roll: 40, gain: 4.2, warmth: 0.1 },
  consultation: { figures: ["Leo"], roll: 14, gain: 6, warmth: 0.28, ring: 75 },
};

export const headerNames = Object.keys(headers);

const [cx, cy] = [width * 0.71, height * 0.5];

/** The view that sets the figures in the middle of the right side, 560 × 370 at most. */
function frame({ figures, roll }: Header): View {
  const ends = figures.flatMap((code) => constellationLines(code).flat());
  const view = { ...middle(ends), scale: 1000, x: 0, y: 0, roll };
  const seen = ends.map((end) => stereographic(view)(...end)!);
  const range = (axis: 0 | 1) => {
    const values = seen.map((p) => p[axis]);
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  const [h, v] = [range(0), range(1)];
  const fit = Math.min(560 / (h.high - h.low), 370 / (v.high - v.low));
  return {
    ...view,
    scale: 1000 * fit,
    x: cx - (fit * (h.low + h.high)) / 2,
    y: cy - (fit * (v.low + v.high)) / 2,
  };
}

/** Seven wide orbits around a point beyond the lower right corner, each with its planet. */
function orbits() {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const r = 300 + i * 118;
      const [px, py] = polar(1500, 620, r, 100 + i * 9);
      return `${circleAt(1500, 620, r, 0.9, 0.5, "url(#gold)")}<circle cx="${px}" cy="${py}" r="${3 + (i % 3)}" fill="#f3dca0"/>`;
    })
    .join("");
}

export async function drawHeader(name: string) {
  const header = headers[name]!;
  const view = frame(header);
  const project = stereographic(view);
  const canvas = new Canvas(width, height);
  const calm = (x: number) => 0.4 + 0.6 * smooth(0.18, 0.66, x / width);
  await paintNight(canvas, {
    look: unproject(view),
    seed: 40 + headerNames.indexOf(name),
    gain: header.gain,
    warmth: (x, y) =>
      (header.warmth ?? 0) * Math.exp(-(((x - cx) / 420) ** 2) - ((y - cy) / 260) ** 2),
    calm: (x, y) => calm(x) * (1 - 0.3 * smooth(0.25, 0.55, Math.abs(y / height - 0.5))),
  });
  const members = memberStars(header.figures);
  const ids = new Set(members.map((s) => s.id));
  addField(canvas, project, {
    count: 1100,
    size: 1.05,
    skip: (s) => ids.has(s.id),
    dim: (x) => 0.5 + 0.5 * smooth(0.1, 0.6, x / width),
  });
  const engraved =
    header.ring !== undefined
      ? engravedRing({
          x: cx,
          y: cy,
          r: 436,
          k: 1.3,
          stroke: "url(#gold)",
          ink: "#e9c986",
          start: header.ring,
        })
      : header.orbits
        ? orbits()
        : "";
  await canvas.draw(
    `<defs>${goldGradient("gold", cx - 430, cy - 430, cx + 430, cy + 430)}</defs>${engraved}`,
    [[8, 0.14]],
    0.55,
  );
  const lines = header.figures.map((code) => asterismLines(code, project, 1)).join("");
  await canvas.draw(
    `<g stroke="#f0d48e" stroke-width="1.4" stroke-linecap="round" opacity=".8">${lines}</g>`,
    [
      [2, 0.6],
      [8, 0.5],
    ],
  );
  addMembers(canvas, project, members, 1, 0.9);
  const png = await canvas.toImage().png({ compressionLevel: 1 }).toBuffer();
  // The booking dialog shows the small one.
  const widths = name === "consultation" ? [800, 1600] : [1600];
  await writeWidths(`img/headers/${name}`, sharp(png), widths, quality);
  // The part that a phone shows: page-header.css holds it by the same 64 % of what is cut off.
  const narrow = {
    left: Math.round((width - narrowWidth) * 0.64),
    top: 0,
    width: narrowWidth,
    height,
  };
  await writePair(`img/headers/${name}-narrow`, sharp(png).extract(narrow), {
    avif: 46,
    webp: 80,
  });
}
