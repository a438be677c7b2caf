import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { istanbulClock } from "../../../booking/istanbul-time.ts";
import { planetSignsSchema } from "../../content/planet-signs.ts";
import { slugOf } from "../../content/slug.ts";
import { sunIngressesSchema } from "../../content/sun-ingresses.ts";
import { planetNames, signNames } from "../../content/zodiac.ts";
import { skyOfDay } from "./sky-of-day.ts";

const read = (name: string) => JSON.parse(readFileSync(`content/sky/${name}.json`, "utf8"));
const clock = (ms: number) => istanbulClock(new Date(ms));

/** "Balık" or "Balık, 09:35 Koç", by planet. */
function signsOf(day: string) {
  const words = skyOfDay(day).map(({ sign, change }) => {
    const rest = change ? `, ${clock(change.at).time} ${signNames[change.sign]}` : "";
    return signNames[sign] + rest;
  });
  return Object.fromEntries(planetNames.map((name, index) => [name, words[index]]));
}

test("A day has a sign for each planet, and the minute of each change", () => {
  expect(signsOf("2000-03-20")).toEqual({
    Güneş: "Balık, 09:35 Koç",
    Ay: "Başak, 06:57 Terazi",
    Merkür: "Balık",
    Venüs: "Balık",
    Mars: "Koç",
    Jüpiter: "Boğa",
    Satürn: "Boğa",
    Uranüs: "Kova",
    Neptün: "Kova",
    Plüton: "Yay",
  });
});

test("A retrograde planet is said to be one, and goes back into the sign before", () => {
  const retrogrades = (day: string) =>
    planetNames.filter((_, index) => skyOfDay(day)[index]!.isRetrograde);
  expect(retrogrades("2026-11-19")).toEqual(["Satürn", "Uranüs", "Neptün"]);
  expect(signsOf("2025-09-01").Satürn).toBe("Koç, 10:14 Balık");
});

test("The first and the last day that can be chosen have a sky", () => {
  for (const day of ["1900-01-01", "2100-12-31"]) {
    const [sun, moon] = skyOfDay(day);
    expect(signNames[sun!.sign]).toBe("Oğlak");
    const way = (moon!.nextMidnight - moon!.midnight + 360) % 360;
    expect(way).toBeGreaterThan(11.5);
    expect(way).toBeLessThan(15.5);
  }
});

test("Every twenty years the Sun changes its sign in the minutes of the table that the site prints", () => {
  const { years } = sunIngressesSchema.parse(read("sun-ingresses"));
  for (const { year, entries } of years.filter((one) => one.year % 20 === 10))
    for (const [index, entry] of entries.entries()) {
      const [date, time] = entry.split(" ");
      const day = `${year}-${String(index + 1).padStart(2, "0")}-${date}`;
      expect(clock(skyOfDay(day)[0]!.change!.at)).toEqual({ day, time });
    }
});

test("Early in 2026 Moon and planets change theirs in the minutes of “Bugün gökyüzü”", () => {
  const table = planetSignsSchema.parse(read("planet-signs"));
  for (const [index, planet] of planetNames.entries()) {
    const [, from, ...stays] = table[slugOf(planet)]!;
    let at = from!;
    for (const stay of stays) {
      at += Math.abs(stay);
      const { day } = clock(at * 60_000);
      if (day < "2026-03" && day > "2026")
        expect(skyOfDay(day)[index]!.change?.at, `${planet} ${day}`).toBe(at * 60_000);
    }
  }
});
