import { paintBackdrop } from "../canvas/backdrop.ts";
import { Canvas } from "../canvas/canvas.ts";
import { clamp, hex, mix, type Rgb, ramp, smooth } from "../canvas/colour.ts";
import { writePair } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { noise } from "../canvas/noise.ts";
import { stereographic } from "../canvas/projection.ts";
import { loadTexture, readTexture } from "../canvas/texture.ts";
import { composite, dot3, globeAxes, meet, unit, type Vector3 } from "../figures/globe.ts";
import { globes } from "../figures/globes.ts";
import { ringColour } from "../figures/saturn-rings.ts";
import { addField } from "../figures/stars.ts";

const sunlight: Rgb = [1.12, 1.02, 0.9];
const wineFill = hex("#3a0a12");
const toLight = unit([-0.62, 0.42, 0.66]);
const embers = ramp([
  [0, "#6d1206"],
  [0.3, "#c23d0c"],
  [0.55, "#e97a1e"],
  [0.8, "#f6ae45"],
  [1, "#ffd98c"],
]);

/** Places a globe, lit from the upper left, on the picture. */
export async function addGlobe(
  canvas: Canvas,
  name: string,
  cx: number,
  cy: number,
  R: number,
  samples = 2,
) {
  const g = globes[name]!;
  const { flat = 1, facing = 0 } = g;
  // As many dots across the disc as the picture has.
  const map = await loadTexture(g.map(), { least: Math.ceil(R * 3.2) * 2 });
  const turn = globeAxes(g.tilt, g.roll);
  const light = turn(toLight);
  const along = turn([0, 0, -1]);
  const air: Rgb = g.air ? hex(g.air[0]) : [0, 0, 0];
  const airStrength = g.air?.[1] ?? 0;
  const c: [number, number, number] = [0, 0, 0];

  function surface(p: Vector3): [number, number, number] {
    const normal = unit([p[0], p[1] / (flat * flat), p[2]]);
    const lat = Math.asin(clamp(p[1] / flat, -1, 1));
    readTexture(map, Math.atan2(p[0], p[2]) + (facing * Math.PI) / 180, lat, c);
    const mu = Math.max(0.03, -dot3(normal, along));
    if (name === "gunes") {
      const heat = embers(clamp(0.18 + 0.75 * (0.3 * c[0] + 0.6 * c[1] + 0.1 * c[2]) ** 0.8));
      const limb = 0.42 + 0.58 * mu ** 0.6;
      return [heat[0] * limb, heat[1] * limb, heat[2] * limb];
    }
    const sun = dot3(normal, light);
    let lit =
      Math.max(0, sun) ** g.falloff * smooth(-0.02, 0.12, sun) * (0.72 + 0.28 * Math.sqrt(mu));
    if (g.rings && light[1] > 1e-3 && p[1] < 0) {
      const t = -p[1] / light[1];
      lit *= 1 - 0.86 * ringColour(Math.hypot(p[0] + light[0] * t, p[2] + light[2] * t)).alpha;
    }
    const rim = airStrength * (1 - mu) ** 3.2 * smooth(-0.15, 0.6, sun) * 0.8;
    const shade = (i: 0 | 1 | 2) => {
      const stone = g.gain * Math.max(0, c[i]) ** g.gamma;
      return (
        stone * (lit * sunlight[i] + wineFill[i] * 0.28 * (0.25 + 0.75 * (1 - mu))) + air[i] * rim
      );
    };
    return [shade(0), shade(1), shade(2)];
  }

  function ring(from: Vector3): { t: number; rgb: Rgb; alpha: number } | undefined {
    if (!g.rings) return undefined;
    const t = -from[1] / along[1];
    const p: Vector3 = [from[0] + along[0] * t, 0, from[2] + along[2] * t];
    const { alpha, brightness } = ringColour(Math.hypot(p[0], p[2]));
    if (alpha === 0) return undefined;
    const shadowed = (meet(p, light, flat) ?? -1) > 0;
    const k = brightness * (shadowed ? 0.03 : 0.92);
    const rgb = mix(hex("#c79f73"), hex("#f0d9ae"), clamp(brightness));
    return { t, alpha, rgb: [rgb[0] * k, rgb[1] * k, rgb[2] * k] };
  }

  composite(canvas, { x: cx, y: cy, reach: R * (g.rings ? 2.32 : 1.01) }, samples, (x, y) => {
    const from = turn([x / R, -y / R, 10]);
    const hit = meet(from, along, flat);
    const band = ring(from);
    const over = (under: [number, number, number, number]): [number, number, number, number] => {
      if (!band) return under;
      const k = 1 - band.alpha;
      return [
        under[0] * k + band.rgb[0] * band.alpha,
        under[1] * k + band.rgb[1] * band.alpha,
        under[2] * k + band.rgb[2] * band.alpha,
        under[3] * k + band.alpha,
      ];
    };
    if (hit === undefined) return over([0, 0, 0, 0]);
    const p: Vector3 = [
      from[0] + along[0] * hit,
      from[1] + along[1] * hit,
      from[2] + along[2] * hit,
    ];
    const ball: [number, number, number, number] = [...surface(p), 1];
    return band && band.t < hit ? over(ball) : ball;
  });
}

