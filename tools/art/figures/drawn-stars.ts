import { hex, mix, type Rgb, toDisplay } from "../canvas/colour.ts";
import type { Project } from "../canvas/projection.ts";
import { type Star, starColour } from "./stars.ts";

/** A number as short as a drawing needs it. */
export const short = (n: number) => String(Math.round(n * 10) / 10);

export type Placed = { star: Star; x: number; y: number };

export function placed(stars: Star[], project: Project): Placed[] {
  return stars.flatMap((star) => {
    const at = project(star.ra, star.dec);
    return at ? [{ star, x: at[0], y: at[1] }] : [];
  });
}

/** The brightest that lie inside: as many on every drawing of a set. */
export function brightest(
  all: Star[],
  project: Project,
  count: number,
  isInside: (at: Placed) => boolean,
) {
  const inside: Placed[] = [];
  for (const star of all) {
    if (inside.length === count) break;
    inside.push(...placed([star], project).filter(isInside));
  }
  return inside;
}

/** Faint stars: one path a size, a dot each, so that hundreds weigh little. */
export function starDust(stars: Placed[], sizes: [faintest: number, width: number][]) {
  return sizes
    .map(([faintest, width], i) => {
      const brighter = sizes[i - 1]?.[0] ?? -9;
      const dots = stars
        .filter(({ star: { magnitude: m } }) => m > brighter && m <= faintest)
        .map(({ x, y }) => `M${short(x)} ${short(y)}h0`)
        .join("");
      return dots && `<path stroke-width="${width}" d="${dots}"/>`;
    })
    .join("");
}

/** A bright star: its light around it, its colour, a white heart, and a fine cross on the brightest. */
export function litStar({ star, x, y }: Placed, k = 1) {
  const r = Math.max(1, 3.5 - 0.6 * star.magnitude) * k;
  const at = `cx="${short(x)}" cy="${short(y)}"`;
  const colour = css(mix(starColour(star.bv, 0.5), hex("#ffffff"), 0.35));
  const reach = r * 4.5;
  const cross =
    star.magnitude < 2.3
      ? `<path stroke="#fff3d2" stroke-width=".5" d="M${short(x - reach)} ${short(y)}h${short(2 * reach)}M${short(x)} ${short(y - reach)}v${short(2 * reach)}"/>`
      : "";
  return `<circle ${at} r="${short(r * 4)}" fill="url(#light)"/>${cross}<circle ${at} r="${short(r)}" fill="${colour}"/>`;
}

export const starlight =
  '<radialGradient id="light"><stop stop-color="#ffd88a" stop-opacity=".55"/><stop offset=".4" stop-color="#f0a860" stop-opacity=".16"/><stop offset="1" stop-color="#f0a860" stop-opacity="0"/></radialGradient>';

const css = (colour: Rgb) =>
  `#${colour
    .map((channel) =>
      Math.round(255 * toDisplay(channel))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
