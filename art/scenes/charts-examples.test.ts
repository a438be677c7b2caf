import { readFileSync } from "node:fs";
import {
  EquatorFromVector,
  GeoMoon,
  MakeTime,
  Observer,
  RotateVector,
  Rotation_EQJ_EQD,
  SearchGlobalSolarEclipse,
  SearchLocalSolarEclipse,
  SearchMoonPhase,
  SearchSunLongitude,
} from "astronomy-engine";
import { expect, test } from "vitest";
import { type ChartId, signNames } from "../../content-model/zodiac.ts";
import { istanbulTime } from "../../sky/istanbul-time.ts";
import { eclipseAt } from "../../sky/moon.ts";
import { positionsAt } from "../../sky/positions.ts";
import { findRoots } from "../../sky/roots.ts";
import { zodiacPosition } from "../../sky/zodiac-position.ts";
import { root } from "../canvas/encode.ts";
import { between, birth, houses, istanbul, turn } from "../figures/positions.ts";
import { age, eclipseShown, lords, solarReturn } from "./charts-moments.ts";

/** The techniques' texts print what the sky gave at a public moment; each figure is computed again here. */
const textOf = (chart: ChartId) =>
  readFileSync(`${root}content/charts/${chart}.md`, "utf8").replace(/^---[\s\S]*?\n---\n/, "");

/** Every "Aslan’ın 20" of a text, in its order. */
const degreesIn = (text: string) =>
  [...text.matchAll(/(\p{L}+)’n?[ıiuü]n (\d+)/gu)]
    .filter(([, sign]) => signNames.some((name) => name === sign))
    .map(([, sign, degree]) => `${sign} ${degree}`);

const degree = (longitude: number) => {
  const { sign, degree } = zodiacPosition(turn(longitude));
  return `${sign} ${degree}`;
};

const inWords = (when: number | Date, options: Intl.DateTimeFormatOptions) =>
  new Date(when).toLocaleDateString("tr-TR", { timeZone: "Europe/Istanbul", ...options });
const dayOf = (when: number | Date) => inWords(when, { dateStyle: "long" });
const monthOf = (when: number | Date) => inWords(when, { month: "long", year: "numeric" });
const clockOf = (when: Date) => istanbulTime(when.getTime()).time.replace(":", ".");

const houseOf = (longitude: number, cusps: number[]) =>
  1 + cusps.findIndex((cusp, i) => turn(longitude - cusp) < turn(cusps[(i + 1) % 12]! - cusp));

const DAY = 86_400_000;
const YEAR = 365.2422 * DAY;

test("Güneş dönüşü: the wheel's own return, its day before the birthday, and another town", () => {
  const text = textOf("solar");
  const natal = houses(birth, ...istanbul);
  const ofReturn = houses(solarReturn, ...istanbul);
  const inKars = houses(solarReturn, 40.6, 43.1)[0]!;
  const { sun, mars, uranus } = positionsAt(solarReturn);
  expect(degreesIn(text)).toEqual([sun, ofReturn[0]!, mars, uranus, inKars].map(degree));
  expect(text).toContain(`${dayOf(birth)} sabahına, saat ${clockOf(birth)}’ye`);
  expect(text).toContain(`${dayOf(solarReturn)} akşamı ${clockOf(solarReturn)}’de`);
  expect([houseOf(ofReturn[0]!, natal), houseOf(inKars, natal)]).toEqual([5, 6]);
  expect([houseOf(mars, ofReturn), houseOf(sun, ofReturn)]).toEqual([9, 7]);
  expect(Math.round(between(ofReturn[0]!, inKars))).toBe(11);
  expect(text).toContain(`yerine ${dayOf(SearchSunLongitude(mars, solarReturn, 200)!.date)}’te`);
});

test("İlerletim: the Republic's progressed new and full moon", () => {
  const text = textOf("progress");
  const proclaimed = new Date("1923-10-29T20:30+02:00");
  const moonAt = (phase: number, from: string) => SearchMoonPhase(phase, new Date(from), 20)!.date;
  const newMoon = moonAt(0, "1923-10-30");
  const asYears = (when: Date) =>
    proclaimed.getTime() + ((when.getTime() - proclaimed.getTime()) / DAY) * YEAR;
  const { sun, moon } = positionsAt(proclaimed);
  const seed = positionsAt(newMoon).moon;
  expect(degreesIn(text).slice(0, 2)).toEqual([sun, moon].map(degree));
  expect(degreesIn(text).slice(2)).toEqual([degree(seed)]);
  expect(text).toContain(`${dayOf(proclaimed)}, 20.30`);
  expect(degree(houses(proclaimed, 39.93, 32.86)[0]!)).toMatch(/^Yengeç /);
  const days = (proclaimed.getTime() - moonAt(180, "1923-10-20").getTime()) / DAY;
  expect(Math.round(days)).toBe(5);
  expect(text).toContain(`${dayOf(newMoon)}’te`);
  expect(text).toContain(`${dayOf(asYears(newMoon))}’ü gösterir`);
  expect(text).toContain(`${dayOf(asYears(moonAt(180, "1923-11-15")))}’e rastlar`);
});

