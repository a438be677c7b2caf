import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planetNames } from "../../content/zodiac.ts";
import { skyOfDay } from "./sky-of-day.ts";
import { pictureOf, readGlyphs, type Shape, wheelOf } from "./sky-wheel.ts";

const glyphs = readGlyphs(readFileSync("public/icons.svg", "utf8"));
const wheel = (day: string) => wheelOf(day, skyOfDay(day), glyphs);
const textsOf = (shapes: Shape[]) => shapes.flatMap((shape) => ("text" in shape ? [shape] : []));

test("The glyphs are those of the site's icons", () => {
  expect(glyphs.get("gunes")).toEqual([
    { d: expect.stringMatching(/^M3\.6 12a8\.4/), matrix: [1, 0, 0, 1, 0, 0], isFilled: false },
    { d: expect.stringMatching(/^M10\.5 12a1\.5/), matrix: [1, 0, 0, 1, 0, 0], isFilled: true },
  ]);
  expect(glyphs.get("koc")).toContainEqual(
    expect.objectContaining({ matrix: [-1, 0, 0, 1, 24, 0] }),
  );
});

test("Every drawn path is made of numbers, and each sign and planet is drawn", () => {
  const drawn = wheel("1990-07-29");
  for (const shape of drawn) expect(JSON.stringify(shape)).not.toMatch(/null|NaN|undefined/);
  const parts = drawn.filter((shape) => "matrix" in shape && shape.matrix);
  const names = ["koc", "boga", "ikizler", "yengec", "aslan", "basak"].concat(
    ["terazi", "akrep", "yay", "oglak", "kova", "balik"],
    ["gunes", "ay", "merkur", "venus", "mars", "jupiter", "saturn", "uranus", "neptun", "pluton"],
  );
  const expected = names.reduce((sum, name) => sum + glyphs.get(name)!.length, 0);
  expect(parts).toHaveLength(expected);
});

test("A planet's degree stands where the planet is, and the date in the middle", () => {
  const texts = textsOf(wheel("1990-07-29"));
  expect(texts.slice(-3).map(({ text }) => text)).toEqual(["29", "Temmuz 1990", "Pazar"]);
  const mars = texts.find(({ text }) => text === "10°")!;
  // 10° of Boğa are 40° against the clock from the left.
  const angle = (Math.atan2(mars.y - 400, 400 - mars.x) * 180) / Math.PI;
  expect(Math.abs(angle - 40)).toBeLessThan(3);
});

test("The degrees of planets that stand together do not touch", () => {
  // Seven of the ten are within 30°.
  const texts = textsOf(wheel("1962-02-05")).slice(0, planetNames.length);
  expect(texts).toHaveLength(10);
  for (const [index, { x, y }] of texts.entries())
    for (const other of texts.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(44);
});

test("The picture names the signs of Sun and Moon, both where they change, and the academy", () => {
  const [sunAndMoon, academy] = textsOf(
    pictureOf(wheel("2000-03-20"), skyOfDay("2000-03-20"), "Akademi"),
  ).slice(-2);
  expect(sunAndMoon!.text).toBe("Güneş Balık–Koç  ·  Ay Başak–Terazi");
  expect(academy!.text).toBe("Akademi");
});
