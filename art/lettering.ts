import { readFileSync } from "node:fs";
import opentype from "opentype.js";
import { root } from "./place.ts";

const load = (family: string, subset: string, weight: number) => {
  const file = `${root}node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const bytes = readFileSync(file);
  return opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  );
};

const serif = load("cormorant-garamond", "latin", 600);

/** Short lettering as an outline, centred on a point both ways. */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  opacity = 1,
) {
  const path = serif.getPath(text, 0, 0, size);
  const box = path.getBoundingBox();
  const dx = (x - (box.x1 + box.x2) / 2).toFixed(2);
  const dy = (y - (box.y1 + box.y2) / 2).toFixed(2);
  return `<path transform="translate(${dx} ${dy})" d="${path.toPathData(2)}" fill="${fill}" opacity="${opacity}"/>`;
}
