import type { LinkDescriptor } from "react-router";
import hero1600 from "./img/hero-1600.avif?url";
import hero2400 from "./img/hero-2400.avif?url";
import heroTall from "./img/hero-tall-800.avif?url";

/** Asks at once for a background that the browser would find only in the style sheet, whose `media` it repeats. */
function preloadImage(href: string, media: string): LinkDescriptor {
  const link = { rel: "preload", as: "image", type: "image/avif", href, media };
  // React knows it; the router's types do not.
  return { ...link, ...{ fetchPriority: "high" } };
}

/** As in components/hero-sky.css. */
export const preloadHero = (): LinkDescriptor[] => [
  preloadImage(heroTall, "(width < 48rem)"),
  preloadImage(hero1600, "(48rem <= width <= 100rem) and (resolution <= 1.1dppx)"),
  preloadImage(hero2400, "(width >= 48rem) and ((width > 100rem) or (resolution > 1.1dppx))"),
];

/** As in components/page-header.css. */
export const preloadSky = (narrow: string, wide: string): LinkDescriptor[] => [
  preloadImage(narrow, "(width < 30rem)"),
  preloadImage(wide, "(width >= 30rem)"),
];
