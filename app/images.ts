import type { Image } from "./components/picture.tsx";

/**
 * The hashed address of each picture of app/img. Only loaders may import this file: it would bring the whole list into
 * the browser.
 */
const addresses = import.meta.glob<string>("./img/**/*.{avif,webp,svg}", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A picture in all its widths: `charts/solar-720` is `charts/solar` in 720 px. */
export function imageOf(name: string, width: number, height: number): Image {
  const sources = (format: string) => {
    const files = new RegExp(`^\\./img/${name}(?:-(\\d+))?\\.${format}$`);
    const widths = Object.entries(addresses).flatMap(([file, address]) => {
      const match = files.exec(file);
      return match ? [{ address, width: Number(match[1] ?? width) }] : [];
    });
    if (!widths.some((one) => one.width === width)) throw new Error(`no ${name} of ${width} px`);
    if (widths.length === 1) return widths[0]!.address;
    return widths.map((one) => `${one.address} ${one.width}w`).join(", ");
  };
  return { width, height, avif: sources("avif"), webp: sources("webp") };
}

/** The files of a picture that has several crops, by the rest of their name: `1600.avif`, `narrow.webp`. */
export function addressesOf(name: string): Record<string, string> {
  const start = `./img/${name}-`;
  return Object.fromEntries(
    Object.entries(addresses)
      .filter(([file]) => file.startsWith(start))
      .map(([file, address]) => [file.slice(start.length), address]),
  );
}

/** A sign's ring. Browsers without AVIF and WebP get the PNG at the site's root. */
export const signImage = (slug: string): Image => ({
  ...imageOf(`signs/${slug}`, 640, 640),
  png: `/${slug}.png`,
});

/** A sign as a medallion of 64 px. */
export const coinImage = (slug: string): Image => ({
  ...imageOf(`signs/coins/${slug}`, 128, 128),
  png: `/${slug}.png`,
});

/** The address of a drawing (SVG). */
export function drawingOf(name: string): string {
  const address = addresses[`./img/${name}.svg`];
  if (!address) throw new Error(`no drawing ${name}`);
  return address;
}
