import {
  Body,
  Ecliptic,
  EquatorFromVector,
  e_tilt,
  GeoMoon,
  GeoVector,
  PlanetOrbitalPeriod,
  RotateVector,
  Rotation_EQJ_EQD,
} from "astronomy-engine";
import { expect, test } from "vitest";
import { astroTime, DAY } from "../../app/sky/longitude.ts";
import { positionsAt } from "./positions.ts";
import { ahead, BODIES, type BodyName, HOUR, longitudeOf, termOf } from "./printed.ts";
import { speed } from "./retrograde.ts";
import { findRoots } from "./roots.ts";

const YEAR = 365.2422 * DAY;
const start = Date.UTC(1980, 0, 1);
const every = (days: number, count: number) =>
  Array.from({ length: count }, (_, index) => start + index * days * DAY);
const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
const fromSun = (body: BodyName, ms: number) =>
  Math.abs(ahead(longitudeOf(body, ms), longitudeOf("Güneş", ms)));

/** The mean length of a body's way round, or of its way back to the Sun. */
function meanTurn(longitude: (ms: number) => number, turns: number, about: number, begin = start) {
  const from = longitude(begin);
  const [end] = findRoots((ms) => ahead(longitude(ms), from), {
    from: begin + about * (turns - 0.2),
    to: begin + about * (turns + 0.2),
    step: about / 20,
    tolerance: 1000,
  });
  return (end!.at - begin) / turns;
}

test("The mean month from new moon to new moon, and from place to place, is as long as the terms say", () => {
  const phase = (ms: number) => longitudeOf("Ay", ms) - longitudeOf("Güneş", ms);
  const month = Math.round(meanTurn(phase, 1255, 29.53 * DAY) / 60_000);
  const [days, hours, minutes] = [
    Math.floor(month / 1440),
    Math.floor(month / 60) % 24,
    month % 60,
  ];
  expect(termOf("Ay evresi")).toContain(`${days} gün ${hours} saat ${minutes} dakika`);
  const tropical = Math.round(meanTurn((ms) => longitudeOf("Ay", ms), 1337, 27.32 * DAY) / HOUR);
  expect(termOf("Ay dönüşü")).toContain(`${Math.floor(tropical / 24)} gün ${tropical % 24} saatte`);
});

test("A year is 365 days, 5 hours and 49 minutes, and 223 months are a Saros", () => {
  // The year is a little longer or shorter from each point of the orbit.
  const years = [0, 1, 2, 3].map((quarter) =>
    meanTurn((ms) => longitudeOf("Güneş", ms), 93, YEAR, start + (quarter * YEAR) / 4),
  );
  const year = Math.round(years.reduce((sum, ms) => sum + ms, 0) / 4 / 60_000);
  expect(year - 365 * 1440).toBe(5 * 60 + 49);
  expect(termOf("Güneş dönüşü")).toContain("365 günden 5 saat 49 dakika uzundur");
  const saros = (223 * 29.530_588 - 18 * 365 - 4) * 24;
  expect(termOf("Saros")).toContain("18 yıl 11 gün 8 saat");
  expect(termOf("Saros")).toContain("223 yeni ay");
  expect(Math.abs(saros - (11 * 24 + 8))).toBeLessThan(1);
});

test("The nodes take 18 years and 7 months, and their returns fall on the printed ages", () => {
  const node = (ms: number) => positionsAt(new Date(ms)).meanNode;
  const turn = meanTurn(node, 2, 18.6 * YEAR) / YEAR;
  expect(`${Math.floor(turn)} yıl ${Math.floor((turn % 1) * 12)} ay`).toBe("18 yıl 7 ay");
  for (const term of ["Ay düğümleri", "Düğüm dönüşü", "Sınır dışı gezegen"])
    expect(termOf(term)).toContain("18 yıl 7 ay");
  expect([2, 3, 4].map((count) => Math.round(turn * count))).toEqual([37, 56, 74]);
  expect([0.5, 1.5].map((count) => Math.round(turn * count))).toEqual([9, 28]);
  expect(termOf("Düğüm dönüşü")).toMatch(/on sekiz–on dokuz, otuz yedi, elli altı ve yetmiş dört/);
  expect(termOf("Düğüm dönüşü")).toContain("dokuz ve yirmi sekiz yaşında");
  const sky = every(4, 1700).map((ms) => positionsAt(new Date(ms)));
  expect(most(sky.map((at) => Math.abs(ahead(at.trueNode, at.meanNode))))).toBeLessThan(2);
  expect(termOf("Ay düğümleri")).toContain("Fark iki dereceyi bulmaz");
});

