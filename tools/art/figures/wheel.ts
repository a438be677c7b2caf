import { between, spread, turn } from "../../../app/sky/degrees.ts";
import { paintBackdrop } from "../canvas/backdrop.ts";
import { Canvas } from "../canvas/canvas.ts";
import { goldGradient } from "../canvas/gold.ts";
import { stereographic } from "../canvas/projection.ts";
import { letters } from "../lettering/lettering.ts";
import { glyph } from "./glyph.ts";
import type { Place } from "./positions.ts";
import { circleAt, polar, radial } from "./ring.ts";
import { addField } from "./stars.ts";
import { zodiac } from "./zodiac.ts";

export const size = 2160;
export const k = size / 800;
export const centre = size / 2;
export const gold = "url(#gold)";
export const pale = "#f3dca0";
export const numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const elementTints = ["#7d1a1f", "#4a2a12", "#3c2440", "#14303a"];

/** Where longitudes stand on this wheel: the ascendant at nine o'clock, running anticlockwise. */
export type Dial = (longitude: number) => number;
export const dialFrom =
  (ascendant: number): Dial =>
  (longitude) =>
    180 + longitude - ascendant;

export const circle = (r: number, width: number, opacity = 1) =>
  circleAt(centre, centre, r * k, width * k, opacity, gold);

export const spot = (r: number, degrees: number) => polar(centre, centre, r * k, degrees);

export const spoke = (
  from: number,
  to: number,
  degrees: number,
  width: number,
  opacity = 1,
  rest = "",
) =>
  radial(
    centre,
    centre,
    from * k,
    to * k,
    degrees,
    `stroke="${gold}" stroke-width="${width * k}" opacity="${opacity}" ${rest}`,
  );

export function sector(
  from: number,
  to: number,
  start: number,
  end: number,
  fill: string,
  opacity = 1,
) {
  const at = (r: number, a: number) =>
    spot(r, a)
      .map((n) => n.toFixed(2))
      .join(" ");
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  return `<path d="M${at(from, start)}A${from * k} ${from * k} 0 ${large} 0 ${at(from, end)}L${at(to, end)}A${to * k} ${to * k} 0 ${large} 1 ${at(to, start)}Z" fill="${fill}" opacity="${opacity}"/>`;
}

/** The arc along radius r between two dial angles. */
export function arc(
  r: number,
  start: number,
  end: number,
  stroke: string,
  width: number,
  opacity = 1,
) {
  const [ax, ay] = spot(r, start);
  const [bx, by] = spot(r, end);
  const large = Math.abs(end - start) > 180 ? 1 : 0;
  return `<path d="M${ax} ${ay}A${r * k} ${r * k} 0 ${large} ${end > start ? 0 : 1} ${bx} ${by}" fill="none" stroke="${stroke}" stroke-width="${width * k}" stroke-linecap="round" opacity="${opacity}"/>`;
}

export const sign = (id: string, r: number, degrees: number, height: number, colour = pale) => {
  const [x, y] = spot(r, degrees);
  return (
    glyph(id, x + 0.8 * k, y + 1.2 * k, height * k, "#070102", 1.7) +
    glyph(id, x, y, height * k, colour, 1.6)
  );
};

export const label = (
  text: string,
  r: number,
  degrees: number,
  height: number,
  colour = "#e2c47d",
  opacity = 0.95,
) => letters(text, ...spot(r, degrees), height * k, colour, opacity);

/** The zodiac between two radii: tinted by element, a degree scale on the inner rim, twelve glyphs. */
export function zodiacBand(dial: Dial, outer: number, inner: number) {
  let out = "";
  zodiac.forEach(({ slug }, i) => {
    const a = dial(i * 30);
    out +=
      sector(outer, inner, a, a + 30, elementTints[i % 4]!, 0.42) + spoke(outer, inner, a, 1, 0.85);
    out += sign(slug, (outer + inner) / 2 + 3, a + 15, (outer - inner) * 0.58);
  });
  for (let d = 0; d < 360; d++) {
    if (d % 30 === 0) continue;
    const length = d % 10 === 0 ? 8 : d % 5 === 0 ? 6 : 3.6;
    out += spoke(inner, inner + length, dial(d), d % 10 === 0 ? 0.9 : 0.5, 0.6);
  }
  return out + circle(outer, 1.1, 0.9) + circle(inner, 1.1, 0.9);
}

export function houseLines(
  dial: Dial,
  cusps: number[],
  inner: number,
  outer: number,
  numberAt: number,
) {
  return cusps
    .map((cusp, i) => {
      const width = turn(cusps[(i + 1) % 12]! - cusp);
      const line =
        i % 3 === 0
          ? spoke(inner, outer, dial(cusp), 1.7, 0.95)
          : spoke(inner, outer, dial(cusp), 0.6, 0.5, `stroke-dasharray="${3 * k} ${2.4 * k}"`);
      return line + label(numerals[i]!, numberAt, dial(cusp + width / 2), 17);
    })
    .join("");
}

