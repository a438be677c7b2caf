/** A small seeded generator: the same picture on every run. */
export function random(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let t = state ^ (state >>> 15);
    t = Math.imul(t, 0x2c1b3c6d);
    t ^= t >>> 12;
    return (t >>> 0) / 4294967296;
  };
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise in [-1, 1], summed over octaves. */
export function noise(seed: number) {
  const next = random(seed);
  const order = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const held = order[i]!;
    order[i] = order[j]!;
    order[j] = held;
  }
  const gx = new Float32Array(256);
  const gy = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const a = next() * 2 * Math.PI;
    gx[i] = Math.cos(a);
    gy[i] = Math.sin(a);
  }
  const corner = (xi: number, yi: number, dx: number, dy: number) => {
    const g = order[(order[xi & 255]! + yi) & 255]!;
    return gx[g]! * dx + gy[g]! * dy;
  };
  const at = (x: number, y: number) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const u = fade(fx);
    const top = corner(xi, yi, fx, fy) * (1 - u) + corner(xi + 1, yi, fx - 1, fy) * u;
    const low =
      corner(xi, yi + 1, fx, fy - 1) * (1 - u) + corner(xi + 1, yi + 1, fx - 1, fy - 1) * u;
    return top + (low - top) * fade(fy);
  };
  return (x: number, y: number, octaves = 5, gain = 0.52) => {
    let sum = 0;
    let weight = 0;
    let amplitude = 1;
    for (let o = 0; o < octaves; o++) {
      sum += amplitude * at(x, y);
      weight += amplitude;
      amplitude *= gain;
      x = x * 2.03 + 13.7;
      y = y * 2.03 + 7.9;
    }
    return sum / weight;
  };
}