test("The planets' turns are as long as the terms say, and Jupiter's returns fall on the printed ages", () => {
  const years = (body: Body) => PlanetOrbitalPeriod(body) / 365.25;
  const slow = [Body.Uranus, Body.Neptune, Body.Pluto].map((body) => Math.round(years(body)));
  expect(termOf("Kuşak gezegenleri")).toContain(`Turları ${slow[0]}, ${slow[1]} ve ${slow[2]} yıl`);
  expect(termOf("Uranüs karşıtlığı")).toContain(`Turu ${slow[0]} yıl`);
  const jupiter = years(Body.Jupiter);
  expect(termOf("Jüpiter dönüşü")).toContain(
    `${Math.floor(jupiter)} yıl ${Math.floor((jupiter % 1) * 12)} ayda`,
  );
  expect([1, 2, 3, 4, 5, 6].map((n) => Math.round(n * jupiter))).toEqual([12, 24, 36, 47, 59, 71]);
  expect(termOf("Jüpiter dönüşü")).toContain(
    "on iki, yirmi dört, otuz altı, kırk yedi, elli dokuz ve yetmiş bir yaş",
  );
  expect(termOf("Satürn dönüşü")).toContain("29 buçuk yılda");
  expect(Math.round(years(Body.Saturn) * 2)).toBe(59);
});

/** The ages at which a planet first and last comes to that distance from its place at birth. */
function ages(body: "Satürn" | "Uranüs", angle: number, [from, to]: [number, number]) {
  return Array.from({ length: 60 }, (_, year) => Date.UTC(1930, 0, 1) + year * 1.07 * YEAR).flatMap(
    (birth) => {
      const target = longitudeOf(body, birth) + angle;
      return findRoots((ms) => ahead(longitudeOf(body, ms), target), {
        from: birth + from * YEAR,
        to: birth + to * YEAR,
        step: 20 * DAY,
        tolerance: DAY,
      }).map(({ at }) => (at - birth) / YEAR);
    },
  );
}

test("Saturn comes back between 28½ and 30, Uranus stands opposite between 38 and 45", () => {
  const returns = ages("Satürn", 0, [26, 33]);
  expect(Math.round(least(returns) * 2) / 2).toBe(28.5);
  expect(Math.round(most(returns) * 2) / 2).toBe(30);
  expect(termOf("Satürn dönüşü")).toContain("yirmi sekiz buçuk ile otuz yaş arasındadır");
  const opposite = ages("Uranüs", 180, [35, 48]);
  expect([least(opposite), most(opposite)].map(Math.round)).toEqual([38, 45]);
  expect(termOf("Uranüs karşıtlığı")).toContain("otuz sekiz ile kırk beş arasında");
});

test("Moon, Mercury and Saturn go as fast as the terms say", () => {
  const moon = every(0.7, 5000).map((ms) =>
    ahead(longitudeOf("Ay", ms + DAY / 2), longitudeOf("Ay", ms - DAY / 2)),
  );
  expect([least(moon), most(moon)].map(Math.round)).toEqual([12, 15]);
  for (const term of ["Ay burcu", "Gezegen hızı"]) expect(termOf(term)).toMatch(/12–15 derece/);
  const fastest = (planet: "Merkür" | "Satürn") =>
    Math.round(most(every(3, 3600).map((ms) => speed(planet, ms))) * 60);
  expect([fastest("Merkür"), fastest("Satürn")]).toEqual([2 * 60 + 12, 8]);
  expect(termOf("Gezegen hızı")).toContain("2 derece 12 dakika, Satürn en çok 8 dakika");
});

