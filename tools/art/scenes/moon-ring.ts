import { write } from "../canvas/encode.ts";

const gold = "#c9a35b";
const light = "#ecd9ae";

/** Radii: the moons stand between the two double lines, and the explorer's disc within. */
const [edge, outer, middle, inner, moon] = [118, 111.5, 99, 86.5, 7.5] as const;

/**
 * The ring that the moon explorer turns by 45° a phase: its eight moons, from the new one on top against the clock, so that
 * each stands upright once the turn has brought it there.
 */
export function drawMoonRing() {
  const lines = [
    circle(outer, 0.8),
    circle(outer - 1.6, 0.25),
    circle(inner, 0.8),
    circle(inner + 1.6, 0.25),
    // A line for each 3°, a longer one for each 15°.
    ticks(outer - 3, 1.6, 120),
    ticks(outer - 3.6, 2.8, 24),
    ticks(inner + 2.6, 1.2, 120),
    // From moon to star to moon.
    dashed(middle, 0.3, [0, 6.75, 12.15, 7.2, 12.15, 6.75]),
  ];
  const pieces = Array.from({ length: 8 }, (_, phase) => [
    `<g transform="rotate(${phase * -45})translate(0 -${middle})">${smallMoon(phase)}</g>`,
    `<path transform="rotate(${phase * -45 - 22.5})translate(0 -${middle})" d="M0-3.4Q.35-.35 2 0Q.35.35 0 3.4Q-.35.35-2 0Q-.35-.35 0-3.4" fill="${gold}" stroke="none"/>`,
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${2 * edge} ${2 * edge}" aria-hidden="true"><defs><pattern id="n" width="9" height="1.1" patternUnits="userSpaceOnUse"><path d="M0 .5H9" stroke="${gold}" stroke-width=".22"/></pattern></defs><g fill="none" stroke="${gold}">${[...lines, ...pieces.flat()].join("")}</g></svg>\n`;
  write("img/moon/ring.svg", Buffer.from(svg));
}

const circle = (radius: number, width: number) => `<circle r="${radius}" stroke-width="${width}"/>`;

/** So many lines round the ring, a quarter of a degree wide each; one stands in the middle of a moon. */
const ticks = (radius: number, length: number, count: number) =>
  dashed(radius, length, [0.125, 360 / count - 0.25, 0.125, 0]);

/** Dashes and gaps in degrees, from the right-hand side on. */
function dashed(radius: number, width: number, degrees: number[]): string {
  const lengths = degrees.map((degree) => ((degree * radius * Math.PI) / 180).toFixed(4));
  return `<circle r="${radius}" stroke-width="${width}" stroke-dasharray="${lengths.join(" ")}"/>`;
}

/** Night is hatched, day is whole. */
function smallMoon(phase: number): string {
  const night = `<circle r="${moon}" fill="#100307"/><circle r="${moon}" fill="url(#n)" stroke-width=".6"/>`;
  if (phase === 0) return night;
  if (phase === 4) return `<circle r="${moon}" fill="${light}" stroke-width=".6"/>`;
  const width = Math.abs(moon * Math.cos((phase * Math.PI) / 4)).toFixed(2);
  const isGrowing = phase < 4 ? 1 : 0;
  const border = phase > 2 && phase < 6 ? isGrowing : 1 - isGrowing;
  const day = `M0-${moon}A${moon} ${moon} 0 0 ${isGrowing} 0 ${moon}A${width} ${moon} 0 0 ${border} 0-${moon}`;
  return `${night}<path d="${day}" fill="${light}" stroke="none"/>`;
}
