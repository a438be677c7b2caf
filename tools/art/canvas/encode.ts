import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const publicDir = `${root}public`;

/** Pictures of pages are part of the app, whose build gives them lasting names; the rest is served as it is. */
export const fileOf = (path: string) =>
  path.startsWith("img/") ? `${root}app/${path}` : `${publicDir}/${path}`;

export function write(path: string, bytes: Buffer) {
  const file = fileOf(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  ${path}`);
}

type Quality = { avif?: number; webp?: number };

/** Writes `<path>.avif` and `<path>.webp`. */
export async function writePair(
  path: string,
  image: Sharp,
  { avif = 56, webp = 80 }: Quality = {},
) {
  const png = await image.png({ compressionLevel: 1 }).toBuffer();
  write(
    `${path}.avif`,
    await sharp(png).avif({ quality: avif, effort: 5, chromaSubsampling: "4:4:4" }).toBuffer(),
  );
  write(
    `${path}.webp`,
    await sharp(png)
      .webp({ quality: webp, alphaQuality: 90, effort: 5, smartSubsample: true })
      .toBuffer(),
  );
}

export async function writeWidths(path: string, image: Sharp, widths: number[], quality?: Quality) {
  const png = await image.png({ compressionLevel: 1 }).toBuffer();
  for (const width of widths)
    await writePair(
      `${path}-${width}`,
      sharp(png).resize(width, undefined, { kernel: "lanczos3" }),
      quality,
    );
}

export async function writePalettePng(path: string, image: Sharp, limit: number) {
  const png = await image.png().toBuffer();
  for (const colours of [256, 192, 128, 96, 64]) {
    const bytes = await sharp(png)
      .png({ palette: true, colours, dither: 0.9, effort: 9, compressionLevel: 9 })
      .toBuffer();
    if (bytes.length <= limit) return write(path, bytes);
  }
  throw new Error(`${path} does not fit ${limit} bytes`);
}
