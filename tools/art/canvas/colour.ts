/** Light is kept linear until the last step, so that glows add up as they do in the sky. */
export type Rgb = readonly [number, number, number];

export const clamp = (x: number, low = 0, high = 1) => (x < low ? low : x > high ? high : x);

export function smooth(from: number, to: number, x: number) {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
export const toDisplay = (v: number) =>
  v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;

const channels = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
};

export const scale = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const linear = (c: Rgb): Rgb => [toLinear(c[0]), toLinear(c[1]), toLinear(c[2])];
export const hex = (h: string) => linear(channels(h));

/** Colour stops are blended as the eye sees them and returned as linear light, from a table. */
export function ramp(stops: [number, string][]) {
  const table: Rgb[] = [];
  const parsed = stops.map(([at, h]) => ({ at, c: channels(h) }));
  for (let i = 0; i <= 1023; i++) {
    const x = i / 1023;
    const next = Math.max(
      1,
      parsed.findIndex((s) => s.at >= x),
    );
    const a = parsed[next - 1]!;
    const b = parsed[next]!;
    table.push(linear(mix(a.c, b.c, clamp((x - a.at) / (b.at - a.at)))));
  }
  return (x: number): Rgb => table[Math.round(clamp(x) * 1023)]!;
}

export const wine = ramp([
  [0, "#0a0204"],
  [0.28, "#1b0509"],
  [0.55, "#3a0a13"],
  [0.8, "#62111b"],
  [1, "#8b1c25"],
]);
