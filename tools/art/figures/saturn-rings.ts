import { clamp, smooth } from "../canvas/colour.ts";
import { noise } from "../canvas/noise.ts";

const grooves = noise(77);

/** Saturn's rings C, B, the Cassini division and A with Encke's gap, by distance in Saturn's radii. */
export function ringColour(r: number) {
  if (r < 1.23 || r > 2.28) return { alpha: 0, brightness: 0 };
  const band = (from: number, to: number) =>
    smooth(from - 0.004, from + 0.004, r) * (1 - smooth(to - 0.004, to + 0.004, r));
  const coarse = grooves(r * 46, 3.7, 6, 0.6);
  const fine = grooves(r * 130 + 9, 3.7, 6, 0.6);
  const c = band(1.239, 1.527);
  const b = band(1.527, 1.951);
  const cassini = band(1.951, 2.027);
  const a = band(2.027, 2.269);
  const encke = 1 - Math.exp(-(((r - 2.214) / 0.0045) ** 2));
  const alpha =
    c * (0.1 + 0.13 * smooth(1.25, 1.53, r) + 0.05 * coarse) +
    b * (0.82 + 0.24 * coarse + 0.12 * fine) +
    cassini * (0.1 + 0.08 * fine) +
    a * (0.58 + 0.1 * coarse + 0.06 * fine) * encke;
  const brightness =
    c * 0.42 +
    b * (0.86 + 0.28 * coarse + 0.12 * fine) +
    cassini * 0.45 +
    a * (0.74 + 0.12 * coarse);
  return { alpha: clamp(alpha), brightness: clamp(brightness, 0, 1.3) };
}