/** The thin light around the day side of a globe with air, drawn before the globe itself. */
export function addAir(canvas: Canvas, name: string, cx: number, cy: number, R: number) {
  const g = globes[name]!;
  if (!g.air) return;
  const colour = hex(g.air[0]);
  const aspect = Math.hypot(
    (g.flat ?? 1) * Math.cos((g.tilt * Math.PI) / 180),
    Math.sin((g.tilt * Math.PI) / 180),
  );
  const [cr, sr] = [Math.cos((g.roll * Math.PI) / 180), Math.sin((g.roll * Math.PI) / 180)];
  const reach = R * 1.5;
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(canvas.height, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(canvas.width, cx + reach); x++) {
      const [dx, dy] = [(x + 0.5 - cx) / R, (y + 0.5 - cy) / R];
      const r = Math.hypot(dx * cr - dy * sr, (dx * sr + dy * cr) / aspect);
      if (r < 0.9 || r > 1.5) continue;
      const day = smooth(-0.55, 0.9, (dx * toLight[0] - dy * toLight[1]) / r);
      const out = Math.max(0, r - 1);
      const veil = 0.42 * Math.exp(-out * 48) + 0.055 * Math.exp(-out * 8);
      canvas.add(x, y, g.air[1] * day * veil * (1 - smooth(1.35, 1.5, r)), colour);
    }
}

/** Its light ends before the picture does. */
function addCorona(canvas: Canvas, cx: number, cy: number, R: number) {
  const end = Math.min(canvas.width, canvas.height) / 2 / R - 1;
  const rays = noise(77);
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const [dx, dy] = [x + 0.5 - cx, y + 0.5 - cy];
      const out = Math.hypot(dx, dy) / R - 1;
      if (out < -0.05) continue;
      const a = Math.atan2(dy, dx);
      const ray = 0.75 + 0.5 * rays(Math.cos(a) * 3 + 20, Math.sin(a) * 3 + out * 0.35);
      const light =
        (0.5 * Math.exp(-out * 10) +
          0.16 * Math.exp(-out * 3.4) * ray +
          0.03 * Math.exp(-out * 1.3) * ray) *
        (1 - smooth(0.2 * end, end, out));
      canvas.add(x, y, light, [1, 0.24 + 0.2 * Math.exp(-out * 5), 0.06]);
    }
}

/** A globe with what surrounds it: its air, the Sun's corona, or Uranus' two narrow rings. */
export async function addPlanet(
  canvas: Canvas,
  name: string,
  cx: number,
  cy: number,
  half: number,
) {
  const g = globes[name]!;
  const R = g.radius * half;
  const k = half / 320;
  const ring = (stretch: number, width: number, opacity: number, front: boolean) =>
    `<path d="M${cx - R * stretch} ${cy}A${R * stretch} ${R * stretch * 0.25} 0 0 ${front ? 0 : 1} ${cx + R * stretch} ${cy}" transform="rotate(${-g.roll} ${cx} ${cy})" fill="none" stroke="url(#gold)" stroke-width="${width * k}" opacity="${opacity}"/>`;
  const gold = `<defs>${goldGradient("gold", cx - half, cy - half, cx + half, cy + half)}</defs>`;
  const rings = (front: boolean) =>
    gold + ring(1.42, 1.6, 0.75, front) + ring(1.55, 0.8, 0.4, front);
  if (name === "gunes") addCorona(canvas, cx, cy, R);
  if (name === "uranus") await canvas.draw(rings(false), [[5 * k, 0.2]]);
  addAir(canvas, name, cx, cy, R);
  await addGlobe(canvas, name, cx, cy, R);
  if (name === "uranus") await canvas.draw(rings(true), [[4 * k, 0.3]]);
}

export const planetNames = Object.keys(globes);

/** The planet among stars: alone on the wine-dark ground, and large, on black, for a page's sky. */
export async function drawPlanet(name: string) {
  const small = new Canvas(640, 640);
  paintBackdrop(small, { seed: 300 + planetNames.indexOf(name) * 7, x: 0.36, y: 0.34 });
  await addAmongStars(small, name, 320);
  await writePair(`img/planets/${name}`, small.toImage().resize(320, 320, { kernel: "lanczos3" }), {
    avif: 58,
    webp: 80,
  });
  const large = new Canvas(largeSize, largeSize);
  await addAmongStars(large, name, (largeSize / 2) * (grown[name] ?? 1.45));
  fadeEdges(large);
  await writePair(`img/planets/large/${name}`, large.toImage({ dither: 0.3 }), {
    avif: 50,
    webp: 72,
  });
}

/** As fine as the maps: half a map of 1638 dots is seen. */
const largeSize = 1040;
/** How much larger a planet is in the large picture; corona and rings need room. */
const grown: Record<string, number> = { gunes: 1.25, saturn: 1.12, uranus: 1.12 };

async function addAmongStars(canvas: Canvas, name: string, half: number) {
  const middle = canvas.width / 2;
  const k = canvas.width / 800;
  const index = planetNames.indexOf(name);
  const view = { lon: index * 36, lat: ((index * 23) % 70) - 35, scale: 1500 * k };
  addField(canvas, stereographic({ ...view, x: middle, y: middle }), { count: 420, size: k * 1.2 });
  await addPlanet(canvas, name, middle, middle, half);
}

/** Black at the border, so that light which is added to a page has no edge there. */
function fadeEdges({ width, height, data }: Canvas) {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      const out = Math.max(Math.abs((2 * x) / width - 1), Math.abs((2 * y) / height - 1));
      const k = 1 - smooth(0.93, 1, out);
      for (let c = 0; c < 3; c++) data[i + c]! *= k;
    }
}
