import { Body, e_tilt, MakeTime, Observer, SearchRiseSet } from "astronomy-engine";
import { expect, test } from "vitest";
import { signNames } from "../../../app/content/zodiac.ts";
import { between, turn } from "../../../app/sky/degrees.ts";
import { contentOf, termOf } from "../../sky/printed.ts";
import { radians } from "../canvas/projection.ts";
import { houses } from "./positions.ts";

/** What the glossary says of horizon and houses, from the south of Türkiye to its north. */
const ankara = [39.93, 32.86] as const;
const latitudes = [36, 39, 42];
const MINUTE = 60_000;
const SIDEREAL_DAY = 86_164_091;
const start = Date.UTC(2026, 0, 1);
const whole = Array.from({ length: 1440 }, (_, n) => start + (n * SIDEREAL_DAY) / 1440);
const at = (latitude: number, ms: number) => houses(new Date(ms), latitude, ankara[1]);

/** The sidereal time, in degrees, at which a degree of the ecliptic rises in Ankara. */
const obliqueAscension = (longitude: number) => {
  const tilt = e_tilt(MakeTime(new Date(start))).tobl * radians;
  const [x, y] = [Math.cos(longitude * radians), Math.sin(longitude * radians)];
  const declination = Math.asin(Math.sin(tilt) * y);
  const ascension = Math.atan2(Math.cos(tilt) * y, x);
  const difference = Math.asin(Math.tan(ankara[0] * radians) * Math.tan(declination));
  return turn((ascension - difference) / radians);
};

/** How many minutes each sign takes to rise there. */
const rising = signNames.map(
  (_, sign) =>
    (turn(obliqueAscension(sign * 30 + 30) - obliqueAscension(sign * 30)) / 360) *
    (SIDEREAL_DAY / MINUTE),
);
const minutesOf = (name: (typeof signNames)[number]) => rising[signNames.indexOf(name)]!;

test("Yükselen: Balık and Koç rise in seventy-three minutes in Ankara, four signs in two hours and a half", () => {
  expect(termOf("Yükselen")).toContain(
    "Ankara’da Balık ile Koç’un her biri yetmiş üç dakikada doğarken Aslan’dan Akrep’e kadar olan dört burcun her biri iki buçuk saat",
  );
  for (const name of ["Balık", "Koç"] as const)
    expect(Math.abs(minutesOf(name) - 73)).toBeLessThan(1);
  for (const name of ["Aslan", "Başak", "Terazi", "Akrep"] as const)
    expect(Math.abs(minutesOf(name) - 150)).toBeLessThan(5);
  expect(termOf("Yükselen")).toContain("Başak olana, Balık olanın iki katı");
  expect(minutesOf("Başak") / minutesOf("Balık")).toBeCloseTo(2, 0);
});

test("Gezegen saatleri: an hour of the day in Ankara has 75 minutes in June and 47 in December", () => {
  const observer = new Observer(...ankara, 0);
  const hour = (day: string) => {
    const midnight = new Date(`${day}T00:00+03:00`);
    const [rise, set] = [1, -1].map((way) => SearchRiseSet(Body.Sun, observer, way, midnight, 1)!);
    return Math.round((set!.date.getTime() - rise!.date.getTime()) / MINUTE / 12);
  };
  expect(termOf("Gezegen saatleri")).toContain(
    `Ankara’da bir gündüz saati 21 Haziran’da ${hour("2026-06-21")} dakika, 21 Aralık’ta ${hour("2026-12-21")} dakikadır`,
  );
});

test("Tepe noktası: in Türkiye it stands between 65 and 115 degrees from the ascendant", () => {
  const gaps = latitudes.flatMap((latitude) =>
    whole.map((ms) => Math.abs(between(at(latitude, ms)[9]!, at(latitude, ms)[0]!))),
  );
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  expect(termOf("Tepe noktası")).toContain("65 ile 115 arasında");
  expect(Math.abs(least - 65)).toBeLessThan(3);
  expect(Math.abs(most - 115)).toBeLessThan(3);
});

test("Placidus: in Türkiye one house may take 20 degrees and another 45", () => {
  const charts = latitudes.flatMap((latitude) =>
    whole.map((ms) => {
      const cusps = at(latitude, ms);
      const sizes = cusps.map((cusp, n) => turn(cusps[(n + 1) % 12]! - cusp));
      return { small: Math.min(...sizes), large: Math.max(...sizes) };
    }),
  );
  expect(termOf("Placidus")).toContain("biri 20 derece tutarken öteki 45 dereceye");
  expect(charts.some(({ small, large }) => small <= 20.5 && Math.abs(large - 45) < 0.5)).toBe(true);
  expect(charts.every(({ small, large }) => small > 18 && large < 50)).toBe(true);
});

test("Doğum saati: the ascendant takes four minutes for a degree, in İkizler seven or eight in half an hour", () => {
  const dayInMinutes = rising.reduce((sum, minutes) => sum + minutes, 0);
  for (const term of ["Doğum saati", "Derece ve dakika"])
    expect(termOf(term)).toMatch(/dört dakika(da bir|sı yükseleni ortalama bir) derece/);
  expect(dayInMinutes / 360).toBeCloseTo(4, 0);
  const article = contentOf("articles/yukselen-ikizler.md");
  expect(article).toContain("Saatiniz yarım saat oynuyorsa derece yedi sekiz kadar kayar");
  const moved = 30 / (minutesOf("İkizler") / 30);
  expect(moved).toBeGreaterThan(7);
  expect(moved).toBeLessThan(8);
});

test("Güneş dönüşü: from year to year the ascendant steps on by two signs and a bit up to four", () => {
  const shift = 5 * 60 + 49;
  const steps = whole.map((ms) => turn(at(39, ms + shift * MINUTE)[0]! - at(39, ms)[0]!) / 30);
  expect(contentOf("charts/solar.md")).toContain("iki burcu biraz geçmesi, kimi yıl dördü bulması");
  expect(Math.min(...steps)).toBeGreaterThan(2);
  expect(Math.min(...steps)).toBeLessThan(2.5);
  expect(Math.max(...steps)).toBeCloseTo(4, 0);
});

test("Vertex: in Türkiye it mostly falls from the fifth to the eighth house", () => {
  // The ascendant of the opposite sidereal time at the colatitude.
  const vertex = (latitude: number, ms: number) => at(90 - latitude, ms + SIDEREAL_DAY / 2)[0]!;
  const placed = whole.map((ms) => {
    const cusps = at(39, ms);
    const longitude = vertex(39, ms);
    return (
      1 + cusps.findIndex((cusp, n) => turn(longitude - cusp) < turn(cusps[(n + 1) % 12]! - cusp))
    );
  });
  expect(termOf("Vertex")).toContain("çoğunlukla beşinci ile sekizinci evler arasına");
  expect(placed.filter((house) => house >= 5 && house <= 8).length / placed.length).toBeGreaterThan(
    0.9,
  );
});
