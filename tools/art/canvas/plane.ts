import { clamp } from "./colour.ts";

/** Operations on one grey plane that keep edges as sharp as the plane's own pixels. */

function extreme(
  source: Float32Array,
  w: number,
  h: number,
  r: number,
  pick: (a: number, b: number) => number,
) {
  const rows = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let v = source[y * w + x]!;
      for (let d = Math.max(0, x - r); d <= Math.min(w - 1, x + r); d++)
        v = pick(v, source[y * w + d]!);
      rows[y * w + x] = v;
    }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let v = rows[y * w + x]!;
      for (let d = Math.max(0, y - r); d <= Math.min(h - 1, y + r); d++)
        v = pick(v, rows[d * w + x]!);
      out[y * w + x] = v;
    }
  return out;
}

/** Fills dark strokes narrower than 2r. */
export const closing = (source: Float32Array, w: number, h: number, r: number) =>
  extreme(
    extreme(source, w, h, r, (a, b) => (a > b ? a : b)),
    w,
    h,
    r,
    (a, b) => (a < b ? a : b),
  );

/** Removes bright spots narrower than 2r. */
export const opening = (source: Float32Array, w: number, h: number, r: number) =>
  extreme(
    extreme(source, w, h, r, (a, b) => (a < b ? a : b)),
    w,
    h,
    r,
    (a, b) => (a > b ? a : b),
  );

/** 1 where a dark pixel can be reached from a seed, else 0: inner ink stays inside. */
export function reached(
  source: Float32Array,
  w: number,
  h: number,
  below: number,
  seed: (i: number) => boolean,
) {
  const out = new Float32Array(w * h);
  const queue: number[] = [];
  for (let i = 0; i < out.length; i++) if (seed(i)) queue.push(i);
  for (const i of queue) out[i] = 1;
  while (queue.length) {
    const i = queue.pop()!;
    const x = i % w;
    for (const j of [x > 0 ? i - 1 : -1, x < w - 1 ? i + 1 : -1, i - w, i + w]) {
      if (j < 0 || j >= out.length || out[j] || source[j]! >= below) continue;
      out[j] = 1;
      queue.push(j);
    }
  }
  return out;
}

function gradient(s: Float32Array, w: number, i: number) {
  const dx = (s[i + 1] ?? 0) - (s[i - 1] ?? 0);
  const dy = (s[i + w] ?? 0) - (s[i - w] ?? 0);
  return Math.hypot(dx, dy) / 2;
}

/** A line of constant width where the plane crosses one half. */
export function contour(s: Float32Array, w: number, h: number, width: number) {
  const out = new Float32Array(w * h);
  for (let i = 0; i < out.length; i++) {
    if (s[i]! < 0.02 || s[i]! > 0.98) continue;
    const distance = Math.abs(s[i]! - 0.5) / Math.max(1e-4, gradient(s, w, i));
    out[i] = clamp(width / 2 + 0.5 - distance);
  }
  return out;
}

/** Coverage of the region above a level, with an edge one pixel wide whatever the source's blur. */
export function sharpen(s: Float32Array, w: number, h: number, level: number) {
  const out = new Float32Array(w * h);
  for (let i = 0; i < out.length; i++)
    out[i] = clamp(0.5 + (s[i]! - level) / Math.max(0.02, 1.4 * gradient(s, w, i)));
  return out;
}
