import {
  Body,
  Equator,
  MakeTime,
  Observer,
  RotateVector,
  Rotation_EQJ_HOR,
  Rotation_HOR_EQJ,
  Vector,
} from "astronomy-engine";
import sharp from "sharp";
import { heroEvening } from "../../content-model/sky.ts";
import { Canvas } from "../canvas/canvas.ts";
import { clamp, hex, smooth } from "../canvas/colour.ts";
import { writePair, writeWidths } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { paintNight } from "../canvas/night.ts";
import { noise } from "../canvas/noise.ts";
import { type Project, radians } from "../canvas/projection.ts";
import { addMembers, asterismLines, memberStars } from "../figures/asterism.ts";
import { glyph } from "../figures/glyph.ts";
import { skyline } from "../figures/skyline.ts";
import { addField, addStar, allConstellations } from "../figures/stars.ts";

const time = MakeTime(heroEvening);
const istanbul = new Observer(41.0, 29.0, 40);

const [width, height] = [2400, 1350];
const [eastEdge, westEdge] = [98, 244];
const perDegree = width / (westEdge - eastEdge);
const horizon = height - 118;

const toHorizon = Rotation_EQJ_HOR(time, istanbul);
const toSky = Rotation_HOR_EQJ(time, istanbul);

/** A conformal panorama: azimuth runs straight across, so that the horizon is a level line. */
const mercator = (alt: number) => Math.log(Math.tan(Math.PI / 4 + (alt * radians) / 2)) / radians;

const fromHorizon = (azimuth: number, altitude: number): [number, number] => [
  (azimuth - eastEdge) * perDegree,
  horizon - mercator(altitude) * perDegree,
];

const project: Project = (ra, dec) => {
  const c = Math.cos(dec * radians);
  const v = RotateVector(
    toHorizon,
    new Vector(
      c * Math.cos(ra * radians),
      c * Math.sin(ra * radians),
      Math.sin(dec * radians),
      time,
    ),
  );
  const altitude = Math.asin(clamp(v.z, -1, 1)) / radians;
  if (altitude < -4 || altitude > 80) return undefined;
  const p = fromHorizon((Math.atan2(-v.y, v.x) / radians + 360) % 360, altitude);
  return p[0] < -500 || p[0] > width + 500 ? undefined : p;
};

function look(x: number, y: number): [number, number] {
  const azimuth = (eastEdge + x / perDegree) * radians;
  const altitude = 2 * Math.atan(Math.exp(((horizon - y) / perDegree) * radians)) - Math.PI / 2;
  const c = Math.cos(altitude);
  const v = RotateVector(
    toSky,
    new Vector(c * Math.cos(azimuth), -c * Math.sin(azimuth), Math.sin(altitude), time),
  );
  return [Math.atan2(v.y, v.x) / radians, Math.asin(clamp(v.z, -1, 1)) / radians];
}

const degreesUp = (y: number) => Math.max(0, horizon - y) / perDegree;

const obliquity = 23.4384 * radians;

function onEcliptic(longitude: number) {
  const l = longitude * radians;
  const dec = Math.asin(Math.sin(obliquity) * Math.sin(l));
  return project(
    Math.atan2(Math.cos(obliquity) * Math.sin(l), Math.cos(l)) / radians,
    dec / radians,
  );
}

/** The ecliptic as an engraved scale: a line, a tick each five degrees, a longer one at each sign. */
function ecliptic() {
  let out = "";
  let before: [number, number] | undefined;
  for (let l = 200; l <= 420; l++) {
    const p = onEcliptic(l);
    if (p && before && Math.abs(p[0] - before[0]) < 60) {
      const [dx, dy] = [p[0] - before[0], p[1] - before[1]];
      const d = Math.hypot(dx, dy);
      out += `<line x1="${before[0]}" y1="${before[1]}" x2="${p[0]}" y2="${p[1]}" stroke-width="1.6"/>`;
      if (l % 5 === 0) {
        const length = l % 30 === 0 ? 20 : l % 10 === 0 ? 10 : 6;
        out += `<line x1="${p[0]}" y1="${p[1]}" x2="${p[0] + (dy / d) * length}" y2="${p[1] - (dx / d) * length}" stroke-width="1.2"/>`;
      }
    }
    before = p;
  }
  return `<g stroke="url(#gold)" opacity=".62">${out}</g>`;
}