test("Mercury is burnt for a quarter of the time and under the beams for nearly half", () => {
  const gaps = every(5, 3400).map((ms) => fromSun("Merkür", ms));
  const share = (limit: number) => gaps.filter((gap) => gap < limit).length / gaps.length;
  expect(termOf("Yanık")).toMatch(/8 buçuk derecedir.+Doğumların dörtte birinde Merkür/);
  expect(Math.abs(share(8.5) - 1 / 4)).toBeLessThan(0.015);
  expect(termOf("Güneş ışınları altında")).toContain("ömrünün yarısına yakınını");
  expect(share(15)).toBeGreaterThan(0.44);
  expect(share(15)).toBeLessThan(0.5);
  expect(Math.ceil(most(gaps))).toBe(28);
  expect(termOf("Güneş ışınları altında")).toContain("en çok 28 derece");
  const venus = every(5, 3400).map((ms) => fromSun("Venüs", ms));
  expect(Math.ceil(most(venus))).toBe(48);
  expect(termOf("Karşıt")).toContain("ilki 28, ikincisi 48 dereceden fazla ayrılmaz");
});

test("Boş ev: with whole-sign houses two of three people have five or six empty ones", () => {
  const names = Object.keys(BODIES) as BodyName[];
  const empty = every(11, 1200).map(
    (ms) => 12 - new Set(names.map((name) => Math.floor(longitudeOf(name, ms) / 30))).size,
  );
  expect(termOf("Boş ev")).toContain("en az iki ev boştur, çoğumuzda beş altı");
  expect(least(empty)).toBeGreaterThanOrEqual(2);
  expect(empty.filter((count) => count === 5 || count === 6).length / 1200).toBeGreaterThan(0.6);
});

test("The Moon is burnt for sixteen or seventeen hours, and meets Saturn four degrees on in seven or eight", () => {
  const month = 360 / 29.530_588;
  expect(8.5 / (month / 24)).toBeCloseTo(16.7, 1);
  expect(termOf("Yanık")).toContain("on altı on yedi saatte");
  expect(4 / (360 / 27.32 / 24)).toBeCloseTo(7.3, 1);
  expect(termOf("Yaklaşan ve ayrılan açı")).toContain("yedi sekiz saat sonra");
});

test("Venus stays within nine degrees of the ecliptic, which is inclined by 23°26′", () => {
  const latitudes = every(3, 3600).map((ms) =>
    Math.abs(Ecliptic(GeoVector(Body.Venus, astroTime(ms), true)).elat),
  );
  expect(termOf("Ekliptik")).toContain("Venüs bile ondan 9 dereceden fazla uzaklaşmaz");
  expect(Math.ceil(most(latitudes))).toBe(9);
  const tilt = e_tilt(astroTime(Date.UTC(2026, 0, 1))).tobl;
  expect(`${Math.floor(tilt)} derece ${Math.floor((tilt % 1) * 60)} dakika`).toBe(
    "23 derece 26 dakika",
  );
  for (const term of ["Ekliptik", "Deklinasyon", "Sınır dışı gezegen"])
    expect(termOf(term)).toContain("23 derece 26 dakika");
});

const declination = (body: Body, ms: number) => {
  const time = astroTime(ms);
  const seen = body === Body.Moon ? GeoMoon(time) : GeoVector(body, time, true);
  return Math.abs(EquatorFromVector(RotateVector(Rotation_EQJ_EQD(time), seen)).dec);
};

test("Saturn and Neptune stay inside in this century; the Moon goes out in half of its months", () => {
  const century = Array.from({ length: 1800 }, (_, n) => Date.UTC(2001, 0, 1) + n * 20 * DAY);
  for (const body of [Body.Saturn, Body.Neptune])
    expect(most(century.map((ms) => declination(body, ms)))).toBeLessThan(23.43);
  expect(termOf("Sınır dışı gezegen")).toContain("Satürn ile Neptün bu yüzyılda hep içeride");
  const months = Array.from({ length: 249 }, (_, month) =>
    most(
      Array.from({ length: 55 }, (_, half) =>
        declination(Body.Moon, Date.UTC(2006, 5, 1) + (month * 27.32 + half / 2) * DAY),
      ),
    ),
  );
  const out = months.filter((farthest) => farthest > 23.436).length / months.length;
  expect(out).toBeCloseTo(0.5, 1);
  expect(most(months)).toBeGreaterThan(28);
  expect(termOf("Sınır dışı gezegen")).toMatch(/turunun yarısında.+28 dereceyi aşabilir/);
});
