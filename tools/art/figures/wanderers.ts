import { type AstroTime, Body, Equator, Illumination, type Observer } from "astronomy-engine";
import type { Canvas } from "../canvas/canvas.ts";
import { clamp, hex } from "../canvas/colour.ts";
import type { Project } from "../canvas/projection.ts";
import { glyph } from "./glyph.ts";
import { planetBodies } from "./positions.ts";
import { addStar } from "./stars.ts";

type Evening = { time: AstroTime; place: Observer; project: Project };

/** The piece of an evening that a canvas shows. */
type Piece = Evening & {
  /** How much of the projection's left the canvas leaves out. */
  left: number;
  width: number;
  isFree: (x: number, y: number) => boolean;
};

const wanderers = planetBodies.filter(([, body]) => body !== Body.Sun && body !== Body.Moon);

/** Where the planets stand in a view of the sky, and how bright they are. */
export function wanderersOn({ time, place, project }: Evening) {
  return wanderers.flatMap(([id, body]) => {
    const { ra, dec } = Equator(body, time, place, false, true);
    const p = project(ra * 15, dec);
    if (!p) return [];
    const { mag: magnitude } = Illumination(body, time);
    return { id, x: p[0], y: p[1], magnitude, isBright: magnitude < 3 };
  });
}

/** The planets above the horizon as lights, by their true brightness; the answer is their glyphs, to be engraved. */
export function addWanderers(canvas: Canvas, { left, width, isFree, ...evening }: Piece): string {
  const marked: number[] = [];
  let marks = "";
  for (const { id, x, y, magnitude, isBright } of wanderersOn(evening)) {
    if (x < left || x > left + width) continue;
    const light = clamp(1.75 - 0.2 * magnitude, 0.3, 2.6);
    addStar(canvas, x - left, y, light, hex("#ffe3a6"), {
      core: 2 + light,
      halo: 0.2,
      haloRadius: 9,
      spike: isBright ? 60 : 0,
    });
    // Two that stand together are marked on two sides.
    const side = marked.some((other) => Math.abs(other - x) < 90) ? -34 : 34;
    marked.push(x);
    if (isFree(x, y)) marks += glyph(id, x + side, y - 26, isBright ? 40 : 30, "#f3dca0");
  }
  return marks;
}
