import sharp from "sharp";
import { paintBackdrop } from "../canvas/backdrop.ts";
import { Canvas } from "../canvas/canvas.ts";
import { writePair, writePalettePng } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { middle, stereographic } from "../canvas/projection.ts";
import { addMembers, asterismLines, memberStars } from "../figures/asterism.ts";
import { engrave, leaning, loadFigure, outlinePoints, placement } from "../figures/figure.ts";
import { glyph } from "../figures/glyph.ts";
import { circleAt, engravedRing, radial } from "../figures/ring.ts";
import { addField, constellationLines } from "../figures/stars.ts";
import { zodiac } from "../figures/zodiac.ts";

const size = 1280;
const k = size / 800;
const centre = size / 2;
const ring = { x: centre, y: centre - 14 * k, r: 358 * k };

/** How each figure is turned from its drawing's own upright, so that it stands on the ground. */
const turn: Record<string, number> = {
  koc: 8,
  ikizler: 32,
  yengec: 10,
  aslan: 20,
  basak: -28,
  akrep: -8,
};

/** Centre and radius of the smallest circle around the points, by steps towards the farthest. */
function enclose(points: [number, number][]) {
  let [x, y, far] = [0, 0, points[0]!];
  const distance = (p: [number, number]) => Math.hypot(p[0] - x, p[1] - y);
  for (let step = 2; step < 2000; step++) {
    far = points[0]!;
    for (const p of points) if (distance(p) > distance(far)) far = p;
    x += (far[0] - x) / step;
    y += (far[1] - y) / step;
  }
  return { x, y, r: distance(far) };
}

function medallion(slug: string) {
  const x = centre;
  const y = ring.y + ring.r - 34.5 * k;
  const r = 60 * k;
  const rim = (dr: number, width: number, opacity: number) =>
    circleAt(x, y, r + dr * k, width * k, opacity, "url(#medal)");
  let ticks = "";
  for (let a = 0; a < 360; a += 7.5)
    ticks += radial(
      x,
      y,
      r - 5 * k,
      r - 8.5 * k,
      a,
      `stroke="#e0bd72" stroke-width="${0.6 * k}" opacity=".6"`,
    );
  return `<defs>${goldGradient("medal", x - r, y - r, x + r, y + r)}<radialGradient id="bed"><stop offset="0" stop-color="#4f0d17"/><stop offset=".75" stop-color="#26070d"/><stop offset="1" stop-color="#120306"/></radialGradient></defs>
    <circle cx="${x}" cy="${y}" r="${r + 7 * k}" fill="#100306" opacity=".94"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#bed)"/>
    ${rim(0, 2, 1)}${rim(-5, 0.7, 0.8)}${rim(5, 0.7, 0.7)}${ticks}
    ${glyph(slug, x + k, y + 2 * k, 64 * k, "#060102", 1.7)}${glyph(slug, x, y, 64 * k, "#f3dca0", 1.7)}`;
}

export async function drawSign(slug: string) {
  const index = zodiac.findIndex((s) => s.slug === slug);
  const { constellation } = zodiac[index]!;
  const figure = await loadFigure(constellation);
  const ends = constellationLines(constellation).flat();
  const where = middle(ends);
  const plain = { ...where, scale: 1000, x: 0, y: 0 };
  const roll = (turn[slug] ?? 0) - leaning(placement(figure, stereographic(plain)));
  const first = stereographic({ ...plain, roll });
  const around = enclose([
    ...ends.map((p) => first(...p)!),
    ...outlinePoints(figure, placement(figure, first)),
  ]);
  const fit = (262 * k) / around.r;
  const project = stereographic({
    ...where,
    roll,
    scale: 1000 * fit,
    x: centre - around.x * fit,
    y: ring.y - 14 * k - around.y * fit,
  });

  const canvas = new Canvas(size, size);
  paintBackdrop(canvas, { seed: 101 + index * 13 });
  engrave(canvas, figure, placement(figure, project), k);
  const members = memberStars([constellation]);
  const ids = new Set(members.map((s) => s.id));
  addField(canvas, project, { count: 1200, size: k, skip: (s) => ids.has(s.id) });
  await canvas.draw(
    `<defs>${goldGradient("gold", 0, 0, size, size)}</defs>
     <circle cx="${ring.x}" cy="${ring.y}" r="${ring.r - 28 * k}" fill="none" stroke="#0d0205" stroke-width="${56 * k}" opacity=".5"/>
     ${engravedRing({ ...ring, k, stroke: "url(#gold)", ink: "#e9c986", start: 255 - index * 30, without: slug })}
     ${medallion(slug)}`,
    [[10 * k, 0.16]],
  );
  await canvas.draw(
    `<g stroke="#ffe6ac" stroke-width="${1.5 * k}" stroke-linecap="round" opacity=".95">${asterismLines(constellation, project, k)}</g>`,
    [
      [2.2 * k, 0.8],
      [8 * k, 0.6],
    ],
  );
  addMembers(canvas, project, members, k);
  const image = sharp(
    await canvas.toImage({ dither: 0.6 }).resize(640, 640, { kernel: "lanczos3" }).png().toBuffer(),
  );
  await writePalettePng(`${slug}.png`, image.clone(), 220_000);
  // Shown where a pixel of the page has two dots: there half the bytes do not show.
  await writePair(`img/signs/${slug}-640`, image.clone(), { avif: 26 });
  await writePair(`img/signs/${slug}-320`, image.clone().resize(320));
}
