import sharp from "sharp";
import { paintBackdrop } from "../canvas/backdrop.ts";
import { Canvas } from "../canvas/canvas.ts";
import { writePair, writePalettePng } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { middle, type Project, stereographic } from "../canvas/projection.ts";
import { addMembers, asterismLines, memberStars } from "../figures/asterism.ts";
import type { Point } from "../figures/contour.ts";
import { type Drawing, traced } from "../figures/drawing.ts";
import { type Figure, leaning, loadFigure, placed, placement } from "../figures/figure.ts";
import { glyph } from "../figures/glyph.ts";
import { addFigure, type Pen, remaining } from "../figures/light.ts";
import { circleAt, engravedRing, radial } from "../figures/ring.ts";
import { addField, constellationLines } from "../figures/stars.ts";
import { zodiac } from "../figures/zodiac.ts";

/** Everything is laid out on a picture of 800 px and drawn `k` times as large. */
const side = 800;
const centre = side / 2;
export const ring = { x: centre, y: centre - 14, r: 358, inner: 302 };
/** The sign's glyph at the ring's foot. */
export const medal = { x: centre, y: ring.y + ring.r - 34.5, r: 60 };
/** How much of the inner circle's width a figure takes, its stars included. */
export const filling = 0.78;

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
export function enclose(points: Point[]) {
  let [x, y, far] = [0, 0, points[0]!];
  const distance = (p: Point) => Math.hypot(p[0] - x, p[1] - y);
  for (let step = 2; step < 500; step++) {
    let most = -1;
    for (const p of points) {
      const away = distance(p);
      if (away > most) [most, far] = [away, p];
    }
    x += (far[0] - x) / step;
    y += (far[1] - y) / step;
  }
  return { x, y, r: distance(far) };
}

function medallion(slug: string) {
  const { x, y, r } = medal;
  const rim = (dr: number, width: number, opacity: number) =>
    circleAt(x, y, r + dr, width, opacity, "url(#medal)");
  let ticks = "";
  for (let a = 0; a < 360; a += 7.5)
    ticks += radial(x, y, r - 5, r - 8.5, a, 'stroke="#e0bd72" stroke-width=".6" opacity=".6"');
  return `<defs>${goldGradient("medal", x - r, y - r, x + r, y + r)}<radialGradient id="bed"><stop offset="0" stop-color="#4f0d17"/><stop offset=".75" stop-color="#26070d"/><stop offset="1" stop-color="#120306"/></radialGradient></defs>
    <circle cx="${x}" cy="${y}" r="${r + 7}" fill="#100306" opacity=".94"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#bed)"/>
    ${rim(0, 2, 1)}${rim(-5, 0.7, 0.8)}${rim(5, 0.7, 0.7)}${ticks}
    ${glyph(slug, x + 1, y + 2, 64, "#060102", 1.7)}${glyph(slug, x, y, 64, "#f3dca0", 1.7)}`;
}

/** Where the figure stands: its projection on a picture, within a circle. */
function composed(slug: string, constellation: string, figure: Figure, drawing: Drawing) {
  const ends = constellationLines(constellation).flat();
  const where = middle(ends);
  const plain = { ...where, scale: 1000, x: 0, y: 0 };
  const roll = (turn[slug] ?? 0) - leaning(placement(figure, stereographic(plain)));
  const first = stereographic({ ...plain, roll });
  const left = remaining(constellation);
  const around = enclose([
    ...ends.map((p) => first(...p)!),
    ...[...drawing.outline, ...drawing.strokes]
      .flatMap(({ line }) => line)
      .filter((p) => left(p) > 0.1)
      .map(placed(placement(figure, first))),
  ]);
  return (x: number, y: number, r: number) => {
    const fit = r / around.r;
    return stereographic({
      ...where,
      roll,
      scale: 1000 * fit,
      x: x - around.x * fit,
      y: y - around.y * fit,
    });
  };
}

type Nib = Omit<Pen, "k">;