function azimuthScale() {
  let out = `<line x1="0" y1="${horizon}" x2="${width}" y2="${horizon}" stroke-width="1.6" opacity=".8"/>`;
  for (let a = eastEdge; a <= westEdge; a++) {
    const x = (a - eastEdge) * perDegree;
    const length = a % 90 === 0 ? 34 : a % 45 === 0 ? 26 : a % 10 === 0 ? 16 : a % 5 === 0 ? 10 : 6;
    out += `<line x1="${x}" y1="${horizon}" x2="${x}" y2="${horizon + length}" stroke-width="1.1" opacity=".55"/>`;
  }
  return `<g stroke="url(#gold)">${out}</g>`;
}

const wanderers = [
  { body: Body.Saturn, id: "saturn", light: 1.9 },
  { body: Body.Neptune, id: "neptun", light: 0.4 },
  { body: Body.Pluto, id: "pluton", light: 0.3 },
];

async function drawPlanets(canvas: Canvas) {
  let marks = "";
  for (const { body, id, light } of wanderers) {
    const { ra, dec } = Equator(body, time, istanbul, false, true);
    const p = project(ra * 15, dec);
    if (!p) continue;
    addStar(canvas, ...p, light, hex("#ffe3a6"), {
      core: 2 + light,
      halo: 0.2,
      haloRadius: 9,
      spike: light > 1 ? 60 : 0,
    });
    const lift = id === "neptun" ? -34 : 34;
    marks += glyph(id, p[0] + lift, p[1] - 26, id === "saturn" ? 40 : 30, "#f3dca0", 1.5);
  }
  await canvas.draw(marks, [[6, 0.4]], 0.9);
}

export async function drawHero() {
  const canvas = new Canvas(width, height);
  const calm = (x: number, y: number) =>
    1 - 0.6 * Math.exp(-(((x / width - 0.28) / 0.3) ** 2) - ((y / height - 0.46) / 0.34) ** 2);
  await paintNight(canvas, {
    look,
    seed: 21,
    gain: 1.95,
    // Air dims the Milky Way towards the horizon.
    calm: (x, y) => calm(x, y) * (0.45 + 0.55 * smooth(0, 30, degreesUp(y))),
    warmth: (x, y) => {
      const west = Math.exp(-(((x / width - 0.72) / 0.35) ** 2));
      return 0.62 * Math.exp(-degreesUp(y) / 9) * (0.5 + 0.5 * west) + 0.05;
    },
  });
  const figures = allConstellations().filter((code) => !["Ser"].includes(code));
  const members = memberStars(figures).filter((s) => s.magnitude < 5);
  const ids = new Set(members.map((s) => s.id));
  const aboveGround = (_: number, y: number) => smooth(horizon + 2, horizon - 160, y);
  addField(canvas, project, {
    count: 4200,
    size: 1.35,
    brightness: 1.25,
    skip: (s) => ids.has(s.id),
    dim: (x, y) => aboveGround(x, y) * (0.35 + 0.65 * calm(x, y)),
  });
  const lines = figures.map((code) => asterismLines(code, project, 1.1)).join("");
  await canvas.draw(
    `<defs><radialGradient id="words" cx=".26" cy=".42" r=".42"><stop offset=".3" stop-color="#333"/><stop offset="1" stop-color="#fff"/></radialGradient><mask id="calm"><rect width="${width}" height="${height}" fill="url(#words)"/></mask></defs>
     <g mask="url(#calm)"><g stroke="#e9cc86" stroke-width="1.3" stroke-linecap="round">${lines}</g></g>`,
    [[5, 0.5]],
    0.36,
  );
  addMembers(canvas, project, members, 1.15, 0.72);
  await canvas.draw(`<defs>${goldGradient("gold", 0, height, width, 0)}</defs>${ecliptic()}`, [
    [6, 0.25],
  ]);
  await drawPlanets(canvas);
  await canvas.draw(
    `<defs>${goldGradient("gold", 0, 0, width, 0)}<linearGradient id="land" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0204"/><stop offset="1" stop-color="#120307"/></linearGradient></defs>
     <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#land)"/>
     <path d="${skyline(width, horizon, noise(5))}" fill="#0a0204"/>${azimuthScale()}`,
    [[5, 0.12]],
  );
  const png = await canvas.toImage().png({ compressionLevel: 1 }).toBuffer();
  await writeWidths("img/hero", sharp(png), [1600, 2400], { avif: 50, webp: 74 });
  const tall = { left: width - 1000, top: 0, width: 900, height };
  await writePair("img/hero-tall-800", sharp(png).extract(tall).resize(800, 1200), {
    avif: 48,
    webp: 72,
  });
}
