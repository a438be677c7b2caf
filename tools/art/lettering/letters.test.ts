import { globSync, readFileSync } from "node:fs";
import opentype from "opentype.js";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { letters, others } from "./letters.ts";

/** What is written for people: texts, and the words in the code of pages, panel and refusals. */
const sources = globSync("{content,app,panel,contract}/**/*.{md,yaml,ts,tsx,css}").filter(
  (file) => !/\.test\.ts$/.test(file),
);

test.each(["cormorant-garamond-600", "source-sans-3"])(
  "The font %s holds every letter that is to be in it",
  async (name) => {
    const font = await subsetFont(readFileSync(`app/fonts/${name}.woff2`), letters, {
      targetFormat: "truetype",
    });
    const { buffer, byteOffset, length } = font;
    const face = opentype.parse(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);
    const missing = [...letters].filter((letter) => face.charToGlyphIndex(letter) === 0);
    expect(missing).toEqual([]);
  },
);

test("No text and no word in the code has a letter that the fonts lack", () => {
  const known = new Set(letters + others);
  const lacking = sources.flatMap((file) =>
    [...new Set(readFileSync(file, "utf8"))]
      .filter((letter) => !known.has(letter))
      .map((letter) => `${file}: ${letter} (U+${letter.codePointAt(0)!.toString(16)})`),
  );
  expect(lacking).toEqual([]);
});