test("Firdaria: Goethe's periods by day, and where each part begins", () => {
  const text = textOf("frideria");
  const goethe = new Date("1749-08-28T11:25Z");
  const { sun, moon } = positionsAt(goethe);
  expect(degreesIn(text)).toEqual([sun, moon].map(degree));
  const midheaven = houses(goethe, 50.11, 8.68)[9]!;
  expect(Math.abs(between(midheaven, sun))).toBeLessThan(1);

  const begin = (lord: string) => {
    const before = lords.slice(
      0,
      lords.findIndex(([id]) => id === lord),
    );
    return before.reduce((sum, [, years]) => sum + years, 0);
  };
  const order = lords.slice(0, 7).map(([id]) => id);
  const part = (lord: string, sub: string) => {
    const years = lords.find(([id]) => id === lord)![1];
    const place = (order.indexOf(sub) - order.indexOf(lord) + 7) % 7;
    return [place, place + 1].map((n) =>
      monthOf(goethe.getTime() + (begin(lord) + (years * n) / 7) * YEAR),
    );
  };
  expect([begin("merkur"), begin("ay")]).toEqual([18, 31]);
  expect(text).toContain(`18 ile 31 yaş arası, yani ${1749 + 18}–${1749 + 31} yılları`);
  const [first, last] = part("merkur", "jupiter");
  expect(text).toContain(`${first}’te başlayıp ${last}’te biter`);
  const [from, to] = part("ay", "gunes");
  expect(text).toContain(`${from}’te başlayıp ${to!.slice(-4)}’ye uzanır`);
  expect(text).toContain(`Yetmiş beşinde, ${1749 + begin("south") + 2}’te`);

  const part35 = Math.floor(((age - begin("ay")) * 7) / 9);
  expect(order[(order.indexOf("ay") + part35) % 7]).toBe("mars");
  const night = [3, 4, 5, 6, 0, 1].map((n) => lords[n]![1]);
  const begins = night.map((_, n) => night.slice(0, n + 1).reduce((sum, years) => sum + years, 0));
  const card = readFileSync(`${root}content/charts/frideria.md`, "utf8").match(/Ay’la başlar, .*/)!;
  expect(card[0].match(/\d+/g)!.map(Number)).toEqual(begins);
});

test("Kompozit: the Wright brothers' midpoints, and the sky of the first flight", () => {
  const text = textOf("composite");
  const wilbur = positionsAt(new Date("1867-04-16T17:40Z"));
  const orville = positionsAt(new Date("1871-08-19T17:40Z"));
  const flight = positionsAt(new Date("1903-12-17T15:35Z"));
  const middle = (id: "sun" | "venus") => wilbur[id] + between(wilbur[id], orville[id]) / 2;
  const places = [wilbur.sun, orville.sun, middle("sun"), flight.sun, flight.uranus];
  expect(degreesIn(text)).toEqual([...places, middle("venus")].map(degree));
  expect(Math.abs(between(middle("sun"), flight.uranus))).toBeGreaterThan(179);
});

test("Tutulma: Antalya 2006, its family, and what will be seen from Türkiye", () => {
  const text = textOf("eclipse");
  const eclipses = ["2006-03-20", "2024-04-01", "2027-07-20", "2030-05-20"];
  const [seen, kin, next, ring] = eclipses.map(
    (from) => SearchGlobalSolarEclipse(new Date(from)).peak.date,
  ) as [Date, Date, Date, Date];
  const shown = eclipseShown.peak.date;
  const suns = [seen, kin, shown, next, ring].map((when) => positionsAt(when).sun);
  expect(degreesIn(text)).toEqual([...suns, positionsAt(seen).mars].map(degree));
  for (const when of [seen, kin, shown, next, ring]) expect(text).toContain(dayOf(when));
  expect(eclipseAt("Yeni Ay", ring.getTime())).toBe("halkalı Güneş tutulması");
  expect(Math.round(between(positionsAt(seen).trueNode, suns[0]!))).toBe(4);

  const local = (from: Date, latitude: number, longitude: number) =>
    SearchLocalSolarEclipse(new Date(from.getTime() - DAY), new Observer(latitude, longitude, 0));
  const antalya = local(seen, 36.9, 30.7);
  const [dark, light] = [antalya.total_begin!.time.date, antalya.total_end!.time.date];
  expect(text).toContain(`${dayOf(dark)} ${inWords(dark, { weekday: "long" }).toLowerCase()}`);
  expect(text).toContain(`saat ${clockOf(dark)}’te`);
  expect(Math.floor((light.getTime() - dark.getTime()) / 60_000)).toBe(3);
  const whole = antalya.partial_end.time.date.getTime() - antalya.partial_begin.time.date.getTime();
  expect(Math.round(whole / 60_000)).toBe(2 * 60 + 35);
  for (const [latitude, longitude] of [istanbul, [39.93, 32.86]] as const)
    expect(local(next, latitude, longitude).obscuration).toBeGreaterThan(0.5);
  for (const [latitude, longitude] of [istanbul, [40.19, 29.06], [40.15, 26.41]] as const)
    expect(local(ring, latitude, longitude).kind).toBe("annular");
});

