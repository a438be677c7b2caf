import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type PlanetSigns, planetSignsSchema } from "../../app/content/planet-signs.ts";
import { readSkyFiles } from "../../app/content/sky-files.ts";
import { signNames } from "../../app/content/zodiac.ts";
import reference from "./reference-moon-2026.json" with { type: "json" };

const MINUTE = 60_000;
const signs: PlanetSigns = planetSignsSchema.parse(
  JSON.parse(readFileSync("content/sky/planet-signs.json", "utf8")),
);

/** When a planet enters which sign. */
function ingresses(planet: string) {
  let [sign = 0, minute = 0, ...stays] = signs[planet]!;
  return stays.slice(0, -1).map((stay) => {
    minute += Math.abs(stay);
    sign += Math.sign(stay);
    return { at: minute * MINUTE, sign: signNames.at(sign % 12)! };
  });
}

const moment = (at: number) => new Date(at + 180 * MINUTE).toISOString().slice(0, 16);

test("The Moon's stays are those of the sky of this minute", () => {
  const { sky } = readSkyFiles();
  const table = sky.ingresses.map(({ at }, index) => ({ at, sign: signNames[index % 12]! }));
  const moon = ingresses("ay");
  expect(moon.length).toBeGreaterThan(630);
  expect(moon).toEqual(table.filter(({ at }) => at > sky.from && at < sky.until));
});

test("In 2026 the Moon enters each sign within a minute of an independent ephemeris", () => {
  const moon = ingresses("ay").filter(({ at }) => moment(at).startsWith("2026"));
  expect(moon.length).toBe(reference.ingresses.length);
  for (const [index, line] of reference.ingresses.entries()) {
    expect(moon[index]!.sign).toBe(line.slice(17));
    const stated = Date.parse(`${line.slice(0, 10)}T${line.slice(11, 16)}+03:00`);
    expect(Math.abs(moon[index]!.at - stated), line).toBeLessThanOrEqual(MINUTE);
  }
});

/** Published ingresses, in Turkey's time: equinoxes and solstices, and planets that turn back on a border. */
test.each([
  ["gunes", "2026-03-20T17:46", "Koç"],
  ["gunes", "2026-06-21T11:24", "Yengeç"],
  ["gunes", "2026-09-23T03:05", "Terazi"],
  ["gunes", "2026-12-21T23:50", "Oğlak"],
])("%s enters at %s the sign %s", (planet, instant, sign) => {
  const found = ingresses(planet).find(({ at }) => moment(at).startsWith(instant.slice(0, 10)))!;
  expect(found.sign).toBe(sign);
  expect(Math.abs(found.at - Date.parse(`${instant}+03:00`))).toBeLessThanOrEqual(2 * MINUTE);
});

test.each([
  ["neptun", ["2025-03-30 Koç", "2025-10-22 Balık", "2026-01-26 Koç"]],
  ["saturn", ["2025-05-25 Koç", "2025-09-01 Balık", "2026-02-14 Koç", "2028-04-13 Boğa"]],
  ["uranus", ["2025-07-07 İkizler", "2025-11-08 Boğa", "2026-04-26 İkizler"]],
])("%s goes back and forth over a border of signs: %j", (planet, expected) => {
  expect(ingresses(planet).map(({ at, sign }) => `${moment(at).slice(0, 10)} ${sign}`)).toEqual(
    expected,
  );
});
