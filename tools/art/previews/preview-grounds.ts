import sharp from "sharp";
import {
  chartAddresses,
  type PageId,
  pageAddresses,
  pairAddress,
  placementAddress,
  planetAddresses,
  sectionAddresses,
  volumeAddress,
} from "../../../app/content/addresses.ts";
import { articleAddresses } from "../../../app/content/all-addresses.ts";
import { listedArticles, risingSign } from "../../../app/content/article-list.ts";
import { glossaryVolumes } from "../../../app/content/glossary-volumes.ts";
import { heroMonths } from "../../../app/content/hero-sky.ts";
import { signPairs } from "../../../app/content/sign-pairs.ts";
import { slugOf } from "../../../app/content/slug.ts";
import { signNames } from "../../../app/content/zodiac.ts";
import { paintBackdrop } from "../canvas/backdrop.ts";
import { Canvas } from "../canvas/canvas.ts";
import { fileOf } from "../canvas/encode.ts";
import { stereographic } from "../canvas/projection.ts";
import { addField } from "../figures/stars.ts";
import { headerNames } from "../scenes/headers.ts";
import { addPlanet, planetNames } from "../scenes/planets.ts";

export const [width, height] = [1200, 630];
const [cx, cy] = [886, 304];

const signPicture = (sign: string) => `img/signs/${slugOf(sign)}-640`;

const artworks = new Map([
  [pageAddresses.home, `img/hero/sky-${heroMonths[0]}-2400`],
  ...headerNames.map((name): Entry => [pageAddresses[name as PageId], `img/headers/${name}-1600`]),
  ...picturesOf("charts", chartAddresses()),
  ...picturesOf("planets", planetAddresses()),
  ...signNames.flatMap((sign) => {
    const { slugs, link } = sectionAddresses(slugOf(sign));
    return slugs.map((slug): Entry => [link(slug), signPicture(sign)]);
  }),
  ...listedArticles.map(({ title, slug, picture }): Entry => {
    const sign = risingSign(title);
    return [articleAddresses().link(slug), sign ? signPicture(sign) : `img/${picture}`];
  }),
  ...placements().map(({ address, sign }): Entry => [address, signPicture(sign)]),
  ...glossaryVolumes.map((letters): Entry => [volumeAddress(letters), "img/headers/glossary-1600"]),
  ...pairs().map(({ address, second }): Entry => [address, signPicture(second)]),
]);

/** A planet in a sign: the sign's picture, and the planet before it. Of two signs, the first before the second. */
const planets = new Map([
  ...placements().map(({ address, planet }): Entry => [address, `img/planets/${planet}.webp`]),
  ...pairs()
    .filter(({ first, second }) => first !== second)
    .map(({ address, first }): Entry => [address, `${signPicture(first)}.webp`]),
]);

function pairs() {
  return signPairs().map(([first, second]) => ({
    address: pairAddress(slugOf(first), slugOf(second)),
    first,
    second,
  }));
}

function placements() {
  return planetNames.flatMap((planet) =>
    signNames.map((sign) => ({ address: placementAddress(planet, slugOf(sign)), planet, sign })),
  );
}

type Entry = [address: string, artwork: string];
type Addresses = ReturnType<typeof chartAddresses>;

/** A page that opens on the first of a kind shows that one's picture. */
function picturesOf(folder: string, { slugs, link }: Addresses): Entry[] {
  return slugs.map((slug) => [link(slug), `img/${folder}/${slug}`]);
}

/** The picture of the site that stands behind an address's title, below public/. */
export const artworkOf = (address: string) => `${artworks.get(address) ?? "img/course"}.webp`;

/** The planet, or the first of two signs, that stands before it, if any. */
export const planetOf = (address: string) => planets.get(address);

/** A round piece of a picture, by its middle and radius there, and the radius it gets here. */
type Round = { x: number; y: number; r: number; to: number; soft: number };