test("Profeksiyon: Einstein's twenty-sixth year, its house and its lord", () => {
  const text = textOf("profection");
  const einstein = new Date("1879-03-14T10:50Z");
  const { sun, mercury, saturn } = positionsAt(einstein);
  const ascendant = houses(einstein, 48.4, 10)[0]!;
  expect(degreesIn(text)).toEqual([ascendant, mercury, saturn].map(degree));
  const sign = (longitude: number) => Math.floor(turn(longitude) / 30);
  const house = ((1905 - 1879) % 12) + 1;
  expect(house).toBe(3);
  expect(signNames[(sign(ascendant) + house - 1) % 12]).toBe("Başak");
  expect(((sign(mercury) - sign(ascendant) + 12) % 12) + 1).toBe(10);
  const apart = Math.abs(between(sun, mercury));
  expect(apart).toBeGreaterThan(9);
  expect(apart).toBeLessThan(10);
});

test("Türetilmiş evler: Elizabeth's father's office is her first house, and its lord culminates", () => {
  const text = textOf("derivative");
  const elizabeth = new Date("1926-04-21T02:40+01:00");
  const { saturn } = positionsAt(elizabeth);
  const cusps = houses(elizabeth, 51.51, -0.145);
  expect(degreesIn(text)).toEqual([cusps[0]!, saturn].map(degree));
  expect(Math.round(between(saturn, cusps[9]!))).toBe(1);
  const turned = (person: number, matter: number) => ((person + matter - 2) % 12) + 1;
  expect(turned(4, 10)).toBe(1);
  expect(turned(10, 10)).toBe(7);
  expect(turned(turned(3, 7), 10)).toBe(6);
  expect(turned(5, 10)).toBe(2);
  expect(turned(4, 11)).toBe(2);
});

test("Ay düğümleri: the next signs, and the returns in Kepler's life", () => {
  const text = textOf("nodes");
  const node = (ms: number) => positionsAt(new Date(ms)).trueNode;
  const crossings = findRoots((ms) => Math.sin((6 * node(ms) * Math.PI) / 180), {
    from: Date.UTC(2024, 11, 1),
    to: Date.UTC(2030, 0, 1),
    step: 2 * DAY,
    tolerance: 60_000,
  }).map(({ at }) => ({ day: dayOf(at), sign: zodiacPosition(node(at + DAY)).sign }));
  expect(crossings).toHaveLength(4);
  for (const { day, sign } of crossings)
    expect(text).toMatch(new RegExp(`${day}’(te|da|de) ${sign}`));

  const north = Array.from({ length: 31 * 8 }, (_, n) => {
    const time = MakeTime(new Date(Date.UTC(2025, 0, 1) + (n * DAY) / 8));
    return EquatorFromVector(RotateVector(Rotation_EQJ_EQD(time), GeoMoon(time))).dec;
  });
  // The most is 28.7°; half a turn of the nodes away it is 18.5°.
  expect(Math.max(...north)).toBeGreaterThan(28.3);

  const kepler = Date.UTC(1572, 0, 6, 12);
  expect(degreesIn(text)).toEqual([node(kepler), node(kepler) + 180].map(degree));
  const turns = findRoots((ms) => Math.sin(((node(ms) - node(kepler)) * Math.PI) / 180), {
    from: kepler + YEAR,
    to: Date.UTC(1628, 0, 1),
    step: 30 * DAY,
    tolerance: DAY / 24,
  }).map(({ at }) => monthOf(at));
  const [, first, reversed, second, summer, third] = turns;
  expect(text).toContain(`İlk düğüm dönüşü ${first}’a`);
  expect(text).toContain(`${reversed}’dakinden`);
  expect(text).toContain(`İkincisi ${second}’dadır`);
  expect(summer).toMatch(/^(Ağustos|Eylül) 1618$/);
  expect(text).toContain(`Üçüncüsü ${third}’ye`);
});
