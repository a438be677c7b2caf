import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { publicDir } from "./place.ts";

/** A ring that swells into a crescent, holding a four-pointed star; all on a 64 × 64 field. */
function mark(
  fill: string,
  { outer = 28, inner = 22.6, shift = 3.2, star = 17, waist = 0.24 } = {},
) {
  const cx = 32 + shift * 0.75;
  const cy = 32 - shift * 0.66;
  const disc = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const w = star * waist;
  const at = (dx: number, dy: number) => `${(cx + dx).toFixed(2)} ${(cy + dy).toFixed(2)}`;
  const points = `M${at(0, -star)}L${at(w, -w)} ${at(star, 0)} ${at(w, w)} ${at(0, star)} ${at(-w, w)} ${at(-star, 0)} ${at(-w, -w)}Z`;
  return `<path fill="${fill}" fill-rule="evenodd" d="${disc(32, 32, outer)}${disc(cx, cy, inner)}"/><path fill="${fill}" d="${points}"/>`;
}

const gold = (id: string) =>
  `<linearGradient id="${id}" x1="8" y1="6" x2="56" y2="58" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f4dfa6"/><stop offset=".45" stop-color="#d9b25f"/><stop offset="1" stop-color="#b5853a"/></linearGradient>`;

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>\n`;

const ground =
  '<radialGradient id="b" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#7a1526"/><stop offset="1" stop-color="#3a0a14"/></radialGradient>';

/** Fewer, heavier parts than the logo's mark, so that it holds at 16 px. */
const bold = { outer: 27.5, inner: 20.5, shift: 4, star: 15.5, waist: 0.32 };
const favicon = (rx: number, shape = bold) =>
  svg(
    `<defs>${ground}${gold("g")}</defs><rect width="64" height="64" rx="${rx}" fill="url(#b)"/>${mark("url(#g)", shape)}`,
  );

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
  writeFileSync(`${publicDir}/logo-mark.svg`, svg(`<defs>${gold("g")}</defs>${mark("url(#g)")}`));
  writeFileSync(`${publicDir}/favicon.svg`, favicon(12));
  const sizes = [16, 32].map(async (size) => ({ size, png: await raster(favicon(10), size) }));
  writeFileSync(`${publicDir}/favicon.ico`, ico(await Promise.all(sizes)));
  const touch = { ...bold, outer: 22, inner: 16.6, shift: 3.2, star: 12.6 };
  writeFileSync(`${publicDir}/apple-touch-icon.png`, await raster(favicon(0, touch), 180));
}
