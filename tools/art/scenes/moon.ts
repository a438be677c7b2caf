import sharp from "sharp";
import { clamp, smooth, toDisplay } from "../canvas/colour.ts";
import { writeWidths } from "../canvas/encode.ts";
import { random } from "../canvas/noise.ts";
import { loadTexture, readTexture } from "../canvas/texture.ts";
import { dot3, unit, type Vector3 } from "../figures/globe.ts";
import { solarSystemScope, stellarium } from "../sources/sources.ts";
import { drawMoonRing } from "./moon-ring.ts";

const sunlight = [1, 0.955, 0.87] as const;

/** The full Moon's disc as seen from the north, with a clear ground; the explorer lays the night over it. */
async function fullMoon(size: number) {
  const albedo = await loadTexture(stellarium("textures/moon_4k.jpg"));
  const relief = await loadTexture(solarSystemScope("moonnormal2k.jpg"), { linear: false });
  const sun: Vector3 = [0, 0, 1];
  const radius = size / 2 - 1;
  const n = 3;
  const out = Buffer.alloc(size * size * 4);
  const next = random(5);
  const ground: [number, number, number] = [0, 0, 0];
  const slope: [number, number, number] = [0, 0, 0];

  function light(px: number, py: number, pz: number, add: [number, number, number]) {
    const lat = Math.asin(py);
    const lon = Math.atan2(px, pz);
    readTexture(albedo, lon, lat, ground);
    readTexture(relief, lon, lat, slope);
    const bump = 0.2 * smooth(0, 0.35, pz);
    const east = (slope[0] * 2 - 1) * bump;
    const north = (slope[1] * 2 - 1) * bump;
    const [cl, sl, st, ct] = [Math.cos(lon), Math.sin(lon), Math.sin(lat), Math.cos(lat)];
    const normal = unit([
      px + cl * east - sl * st * north,
      py + ct * north,
      pz - sl * east - cl * st * north,
    ]);
    const smoothSun = dot3([px, py, pz], sun);
    const mu0 = Math.max(0, dot3(normal, sun)) * smooth(-0.03, 0.1, smoothSun);
    // Mostly a dusty surface that scatters back, which makes the full Moon flat; a little of a matte one.
    const dusty = (2 * mu0) / (mu0 + Math.max(0.05, pz));
    const lit = 0.88 * dusty + 0.22 * mu0;
    for (let c = 0; c < 3; c++) add[c]! += 2.05 * ground[c]! ** 1.25 * lit * sunlight[c]!;
  }

  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const sum: [number, number, number] = [0, 0, 0];
      let hits = 0;
      for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++) {
          const px = (x + (i + 0.5) / n - size / 2) / radius;
          const py = -(y + (j + 0.5) / n - size / 2) / radius;
          const d2 = px * px + py * py;
          if (d2 >= 1) continue;
          hits++;
          light(px, py, Math.sqrt(1 - d2), sum);
        }
      if (!hits) continue;
      const at = (y * size + x) * 4;
      const grain = 0.7 * (next() + next() - 1);
      for (let c = 0; c < 3; c++) {
        const v = sum[c]! / hits;
        const rolled = v < 0.6 ? v : 0.6 + 0.4 * (1 - Math.exp((0.6 - v) / 0.4));
        out[at + c] = clamp(Math.round(toDisplay(rolled) * 255 + grain), 0, 255);
      }
      out[at + 3] = Math.round((255 * hits) / (n * n));
    }
  return sharp(out, { raw: { width: size, height: size, channels: 4 } });
}

export async function drawMoon() {
  await writeWidths("img/moon/explorer", await fullMoon(840), [480, 840], { avif: 58, webp: 80 });
  drawMoonRing();
}