export type PlanetRow = {
  tick: number;
  glyphs: number;
  degrees?: number;
  height: number;
  gap: number;
  colour?: string;
};

/** Planets on a circle: a tick at the true degree, a thin lead, the glyph, the degree in its sign. */
export function planetRow(
  dial: Dial,
  places: Place[],
  { tick, glyphs, degrees, height, gap, colour }: PlanetRow,
) {
  const inward = Math.sign(glyphs - tick);
  return spread(places, gap)
    .map(({ id, at, shown }) => {
      const foot = spot(tick + 7 * inward, dial(at));
      const head = spot(glyphs - inward * height * 0.68, dial(shown));
      return (
        spoke(tick, tick + 7 * inward, dial(at), 1.2, 0.95) +
        `<line x1="${foot[0]}" y1="${foot[1]}" x2="${head[0]}" y2="${head[1]}" stroke="#d9b970" stroke-width="${0.5 * k}" opacity=".7"/>` +
        sign(id, glyphs, dial(shown), height, colour) +
        (degrees ? label(`${Math.floor(at % 30)}°`, degrees, dial(shown), 18, "#f0dba4") : "")
      );
    })
    .join("");
}

const aspectKinds = [
  { angle: 60, orb: 4, hard: false },
  { angle: 90, orb: 6, hard: true },
  { angle: 120, orb: 6, hard: false },
  { angle: 180, orb: 7, hard: true },
];

export function aspectLines(dial: Dial, from: Place[], to: Place[], r: number) {
  let out = "";
  for (const a of from)
    for (const b of to) {
      if (from === to && a.id >= b.id) continue;
      const apart = Math.abs(between(a.at, b.at));
      const kind = aspectKinds.find((x) => Math.abs(apart - x.angle) <= x.orb);
      if (!kind) continue;
      const exact = 1 - Math.abs(apart - kind.angle) / kind.orb;
      const [p, q] = [spot(r, dial(a.at)), spot(r, dial(b.at))];
      out += `<line x1="${p[0]}" y1="${p[1]}" x2="${q[0]}" y2="${q[1]}" stroke="${kind.hard ? "#d8454d" : "#ecd08a"}" stroke-width="${(0.6 + exact) * k}" opacity="${(0.3 + 0.6 * exact).toFixed(2)}"/>`;
    }
  return out;
}

/** A ground of wine and stars with the wheel's dark disc and double rim. */
export async function ground(seed: number, rim = 376) {
  const canvas = new Canvas(size, size);
  paintBackdrop(canvas, { seed, y: 0.5, reach: 1.15 });
  addField(
    canvas,
    stereographic({ lon: seed * 37, lat: 20, scale: 900 * k, x: centre, y: centre }),
    {
      count: 700,
      size: k * 0.9,
      dim: (x, y) => (Math.hypot(x - centre, y - centre) < rim * k ? 0.25 : 0.9),
    },
  );
  await ink(
    canvas,
    `<circle cx="${centre}" cy="${centre}" r="${rim * k}" fill="#0b0204" opacity=".45"/>${circle(rim + 4, 0.6, 0.5)}${circle(rim, 1.8, 0.95)}${circle(rim - 4, 0.6, 0.7)}`,
  );
  return canvas;
}

/** Draws with the shared gold; `bright` parts glow. */
export const ink = (canvas: Canvas, body: string, bright = false) =>
  canvas.draw(
    `<defs>${goldGradient("gold", 0.12 * size, 0.08 * size, 0.9 * size, 0.95 * size)}</defs>${body}`,
    bright
      ? [
          [2 * k, 0.7],
          [8 * k, 0.6],
        ]
      : [[8 * k, 0.14]],
  );

/** The eight-pointed star at the heart of a wheel. */
export function heart(r = 26) {
  let out = "";
  for (let i = 0; i < 16; i++) {
    const length = i % 4 === 0 ? r : i % 2 === 0 ? r * 0.64 : r * 0.38;
    const half = length * 0.17;
    const a = i * 22.5;
    const [tip, left, right] = [spot(length, a), spot(half, a + 90), spot(half, a - 90)];
    out += `<path d="M${tip}L${left}L${right}Z" fill="${pale}" opacity="${i % 4 === 0 ? 1 : 0.7}"/>`;
  }
  return `${out}<circle cx="${centre}" cy="${centre}" r="${r * 0.16 * k}" fill="#1a0508"/>`;
}
