import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileOf } from "../canvas/encode.ts";
import { memberStars } from "../figures/asterism.ts";
import { zodiac } from "../figures/zodiac.ts";
import { constellationMap } from "./constellations.ts";
import { portrait } from "./portrait.ts";

test.each(zodiac)(
  "The map of $slug is the committed one, with every star of its figure",
  ({ slug, constellation }) => {
    const map = constellationMap(slug);
    expect(readFileSync(fileOf(`img/constellations/${slug}.svg`), "utf8")).toBe(map);
    const stars = map.match(/fill="url\(#light\)"/g);
    expect(stars).toHaveLength(memberStars([constellation]).length);
    expect(map.length).toBeLessThan(9000);
  },
);

test("The oval in the place of a portrait is the committed one", () => {
  expect(readFileSync(fileOf("img/portrait.svg"), "utf8")).toBe(portrait());
});
