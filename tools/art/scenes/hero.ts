import { heroEvening } from "../../../app/content/hero-sky.ts";
import { Canvas } from "../canvas/canvas.ts";
import { clamp, smooth } from "../canvas/colour.ts";
import { writePair, writeWidths } from "../canvas/encode.ts";
import { goldGradient } from "../canvas/gold.ts";
import { paintNight } from "../canvas/night.ts";
import { noise } from "../canvas/noise.ts";
import { type Frame, type Panorama, panorama } from "../canvas/panorama.ts";
import { radians } from "../canvas/projection.ts";
import { addMembers, asterismLines, memberStars } from "../figures/asterism.ts";
import { azimuthScale, eclipticScale } from "../figures/horizon-scales.ts";
import { milkyWay } from "../figures/milky-way.ts";
import { skyline } from "../figures/skyline.ts";
import { addField, allConstellations } from "../figures/stars.ts";
import { addWanderers } from "../figures/wanderers.ts";
import { heroSize, heroTurn, istanbul, phonePiece, turnedFrame } from "./hero-frame.ts";

const { width, height } = heroSize;
const { horizon } = turnedFrame(0);

/** What a window of the panorama shows: on a phone only its right side, with the words across all of it. */
type Window = {
  left: number;
  width: number;
  /** Where the words stand no line is drawn: white where lines are seen. */
  mask: string;
  /** Whether a planet's glyph has room there. */
  isFree: (x: number, y: number) => boolean;
};

const wide: Window = {
  left: 0,
  width,
  mask: `<radialGradient id="words" cx=".2" cy=".52" r=".46"><stop offset=".7" stop-color="#0c0c0c"/><stop offset="1" stop-color="#fff"/></radialGradient>`,
  isFree: (x, y) => x > 0.4 * width || y < 0.27 * height,
};

/** The part of a phone's picture that stays without lines, for the words: tests hold the page to it. */
export const wordsOnPhone = { from: 0.2, to: 0.8 };

const tall: Window = {
  ...phonePiece,
  mask: `<linearGradient id="words" x2="0" y2="1"><stop offset=".13" stop-color="#fff"/><stop offset="${wordsOnPhone.from}"/><stop offset="${wordsOnPhone.to}"/><stop offset=".85" stop-color="#fff"/></linearGradient>`,
  isFree: (_, y) => y < wordsOnPhone.from * height || y > wordsOnPhone.to * height,
};

const figures = allConstellations().filter((code) => code !== "Ser");
const members = memberStars(figures).filter((star) => star.magnitude < 5);

/** In winter the Milky Way is faint, in spring it is away: what there is of it is made as bright as in summer, almost. */
async function gainFor(look: Panorama["look"]) {
  const brightness = await milkyWay();
  const seen: number[] = [];
  for (let x = 0; x < width; x += 40)
    for (let y = 0; y < horizon - 200; y += 40) seen.push(brightness(...look(x, y)));
  seen.sort((a, b) => b - a);
  return clamp(0.75 / seen[Math.floor(seen.length / 50)]!, 1.95, 4.2);
}

const tilt = 23.4384 * radians;

/** The zodiacal light: a breath of wine along the ecliptic, fading within a few degrees. */
function zodiacalLight(ra: number, dec: number) {
  const [a, d] = [ra * radians, dec * radians];
  const sine = Math.sin(d) * Math.cos(tilt) - Math.cos(d) * Math.sin(tilt) * Math.sin(a);
  return 0.16 * Math.exp(-((Math.asin(clamp(sine, -1, 1)) / (17 * radians)) ** 2));
}

async function paintSky({ project, look, perDegree }: Panorama) {
  const canvas = new Canvas(width, height);
  const degreesUp = (y: number) => Math.max(0, horizon - y) / perDegree;
  const calm = (x: number, y: number) =>
    1 - 0.6 * Math.exp(-(((x / width - 0.28) / 0.3) ** 2) - ((y / height - 0.46) / 0.34) ** 2);
  await paintNight(canvas, {
    look,
    seed: 21,
    gain: await gainFor(look),
    // Air dims the Milky Way towards the horizon.
    calm: (x, y) => calm(x, y) * (0.45 + 0.55 * smooth(0, 30, degreesUp(y))),
    warmth: (x, y) => {
      const west = Math.exp(-(((x / width - 0.72) / 0.35) ** 2));
      return (
        0.62 * Math.exp(-degreesUp(y) / 9) * (0.5 + 0.5 * west) +
        0.05 +
        zodiacalLight(...look(x, y))
      );
    },
  });
  const ids = new Set(members.map((star) => star.id));
  const aboveGround = (_: number, y: number) => smooth(horizon + 2, horizon - 160, y);
  addField(canvas, project, {
    count: 4200,
    size: 1.35,
    brightness: 1.25,
    skip: (star) => ids.has(star.id),
    dim: (x, y) => aboveGround(x, y) * (0.35 + 0.65 * calm(x, y)),
  });
  addMembers(canvas, project, members, 1.15, 0.72);
  return canvas;
}

type View = Panorama & { frame: Frame };

/** What is engraved on the sky, and the land below it. */
async function engrave(canvas: Canvas, { time, project, frame }: View, window: Window) {
  const seen = (body: string) => `<g transform="translate(${-window.left} 0)">${body}</g>`;
  const defs = `<defs>${window.mask}<mask id="calm"><rect width="${window.width}" height="${height}" fill="url(#words)"/></mask>${goldGradient("gold", 0, height, width, 0)}<linearGradient id="land" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0204"/><stop offset="1" stop-color="#120307"/></linearGradient></defs>`;
  const masked = (body: string) => `${defs}<g mask="url(#calm)">${seen(body)}</g>`;
  const lines = figures.map((code) => asterismLines(code, project, 1.1)).join("");
  await canvas.draw(
    masked(`<g stroke="#e9cc86" stroke-width="1.3" stroke-linecap="round">${lines}</g>`),
    [[5, 0.5]],
    0.36,
  );
  await canvas.draw(masked(eclipticScale(project)), [[6, 0.25]]);
  const marks = addWanderers(canvas, { time, place: istanbul, project, ...window });
  await canvas.draw(seen(marks), [[6, 0.4]], 0.9);
  const land = `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#land)"/>
     <path d="${skyline(width, horizon, noise(5))}" fill="#0a0204"/>${azimuthScale(frame)}`;
  await canvas.draw(defs + seen(land), [[5, 0.12]]);
  return canvas.toImage();
}

/** The evening sky over Istanbul in the middle of a month, for wide screens and for phones. */
export async function drawHero(month: string) {
  const frame = turnedFrame(heroTurn(month));
  const view = { ...panorama(heroEvening(month), istanbul, frame), frame };
  const sky = await paintSky(view);
  const phone = await engrave(sky.piece(tall.left, tall.width), view, tall);
  const path = `img/hero/sky-${month}`;
  await writePair(`${path}-tall`, phone.resize(800, 1200), { avif: 48, webp: 72 });
  await writeWidths(path, await engrave(sky, view, wide), [1600, 2400], { avif: 50, webp: 74 });
}
