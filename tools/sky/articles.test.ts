import { readdirSync, readFileSync } from "node:fs";
import { Body } from "astronomy-engine";
import { expect, test } from "vitest";
import { DAY } from "../../app/sky/longitude.ts";
import { ingresses } from "./audit-ingresses.ts";
import { dayStart, dayText } from "./day-range.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { positionsAt } from "./positions.ts";
import { retrogrades } from "./retrograde.ts";
import { inSign, zodiacPosition } from "./zodiac-position.ts";

const HOUR = DAY / 24;
const folder = "content/articles";
const read = (name: string) => readFileSync(`${folder}/${name}`, "utf8");
const lead = read("uranus-ikizler-burcunda.md");

/** Half past ten by the Sun's mean time in Bath, 2°22′ west of Greenwich. */
const discovery = new Date("1781-03-13T22:39:28Z");

const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
const istanbulDay = (ms: number) => dayText(istanbulTime(ms).date);
/** The first instant of a day in Istanbul, which has kept one time since 2016. */
const istanbulStart = (day: string) => dayStart(day) - 3 * HOUR;
const uranusIn = (ms: number) => zodiacPosition(positionsAt(new Date(ms)).uranus);

test("The lead article prints the sky of the evening on which Uranus was found", () => {
  const { uranus, sun, mars } = positionsAt(discovery);
  for (const [name, longitude] of Object.entries({ Uranüs: uranus, Güneş: sun, Mars: mars })) {
    expect(lead).toContain(`- **${name}:** ${inSign(zodiacPosition(longitude))}\n`);
  }
});

test("On that evening the Sun is square and Mars opposite to Uranus, as closely as the article says", () => {
  const { uranus, sun, mars } = positionsAt(discovery);
  expect(Math.abs(apart(sun, uranus) - 90)).toBeLessThan(1);
  expect(Math.abs(apart(mars, uranus) - 180)).toBeCloseTo(1, 1);
});

test("Uranus stands in the degree of its discovery on both of the later days that the article names", () => {
  const found = uranusIn(discovery.getTime());
  for (const day of ["16 Aralık 1947", "9 Temmuz 2031"]) {
    expect(lead).toContain(day);
    expect(uranusIn(istanbulStart(day) + 12 * HOUR)).toMatchObject({
      sign: found.sign,
      degree: found.degree,
    });
  }
});

test("The lead article's calendar is that of Uranus: borders, stations and their degrees", () => {
  const borders = ingresses(Body.Uranus, 2025, 2033, 15).flatMap(({ crossings }) => crossings);
  for (const at of borders) expect(lead).toContain(istanbulDay(at));
  for (const { start, end } of retrogrades("Uranüs", 2026, 2031).slice(1)) {
    const [from, to] = [start, end].map((at) => uranusIn(at).degree);
    expect(lead).toContain(
      `- **${istanbulDay(start)} – ${istanbulDay(end)}:** ${from} dereceden ${to} dereceye`,
    );
  }
});

test.each([
  ["18 Temmuz 2026", "pluto", 120],
  ["21 Temmuz 2026", "jupiter", 60],
  ["10 Mayıs 2028", "pluto", 120],
  ["28 Haziran 2032", "saturn", 0],
] as const)(
  "On %s %s comes to %i degrees from Uranus, as the lead article says",
  (day, planet, angle) => {
    const beyond = (ms: number) => {
      const sky = positionsAt(new Date(ms));
      const distance = ((sky[planet] - sky.uranus + 540) % 360) - 180;
      return Math.sign(angle === 0 ? distance : Math.abs(distance) - angle);
    };
    expect(lead).toContain(day.replace(/(?<=18|21)( Temmuz) 2026/, "$1’da"));
    expect(beyond(istanbulStart(day))).toBe(-beyond(istanbulStart(day) + DAY));
  },
);

test("Where a rising sign's article names a day and a degree, Uranus stands there in İkizler", () => {
  const named = readdirSync(folder).flatMap((name) =>
    [...read(name).matchAll(/(\d+ \p{L}+ 20\d\d), (\d+) derece/gu)].map(([, day, degree]) => ({
      name,
      day: day!,
      degree: Number(degree),
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const { name, day, degree } of named) {
    const found = uranusIn(istanbulStart(day) + 12 * HOUR);
    expect(found, `${name}: ${day}`).toMatchObject({ sign: "İkizler", degree });
  }
});