/** One sign, to be drawn as large and as finely as is asked for. */
export async function signScene(slug: string) {
  const index = zodiac.findIndex((s) => s.slug === slug);
  const { constellation } = zodiac[index]!;
  const figure = await loadFigure(constellation);
  const drawing = traced(figure);
  const compose = composed(slug, constellation, figure, drawing);
  const members = memberStars([constellation]);
  const ids = new Set(members.map((s) => s.id));

  const begin = async (k: number, project: Project, nib: Nib, count: number) => {
    const canvas = new Canvas(side * k, side * k);
    paintBackdrop(canvas, { seed: 101 + index * 13, strength: 0.85 });
    addField(canvas, project, { count, size: k, skip: (s) => ids.has(s.id) });
    await addFigure(canvas, constellation, drawing, placement(figure, project), { ...nib, k });
    return canvas;
  };
  const join = async (canvas: Canvas, project: Project, k: number) => {
    await canvas.draw(
      `<g stroke="#ffe6ac" stroke-width="${1.5 * k}" stroke-linecap="round" opacity=".95">${asterismLines(constellation, project, k)}</g>`,
      [
        [2.2 * k, 0.8],
        [8 * k, 0.6],
      ],
    );
    addMembers(canvas, project, members, k);
  };

  return {
    /** In the engraved ring, with the sign's glyph at its foot. */
    async ringed(k: number, nib: Nib) {
      const project = compose(centre * k, (ring.y - 6) * k, filling * ring.inner * k);
      const canvas = await begin(k, project, nib, 1200);
      await canvas.draw(
        `<defs>${goldGradient("gold", 0, 0, side, side)}</defs><g transform="scale(${k})">
         <circle cx="${ring.x}" cy="${ring.y}" r="${ring.r - 28}" fill="none" stroke="#0d0205" stroke-width="56" opacity=".5"/>
         ${engravedRing({ ...ring, k: 1, stroke: "url(#gold)", ink: "#e9c986", start: 255 - index * 30, without: slug })}
         ${medallion(slug)}</g>`,
        [[10 * k, 0.16]],
      );
      await join(canvas, project, k);
      return canvas;
    },
    /** A disc that one still reads at 64 px: the figure and its brightest stars within one rim. */
    async coin(k: number, nib: Nib) {
      const project = compose(centre * k, centre * k, filling * 376 * k);
      const canvas = await begin(k, project, nib, 60);
      const rim = (r: number, width: number) => circleAt(centre, centre, r, width, 1, "url(#gold)");
      await canvas.draw(
        `<defs>${goldGradient("gold", 0, 0, side, side)}</defs><g transform="scale(${k})">${rim(386, 14)}</g>`,
      );
      await join(canvas, project, 3.2 * k);
      return canvas;
    },
  };
}

/** One drawing does for a ring of 160 to 480 px; a coin needs few lines, and heavy ones. */
const nibs = {
  ring: { outline: 1.9, stroke: 1.7, shortest: 4, hatch: 0.75 },
  coin: { outline: 9, stroke: 6, shortest: 60, hatch: 0 },
};

const shrunk = async (canvas: Canvas, to: number) =>
  sharp(
    await canvas.toImage({ dither: 0.6 }).resize(to, to, { kernel: "lanczos3" }).png().toBuffer(),
  );

export async function drawSign(slug: string) {
  const scene = await signScene(slug);
  const coin = await shrunk(await scene.coin(0.64, nibs.coin), 128);
  await writePair(`img/signs/coins/${slug}`, coin);
  const large = await shrunk(await scene.ringed(1.5, nibs.ring), 960);
  const card = large.clone().resize(640, 640, { kernel: "lanczos3" });
  await writePalettePng(`${slug}.png`, card.clone(), 220_000);
  // Shown where a pixel of the page has two dots: there half the bytes do not show.
  await writePair(`img/signs/${slug}-960`, large.clone(), { avif: 26 });
  // So it is on cards, but a guide's header shows it dot for dot.
  await writePair(`img/signs/${slug}-640`, card.clone(), { avif: 40 });
  await writePair(`img/signs/${slug}-320`, large.clone().resize(320));
}
