import { icons } from "../icons/icons.ts";

/** An icon of the drawn family as a glyph inside a picture, centred on a point. */
export function glyph(
  id: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 1.5,
) {
  const k = size / 24;
  const body = icons[id]?.replaceAll("currentColor", colour);
  if (!body) throw new Error(`no icon ${id}`);
  return `<g transform="translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${k.toFixed(4)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}
