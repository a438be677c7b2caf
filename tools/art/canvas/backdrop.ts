import type { Canvas } from "./canvas.ts";
import { clamp, smooth, wine } from "./colour.ts";
import { noise } from "./noise.ts";

export type Glowing = { seed: number; x?: number; y?: number; reach?: number; strength?: number };

/** Wine-dark ground with a slow red cloud around one point; x and y as fractions of the picture. */
export function paintBackdrop(canvas: Canvas, options: Glowing) {
  const { seed, x: cx = 0.5, y: cy = 0.48, reach = 1, strength = 1 } = options;
  const cloud = noise(seed);
  const { width, height } = canvas;
  const unit = Math.min(width, height);
  canvas.paint((px, py) => {
    const dx = (px - cx * width) / unit / reach;
    const dy = (py - cy * height) / unit / reach;
    const r2 = dx * dx + dy * dy;
    const u = (px / unit) * 3;
    const v = (py / unit) * 3;
    const wx = cloud(u + 5, v + 1, 3);
    const wy = cloud(u - 3, v + 8, 3);
    const n = cloud(u + 1.5 * wx, v + 1.5 * wy, 5, 0.55);
    const veil = Math.max(0, cloud(u * 1.7 - 2 * wy + 31, v * 1.7 + 2 * wx, 5) * 1.3 - 0.1);
    const base =
      (0.58 * Math.exp(-r2 / 0.085) + 0.16 * Math.exp(-r2 / 0.35) + 0.03) * (1 + 1.1 * n);
    const c = wine(clamp(base * strength));
    const dust = veil * Math.exp(-r2 / 0.12) * strength;
    const vignette = 1 - 0.55 * smooth(0.4, 0.78, Math.hypot(px / width - 0.5, py / height - 0.5));
    return [
      (c[0] + dust * 0.11) * vignette,
      (c[1] + dust * 0.02) * vignette,
      (c[2] + dust * 0.01) * vignette,
    ];
  }, 2);
}
