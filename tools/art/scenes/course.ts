import { paintBackdrop } from "../canvas/backdrop.ts";
import { Canvas } from "../canvas/canvas.ts";
import { writePair } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { type Project, radians } from "../canvas/projection.ts";
import { addMembers, memberStars } from "../figures/asterism.ts";
import { glyph } from "../figures/glyph.ts";
import { circleAt, polar, radial } from "../figures/ring.ts";
import { addField, allConstellations, constellationLines } from "../figures/stars.ts";
import { zodiac } from "../figures/zodiac.ts";

const [width, height] = [1440, 1080];
const [cx, cy] = [860, 600];
const edge = 640;
const southern = -32;
const tilt = 23.44;

/** Polar distance to pixels, so that the southernmost circle meets the edge of the disc. */
const reach = (dec: number) =>
  (edge * Math.tan(((90 - dec) * radians) / 2)) / Math.tan(((90 - southern) * radians) / 2);

/** The sky as an astrolabe shows it: the pole in the middle, hours around. */
const project: Project = (ra, dec) =>
  dec < southern ? undefined : polar(cx, cy, reach(dec), 35 - ra);

const line = (points: [number, number][], rest: string) =>
  `<path d="M${points.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join("L")}" fill="none" ${rest}/>`;

function onEcliptic(longitude: number, latitude: number) {
  const [l, b, e] = [longitude * radians, latitude * radians, tilt * radians];
  const dec = Math.asin(Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l));
  const ra = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l));
  return project(ra / radians, dec / radians)!;
}

function grid() {
  let out = "";
  for (const dec of [60, 30, 0, -30])
    out += circleAt(
      cx,
      cy,
      reach(dec),
      dec === 0 ? 1.4 : 0.8,
      dec === 0 ? 0.55 : 0.32,
      "url(#gold)",
    );
  for (let h = 0; h < 24; h++)
    out += radial(
      cx,
      cy,
      reach(h % 6 === 0 ? 90 : 75),
      edge,
      35 - h * 15,
      `stroke="url(#gold)" stroke-width=".8" opacity="${h % 6 === 0 ? 0.4 : 0.2}"`,
    );
  return out;
}

function rim() {
  let out = `<circle cx="${cx}" cy="${cy}" r="${edge + 26}" fill="none" stroke="#0d0205" stroke-width="52" opacity=".6"/>`;
  for (const [r, w, o] of [
    [0, 2, 0.9],
    [6, 0.8, 0.6],
    [46, 0.8, 0.6],
    [52, 2.4, 0.95],
  ] as const)
    out += circleAt(cx, cy, edge + r, w, o, "url(#gold)");
  for (let d = 0; d < 360; d++) {
    const length = d % 15 === 0 ? 40 : d % 5 === 0 ? 20 : 11;
    out += radial(
      cx,
      cy,
      edge + 6,
      edge + 6 + length,
      35 - d,
      `stroke="url(#gold)" stroke-width="${d % 15 === 0 ? 1.6 : 0.9}" opacity=".7"`,
    );
  }
  return out;
}

/** The zodiac as a tilted band of its own, with a glyph in each twelfth. */
function zodiacBelt() {
  const around = (latitude: number) =>
    Array.from({ length: 181 }, (_, i) => onEcliptic(i * 2, latitude));
  const [outer, inner] = [around(-5.5), around(5.5)];
  const path = (points: [number, number][]) =>
    `M${points.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join("L")}Z`;
  let out = `<path d="${path(outer)}${path(inner)}" fill="#3a0a14" fill-rule="evenodd" opacity=".72"/>`;
  out +=
    line(outer, 'stroke="url(#gold)" stroke-width="2"') +
    line(inner, 'stroke="url(#gold)" stroke-width="2"');
  for (let l = 0; l < 360; l += 2) {
    const whole = l % 30 === 0;
    const ends = [onEcliptic(l, -5.5), onEcliptic(l, whole ? 5.5 : l % 10 === 0 ? -3.6 : -4.4)];
    out += line(
      ends,
      `stroke="url(#gold)" stroke-width="${whole ? 1.8 : 1}" opacity="${whole ? 0.95 : 0.6}"`,
    );
  }
  zodiac.forEach(({ slug }, i) => {
    const [x, y] = onEcliptic(i * 30 + 15, 0.9);
    const span = Math.hypot(
      x - onEcliptic(i * 30 + 15, 5.5)[0],
      y - onEcliptic(i * 30 + 15, 5.5)[1],
    );
    out += glyph(slug, x, y, Math.max(26, span * 1.15), "#f3dca0", 1.6);
  });
  return out;
}

export async function drawCourse() {
  const canvas = new Canvas(width, height);
  paintBackdrop(canvas, { seed: 61, x: 0.6, y: 0.55, reach: 1.3 });
  const members = memberStars(allConstellations()).filter(
    (s) => s.magnitude < 3.5 && s.dec > southern,
  );
  const ids = new Set(members.map((s) => s.id));
  addField(canvas, project, { count: 1600, size: 1.3, skip: (s) => ids.has(s.id) });
  const figures = allConstellations()
    .flatMap(constellationLines)
    .map((ends) => ends.map(([ra, dec]) => project(ra, dec)))
    .filter((points): points is [number, number][] => points.every((p) => p !== undefined))
    .map((points) => line(points, ""))
    .join("");
  const gold = `<defs>${goldGradient("gold", cx - edge, cy - edge, cx + edge, cy + edge)}</defs>`;
  await canvas.draw(gold + grid(), [[6, 0.12]]);
  await canvas.draw(`<g stroke="#e9cc86" stroke-width="1.2" opacity=".55">${figures}</g>`, [
    [4, 0.3],
  ]);
  addMembers(canvas, project, members, 0.72, 0.6);
  await canvas.draw(gold + zodiacBelt(), [[7, 0.25]]);
  await canvas.draw(gold + rim(), [[10, 0.16]]);
  const image = canvas.toImage().resize(960, 720, { kernel: "lanczos3" });
  await writePair("img/course", image.clone(), { avif: 50, webp: 74 });
  await writePair("img/course-720", image.resize(720, 540), { avif: 50, webp: 74 });
}
