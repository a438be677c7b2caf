import { milkyWay } from "../figures/milky-way.ts";
import type { Canvas } from "./canvas.ts";
import { clamp, ramp } from "./colour.ts";
import { noise } from "./noise.ts";

/** The sky's glow in the house's colours: wine where it is dark, gold where stars are densest. */
const dusk = ramp([
  [0, "#0b0204"],
  [0.14, "#1a050a"],
  [0.3, "#360a13"],
  [0.48, "#5a111d"],
  [0.64, "#7f2529"],
  [0.78, "#a55c3c"],
  [0.9, "#cf9f62"],
  [1, "#f2dcae"],
]);

export type Night = {
  /** A pixel's right ascension and declination. */
  look: (x: number, y: number) => [ra: number, dec: number];
  seed: number;
  gain: number;
  /** What remains of the glow at a pixel, 0 … 1: keeps a side calm for words. */
  calm: (x: number, y: number) => number;
  /** Wine-red light added where the sky itself is dark. */
  warmth?: (x: number, y: number) => number;
};

export async function paintNight(canvas: Canvas, { look, seed, gain, calm, warmth }: Night) {
  const brightness = await milkyWay();
  const cloud = noise(seed);
  const unit = canvas.width / 5;
  canvas.paint((x, y) => {
    const u = x / unit;
    const v = y / unit;
    const warp = cloud(u + 4, v + 9, 3);
    const haze = cloud(u + warp, v - warp, 5, 0.55);
    const fine = cloud(u * 3.1 + 2 * warp, v * 3.1, 4, 0.6);
    const [ra, dec] = look(x, y);
    const milk = clamp((brightness(ra, dec) - 0.015) * gain) ** 0.8;
    const rest = 0.1 + (warmth?.(x, y) ?? 0);
    const t = milk * (0.62 + 0.5 * fine) + rest * (1 + 0.9 * haze);
    return dusk(clamp(t * calm(x, y)));
  }, 2);
}