const rounds: [folder: string, Round][] = [
  // A sign's medallion hangs below the ring: the piece is taken wider than the ring.
  ["img/signs/", { x: 320, y: 308.8, r: 318, to: 300, soft: 0.03 }],
  ["img/charts/", { x: 480, y: 480, r: 464, to: 282, soft: 0.02 }],
  ["img/uranus-ikizler", { x: 297.3, y: 301.3, r: 297, to: 288, soft: 0.03 }],
  ["img/course", { x: 573, y: 400, r: 395, to: 300, soft: 0.35 }],
];

/** Dims what would cross the words. */
const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s"><stop offset="0" stop-color="#170409" stop-opacity=".86"/><stop offset=".4" stop-color="#140408" stop-opacity=".74"/><stop offset=".6" stop-color="#140408" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#s)"/></svg>`,
);

/** The picture behind a title, without the title. */
export async function previewGround(artwork: string) {
  const scene = artwork.startsWith("img/hero") ? heroSky(artwork) : await nightWith(artwork);
  return sharp(await scene.png().toBuffer())
    .composite([{ input: shade }])
    .png()
    .toBuffer();
}

/** Drawn on black: the brighter of two points is seen. */
export async function withPlanet(ground: Buffer, planet: string) {
  const size = 310;
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><radialGradient id="m"><stop offset=".72"/><stop offset="1" stop-opacity="0"/></radialGradient><rect width="${size}" height="${size}" fill="url(#m)"/></svg>`;
  const input = await sharp(fileOf(planet))
    .resize(size, size, { kernel: "lanczos3" })
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(ground)
    .composite([{ input, left: 520, top: 300, blend: "lighten" }])
    .png()
    .toBuffer();
}

/** The right of the hero, down to just below its horizon. */
const heroSky = (artwork: string) =>
  sharp(fileOf(artwork)).resize(1300).extract({ left: 100, top: 58, width, height });

/** A night of wine and stars, with the artwork on its right side. */
async function nightWith(artwork: string) {
  const seed = [...artwork].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const canvas = new Canvas(width, height);
  paintBackdrop(canvas, { seed, x: cx / width, y: cy / height, reach: 1.2, strength: 0.9 });
  const view = { lon: seed % 360, lat: (seed % 80) - 40, scale: 1100, x: 600, y: 315 };
  addField(canvas, stereographic(view), { count: 420, size: 1.1 });
  const planet = planetNames.find((name) => artwork === `img/planets/${name}.webp`);
  if (planet) await addPlanet(canvas, planet, cx, cy, 360);
  const night = canvas.toImage({ dither: 0.3 });
  if (planet) return night;
  const file = fileOf(artwork);
  const round = rounds.find(([folder]) => artwork.startsWith(folder))?.[1];
  const piece = round ? await roundPiece(file, round) : await headerBand(file);
  return sharp(await night.png().toBuffer()).composite([piece]);
}

/** A header, fading above and below; its figure stands at 71% of its width. */
async function headerBand(file: string) {
  const sky = sharp(file);
  const { width: whole, height: tall } = await sky.metadata();
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}"><linearGradient id="m" x2="0" y2="1"><stop offset="0" stop-opacity="0"/><stop offset=".3"/><stop offset=".7"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="${width}" height="${tall}" fill="url(#m)"/></svg>`;
  const input = await sky
    .extract({ left: Math.round(0.71 * whole - cx), top: 0, width, height: tall })
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left: 0, top: Math.round(cy - tall / 2) };
}

async function roundPiece(file: string, { x, y, r, to, soft }: Round) {
  const margin = 80;
  const wider = await sharp(file)
    .ensureAlpha()
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#0000" })
    .png()
    .toBuffer();
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * to}" height="${2 * to}"><radialGradient id="m"><stop offset="${1 - soft}"/><stop offset="1" stop-opacity="0"/></radialGradient><circle cx="${to}" cy="${to}" r="${to}" fill="url(#m)"/></svg>`;
  const corner = { left: Math.round(x - r + margin), top: Math.round(y - r + margin) };
  const input = await sharp(wider)
    .extract({ ...corner, width: 2 * r, height: 2 * r })
    .resize(2 * to, 2 * to, { kernel: "lanczos3" })
    .composite([{ input: Buffer.from(fade), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left: cx - to, top: cy - to };
}
