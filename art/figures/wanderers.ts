import { type AstroTime, Body, Equator, Illumination, type Observer } from "astronomy-engine";
import type { Canvas } from "../canvas/canvas.ts";
import { clamp, hex } from "../canvas/colour.ts";
import type { Project } from "../canvas/projection.ts";
import { glyph } from "./glyph.ts";
import { planetBodies } from "./positions.ts";
import { addStar } from "./stars.ts";

type Evening = {
  time: AstroTime;
  place: Observer;
  project: Project;
  /** How much of the projection's left the canvas leaves out. */
  left: number;
  width: number;
  isFree: (x: number, y: number) => boolean;
};

const wanderers = planetBodies.filter(([, body]) => body !== Body.Sun && body !== Body.Moon);

/** The planets above the horizon as lights, by their true brightness; the answer is their glyphs, to be engraved. */
export function addWanderers(canvas: Canvas, evening: Evening): string {
  const { time, place, project, left, width, isFree } = evening;
  const marked: number[] = [];
  let marks = "";
  for (const [id, body] of wanderers) {
    const { ra, dec } = Equator(body, time, place, false, true);
    const p = project(ra * 15, dec);
    if (!p || p[0] < left || p[0] > left + width) continue;
    const { mag } = Illumination(body, time);
    const light = clamp(1.75 - 0.2 * mag, 0.3, 2.6);
    const isBright = mag < 3;
    addStar(canvas, p[0] - left, p[1], light, hex("#ffe3a6"), {
      core: 2 + light,
      halo: 0.2,
      haloRadius: 9,
      spike: isBright ? 60 : 0,
    });
    // Two that stand together are marked on two sides.
    const side = marked.some((x) => Math.abs(x - p[0]) < 90) ? -34 : 34;
    marked.push(p[0]);
    if (isFree(p[0], p[1]))
      marks += glyph(id, p[0] + side, p[1] - 26, isBright ? 40 : 30, "#f3dca0");
  }
  return marks;
}
