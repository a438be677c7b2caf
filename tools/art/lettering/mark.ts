import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { readSite } from "../../../app/content/site.ts";
import { publicDir, root } from "../canvas/encode.ts";
import { outline } from "./lettering.ts";

function fourPoints(x: number, y: number, reach: number, waist: number) {
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  return `M${at(0, -reach)}L${at(waist, -waist)} ${at(reach, 0)} ${at(waist, waist)} ${at(0, reach)} ${at(-waist, waist)} ${at(-reach, 0)} ${at(-waist, -waist)}Z`;
}

/** A ring that swells into a crescent, holding a four-pointed star; all on a 64 × 64 field. */
function mark(fill: string) {
  const [cx, cy] = [34.4, 29.89];
  const disc = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return `<path fill="${fill}" fill-rule="evenodd" d="${disc(32, 32, 28)}${disc(cx, cy, 22.6)}"/><path fill="${fill}" d="${fourPoints(cx, cy, 17, 4.08)}"/>`;
}

const gold = (id: string) =>
  `<linearGradient id="${id}" x1="8" y1="6" x2="56" y2="58" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fbeab8"/><stop offset=".5" stop-color="#e3bd6a"/><stop offset="1" stop-color="#b98a42"/></linearGradient>`;

export const goldMark = `<defs>${gold("g")}</defs>${mark("url(#g)")}`;

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>\n`;

const ground =
  '<radialGradient id="b" cx=".55" cy=".4" r=".8"><stop offset="0" stop-color="#6a1221"/><stop offset="1" stop-color="#26060d"/></radialGradient>';

/**
 * Fewer, heavier parts for small sizes: the ring opens into a crescent, and the star's middle stands
 * on the middle of a pixel at 16 px.
 */
function smallMark() {
  const [x, y, outer, shift, inner, star, waist] = [31, 33, 26, 7, 18.5, 14, 3.4];
  const d = shift * Math.SQRT2;
  const along = (outer ** 2 - inner ** 2 + d ** 2) / (2 * d);
  const across = Math.sqrt(outer ** 2 - along ** 2);
  // The horns lie where the two circles meet, on both sides of the line to the upper right.
  const horn = (side: number) =>
    [(along + side * across) / Math.SQRT2 + x, y - (along - side * across) / Math.SQRT2]
      .map((n) => n.toFixed(2))
      .join(" ");
  const crescent = `M${horn(1)}A${outer} ${outer} 0 1 1 ${horn(-1)}A${inner} ${inner} 0 1 0 ${horn(1)}Z`;
  return `<path fill="url(#g)" d="${crescent}${fourPoints(x + shift, y - shift, star, waist)}"/>`;
}

const favicon = (rx: number, scale = 1) =>
  svg(
    `<defs>${ground}${gold("g")}</defs><rect width="64" height="64" rx="${rx}" fill="url(#b)"/><g transform="translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})">${smallMark()}</g>`,
  );

/** The mark and the academy's name in the title's type, for places where text cannot be set. */
export function logo(name: string) {
  const { d, width } = outline(name, 40);
  return {
    width: 78 + width,
    body: `${goldMark}<path transform="translate(78 45)" fill="#e6c884" d="${d}"/>`,
  };
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

export function logoFile(academy: string) {
  const { width, body } = logo(academy);
  const name = academy.replace(/[&<"]/g, (sign) => escapes[sign]!);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} 64" role="img" aria-label="${name}"><title>${name}</title>${body}</svg>\n`;
}

/** The .ico container with PNG images inside, as every current browser reads it. */
function ico(images: { size: number; png: Buffer }[]) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map((i) => i.png)]);
}

const raster = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

export async function drawMark() {
  const { name } = readSite(`${root}content/site.yaml`).site;
  writeFileSync(`${publicDir}/logo.svg`, logoFile(name));
  writeFileSync(`${publicDir}/logo-mark.svg`, svg(goldMark));
  writeFileSync(`${publicDir}/favicon.svg`, favicon(12));
  const sizes = [16, 32].map(async (size) => ({ size, png: await raster(favicon(10), size) }));
  writeFileSync(`${publicDir}/favicon.ico`, ico(await Promise.all(sizes)));
  writeFileSync(`${publicDir}/apple-touch-icon.png`, await raster(favicon(0, 0.86), 180));
  for (const size of [192, 512]) {
    writeFileSync(`${publicDir}/icon-${size}.png`, await raster(favicon(12), size));
    // A phone may cut it to a disc of four fifths: the mark keeps inside.
    writeFileSync(`${publicDir}/icon-maskable-${size}.png`, await raster(favicon(0, 0.86), size));
  }
}
