import type { Canvas } from "../canvas/canvas.ts";
import { hex, mix } from "../canvas/colour.ts";
import type { Project } from "../canvas/projection.ts";
import { addStar, constellationLines, type Star, starAt, starColour } from "./stars.ts";

/** The stars that a constellation's lines join. */
export function memberStars(codes: string[]) {
  const members = new Map<number, Star>();
  for (const code of codes)
    for (const end of constellationLines(code).flat()) {
      const star = starAt(end);
      if (star) members.set(star.id, star);
    }
  return [...members.values()];
}

/** Lines stop short of the stars, the further the brighter the star. */
export function asterismLines(code: string, project: Project, k: number) {
  let out = "";
  for (const line of constellationLines(code))
    for (let i = 0; i + 1 < line.length; i++) {
      const a = project(...line[i]!);
      const b = project(...line[i + 1]!);
      if (!a || !b) continue;
      const gap = (end: (typeof line)[number]) =>
        Math.max(7, 15 - 1.9 * (starAt(end)?.magnitude ?? 4)) * k;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [ga, gb] = [gap(line[i]!), gap(line[i + 1]!)];
      if (length < ga + gb + 3) continue;
      const ux = (b[0] - a[0]) / length;
      const uy = (b[1] - a[1]) / length;
      const ends = [a[0] + ux * ga, a[1] + uy * ga, b[0] - ux * gb, b[1] - uy * gb].map((n) =>
        n.toFixed(2),
      );
      out += `<line x1="${ends[0]}" y1="${ends[1]}" x2="${ends[2]}" y2="${ends[3]}"/>`;
    }
  return out;
}

const amber = hex("#ff9a3c");

/** The named stars of a figure: white hearts, coloured halos, a fine cross on the brightest. */
export function addMembers(
  canvas: Canvas,
  project: Project,
  stars: Star[],
  k: number,
  strength = 1,
) {
  for (const star of stars) {
    const p = project(star.ra, star.dec);
    if (!p) continue;
    const flux = 10 ** (-0.4 * (star.magnitude - 2.5));
    const rank = Math.max(0, 4.8 - star.magnitude);
    const colour = starColour(star.bv, 0.5);
    addStar(canvas, ...p, strength * (1.1 + 0.8 * flux ** 0.5), mix(colour, [1, 0.96, 0.86], 0.5), {
      core: (1.15 + 0.3 * rank) * k,
      halo: 0.16,
      haloRadius: (2.6 + 1.1 * rank) * k,
    });
    if (star.magnitude < 2.7)
      addStar(canvas, ...p, 0.9 * strength, [1, 0.93, 0.78], {
        core: 0.75 * k,
        spike: (44 - 10 * star.magnitude) * k,
      });
    addStar(canvas, ...p, 0.1 * strength * Math.min(2.2, flux ** 0.4), mix(colour, amber, 0.55), {
      core: k,
      halo: 1,
      haloRadius: (8 + 4 * rank) * k,
    });
  }
}
