import type { Image } from "./components/picture.tsx";

/**
 * The address that the build gives each picture of app/img: it carries a digest of the picture, so that
 * browsers keep it for good. For loaders only: what runs in the browser gets its addresses from them, and
 * style sheets name the files themselves.
 */
const addresses = import.meta.glob<string>("./img/**/*.{avif,webp}", {
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

/** A sign's ring; browsers that know neither format take the one at the site's root. */
export const signImage = (slug: string): Image => ({
  ...imageOf(`signs/${slug}`, 640, 640),
  png: `/${slug}.png`,
});
