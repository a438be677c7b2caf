import sharp from "sharp";
import { clamp, toLinear } from "./colour.ts";

export type Texture = { width: number; height: number; data: Float32Array };

/**
 * A map of a whole globe, 360° wide; `linear` for light, raw values for surface normals. One that is less
 * than `least` wide is made so by soft curves, since straight steps between its pixels would show.
 */
export async function loadTexture(
  file: string,
  { linear = true, least = 0 } = {},
): Promise<Texture> {
  const map = sharp(file);
  const { width } = await map.metadata();
  if (width < least) map.resize(least, least / 2, { kernel: "cubic" });
  const { data, info } = await map
    .flatten({ background: "#000" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const table = Float32Array.from({ length: 256 }, (_, i) =>
    linear ? toLinear(i / 255) : i / 255,
  );
  const out = new Float32Array(info.width * info.height * 3);
  for (let i = 0, j = 0; j < out.length; i += info.channels, j += 3)
    for (let c = 0; c < 3; c++) out[j + c] = table[data[i + c]!]!;
  return { width: info.width, height: info.height, data: out };
}

/** Reads a place by longitude and latitude in radians, between pixels. */
export function readTexture(t: Texture, lon: number, lat: number, into: [number, number, number]) {
  const u = 0.5 + lon / (2 * Math.PI);
  const x = (u - Math.floor(u)) * t.width - 0.5;
  const y = clamp((0.5 - lat / Math.PI) * t.height - 0.5, 0, t.height - 1.001);
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const a = (y0 * t.width + ((x0 + t.width) % t.width)) * 3;
  const b = (y0 * t.width + ((x0 + 1) % t.width)) * 3;
  const down = y0 + 1 < t.height ? t.width * 3 : 0;
  for (let c = 0; c < 3; c++) {
    const top = t.data[a + c]! * (1 - fx) + t.data[b + c]! * fx;
    const low = t.data[a + down + c]! * (1 - fx) + t.data[b + down + c]! * fx;
    into[c] = top + (low - top) * fy;
  }
}
