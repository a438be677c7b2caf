import sharp from "sharp";
import { blurPlane } from "../canvas/blur.ts";
import { opening } from "../canvas/plane.ts";
import { stellarium } from "../sources/sources.ts";

const [w, h] = [2048, 1024];
let glow: Float32Array | undefined;

/** The Milky Way's glow without its stars: those are drawn from the catalogue. */
async function load() {
  const { data, info } = await sharp(stellarium("textures/milkyway.png"))
    .flatten({ background: "#000" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = Float32Array.from({ length: w * h }, (_, i) => data[i * info.channels]! / 255);
  const starless = opening(grey, w, h, 1);
  const bounded = grey.map((v, i) => Math.min(v, starless[i]! + 0.06));
  return blurPlane(bounded, w, h, 1, 2);
}

/** Brightness 0 … about 0.5 at a place of the sky, in degrees. */
export async function milkyWay() {
  glow ??= await load();
  const map = glow;
  return (ra: number, dec: number) => {
    const u = 1.25 - ra / 360;
    const x = (u - Math.floor(u)) * w - 0.5;
    const y = Math.min(h - 2, Math.max(0, ((90 - dec) / 180) * h - 0.5));
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const at = (i: number, j: number) => map[j * w + ((i + w) % w)]!;
    const top = at(x0, y0) * (1 - x + x0) + at(x0 + 1, y0) * (x - x0);
    const low = at(x0, y0 + 1) * (1 - x + x0) + at(x0 + 1, y0 + 1) * (x - x0);
    return top + (low - top) * (y - y0);
  };
}
