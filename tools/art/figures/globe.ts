import type { Canvas } from "../canvas/canvas.ts";
import { radians } from "../canvas/projection.ts";

export type Vector3 = [number, number, number];
export const unit = (v: Vector3): Vector3 => {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
};
export const dot3 = (a: Vector3, b: Vector3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** From the viewer's axes (x right, y up, z towards us) to the globe's own, north along y. */
export function globeAxes(tilt: number, roll: number) {
  const [ca, sa] = [Math.cos(tilt * radians), Math.sin(tilt * radians)];
  const [cb, sb] = [Math.cos(roll * radians), Math.sin(roll * radians)];
  return ([x, y, z]: Vector3): Vector3 => {
    const turnedY = -x * sb + y * cb;
    return [x * cb + y * sb, turnedY * ca + z * sa, -turnedY * sa + z * ca];
  };
}

/** Distance along a ray to a globe of radius 1 and flattened poles; undefined if it misses. */
export function meet(from: Vector3, along: Vector3, flat: number) {
  const [oy, dy] = [from[1] / flat, along[1] / flat];
  const a = along[0] ** 2 + dy ** 2 + along[2] ** 2;
  const b = from[0] * along[0] + oy * dy + from[2] * along[2];
  const q = b * b - a * (from[0] ** 2 + oy ** 2 + from[2] ** 2 - 1);
  return q < 0 ? undefined : (-b - Math.sqrt(q)) / a;
}

export type Sample = (x: number, y: number) => [r: number, g: number, b: number, a: number];

/** Lays premultiplied samples over the picture, n × n for each pixel of the box. */
export function composite(
  canvas: Canvas,
  box: { x: number; y: number; reach: number },
  n: number,
  sample: Sample,
) {
  const y1 = Math.min(canvas.height - 1, Math.ceil(box.y + box.reach));
  const x1 = Math.min(canvas.width - 1, Math.ceil(box.x + box.reach));
  for (let y = Math.max(0, Math.floor(box.y - box.reach)); y <= y1; y++)
    for (let x = Math.max(0, Math.floor(box.x - box.reach)); x <= x1; x++) {
      const sum: [number, number, number, number] = [0, 0, 0, 0];
      for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++) {
          const s = sample(x + (i + 0.5) / n - box.x, y + (j + 0.5) / n - box.y);
          for (let c = 0; c < 4; c++) sum[c]! += s[c]! / (n * n);
        }
      const at = (y * canvas.width + x) * 3;
      for (let c = 0; c < 3; c++)
        canvas.data[at + c] = canvas.data[at + c]! * (1 - sum[3]) + sum[c]!;
    }
}
