import { readFileSync } from "node:fs";
import opentype from "opentype.js";
import { root } from "../canvas/encode.ts";

const load = (family: string, subset: string, weight: number) => {
  const file = `${root}tools/node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const bytes = readFileSync(file);
  return opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  );
};

/** Each face comes in two files: ğ, İ and ş are in the second. */
const face = (family: string, weight: number) =>
  ["latin", "latin-ext"].map((subset) => load(family, subset, weight));

const faces = { title: face("cormorant-garamond", 600), text: face("source-sans-3", 600) };

/** Written here because the library's own rounding gives NaN for some numbers. */
const pathData = ({ commands }: opentype.Path) =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((n) => n !== undefined);
      return type + numbers.map((n) => Number(n.toFixed(2))).join(" ");
    })
    .join("");

export type Face = keyof typeof faces;

/**
 * A line of text as one outline, starting at 0 on the baseline. Set letter by letter: a ligature
 * "fi" would take the dot by which Turkish tells i from ı.
 */
export function outline(text: string, size: number, name: Face = "title", tracking = 0) {
  let [x, d, top, bottom] = [0, "", 0, 0];
  let before: { font: opentype.Font; glyph: opentype.Glyph } | undefined;
  for (const letter of text) {
    const font = faces[name].find((file) => file.charToGlyphIndex(letter) > 0);
    if (!font) throw new Error(`no letter ${letter} in the face ${name}`);
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * scale;
    const path = glyph.getPath(x, 0, size);
    const { y1, y2 } = path.getBoundingBox();
    [top, bottom] = [Math.min(top, y1), Math.max(bottom, y2)];
    d += pathData(path);
    x += glyph.advanceWidth * scale + tracking;
    before = { font, glyph };
  }
  return { d, width: x - tracking, top, bottom };
}

/** Short lettering as an outline, centred on a point both ways. */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  opacity = 1,
) {
  // The title's figures are old-style and too small for a wheel; the text's are as tall as capitals.
  const { d, width, top, bottom } = outline(text, size, /\d/.test(text) ? "text" : "title");
  const dx = (x - width / 2).toFixed(2);
  const dy = (y - (top + bottom) / 2).toFixed(2);
  return `<path transform="translate(${dx} ${dy})" d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}
