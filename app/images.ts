import type { Image } from "./components/picture.tsx";

/**
 * The address that the build gives each picture of app/img: it carries a digest of the picture, so that
 * browsers keep it for good. For loaders only: what runs in the browser gets its addresses from them, and
 * style sheets name the files themselves.
 */
const addresses = import.meta.glob<string>("./img/**/*.{avif,webp,svg}", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A picture in all its widths: `charts/solar-720` is a smaller one of `charts/solar`. */
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

/** Every file of a picture that comes in crops, by what follows its name: `1600.avif`, `narrow.webp`. */
export function addressesOf(name: string): Record<string, string> {
  const start = `./img/${name}-`;
  return Object.fromEntries(
    Object.entries(addresses)
      .filter(([file]) => file.startsWith(start))
      .map(([file, address]) => [file.slice(start.length), address]),
  );
}

/** A sign's ring; browsers that know neither format take the one at the site's root. */
export const signImage = (slug: string): Image => ({
  ...imageOf(`signs/${slug}`, 640, 640),
  png: `/${slug}.png`,
});

/** A sign as a medallion of 64 px. */
export const coinImage = (slug: string): Image => ({
  ...imageOf(`signs/coins/${slug}`, 128, 128),
  png: `/${slug}.png`,
});

/** The address of a drawing, which has one file for every width. For loaders only, too. */
export function drawingOf(name: string): string {
  const address = addresses[`./img/${name}.svg`];
  if (!address) throw new Error(`no drawing ${name}`);
  return address;
}
