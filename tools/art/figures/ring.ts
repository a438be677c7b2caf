import { radians } from "../canvas/projection.ts";
import { glyph } from "./glyph.ts";
import { zodiac } from "./zodiac.ts";

export const circleAt = (
  x: number,
  y: number,
  r: number,
  width: number,
  opacity: number,
  stroke: string,
) =>
  `<circle cx="${x}" cy="${y}" r="${r.toFixed(2)}" fill="none" stroke="${stroke}" stroke-width="${width.toFixed(2)}" opacity="${opacity}"/>`;

/** A point by radius and degrees counted anticlockwise from three o'clock, as zodiacs are drawn. */
export const polar = (x: number, y: number, r: number, degrees: number): [number, number] => [
  x + r * Math.cos(degrees * radians),
  y - r * Math.sin(degrees * radians),
];

export function radial(
  x: number,
  y: number,
  from: number,
  to: number,
  degrees: number,
  rest: string,
) {
  const [ax, ay] = polar(x, y, from, degrees);
  const [bx, by] = polar(x, y, to, degrees);
  return `<line x1="${ax.toFixed(2)}" y1="${ay.toFixed(2)}" x2="${bx.toFixed(2)}" y2="${by.toFixed(2)}" ${rest}/>`;
}

export type Ring = {
  x: number;
  y: number;
  r: number;
  /** Thickness unit: 1 on an 800 px picture. */
  k: number;
  stroke: string;
  ink: string;
  /** Where 0° Aries stands, in degrees anticlockwise from three o'clock. */
  start: number;
  /** Sign whose place stays empty, for a medallion. */
  without?: string;
  glyphOpacity?: number;
};

/** The engraved ring: two rims, a degree scale, and the twelve glyphs in their order. */
export function engravedRing({
  x,
  y,
  r,
  k,
  stroke,
  ink,
  start,
  without,
  glyphOpacity = 0.72,
}: Ring) {
  const rim = (inset: number, width: number, opacity: number) =>
    circleAt(x, y, r - inset * k, width * k, opacity, stroke);
  let out =
    rim(0, 1.5, 0.95) +
    rim(5, 0.6, 0.7) +
    rim(17, 0.6, 0.55) +
    rim(52, 0.6, 0.55) +
    rim(56, 1.1, 0.8);
  for (let d = 0; d < 360; d++) {
    const ten = d % 10 === 0;
    const length = d % 30 === 0 ? 47 : ten ? 12 : d % 5 === 0 ? 8 : 5;
    out += radial(
      x,
      y,
      r - 5 * k,
      r - (5 + length) * k,
      start + d,
      `stroke="${stroke}" stroke-width="${((ten ? 0.9 : 0.55) * k).toFixed(2)}" opacity="${ten ? 0.8 : 0.5}"`,
    );
  }
  zodiac.forEach(({ slug }, i) => {
    if (slug === without) return;
    const [gx, gy] = polar(x, y, r - 34.5 * k, start + i * 30 + 15);
    out += `<g opacity="${glyphOpacity}">${glyph(slug, gx, gy, 25 * k, ink, 1.6)}</g>`;
  });
  return out;
}
