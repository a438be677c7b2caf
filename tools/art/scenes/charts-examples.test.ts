import { readFileSync } from "node:fs";
import { SearchMoonPhase, SearchSunLongitude } from "astronomy-engine";
import { expect, test } from "vitest";
import { signNames } from "../../../app/content/zodiac.ts";
import { between, turn } from "../../../app/sky/degrees.ts";
import { positionsAt } from "../../sky/positions.ts";
import { root } from "../canvas/encode.ts";
import { houses } from "../figures/positions.ts";
import {
  chartOf,
  derivedFrom,
  einstein,
  elizabeth,
  firdariaAge,
  goethe,
  kelly,
  lords,
  orville,
  profectionAge,
  progressedYears,
  republic,
  solarReturn,
  wilbur,
} from "./charts-moments.ts";
import { DAY, dayOf, degree, degreesIn, monthOf, textOf, YEAR } from "./charts-printed.ts";

const houseOf = (longitude: number, cusps: number[]) =>
  1 + cusps.findIndex((cusp, i) => turn(longitude - cusp) < turn(cusps[(i + 1) % 12]! - cusp));

test("Güneş dönüşü: Grace Kelly's return of 1955, and the same return in another town", () => {
  const text = textOf("solar");
  const born = kelly.at;
  const { sun } = positionsAt(born);
  const back = solarReturn;
  const natal = chartOf(kelly).cusps;
  const cusps = houses(back, ...kelly.coordinates);
  const inWest = houses(back, 34.05, -118.24);
  const { saturn, jupiter, venus, uranus } = positionsAt(back);
  const wedding = positionsAt(new Date("1956-04-19T09:30+01:00")).sun;
  expect(degreesIn(text)).toEqual(
    [sun, cusps[0]!, saturn, jupiter, venus, inWest[0]!, wedding].map(degree),
  );
  const there = (when: Date, options: Intl.DateTimeFormatOptions) =>
    when.toLocaleString("tr-TR", { timeZone: "America/New_York", ...options });
  const day = (when: Date) => there(when, { dateStyle: "long" });
  const clock = (when: Date) => there(when, { timeStyle: "short" }).replace(":", ".");
  expect(text).toContain(
    `${day(born)}’da Philadelphia’da, doğum kaydına göre sabah ${clock(born)}’de`,
  );
  expect(text).toContain(`${day(back)}’te Philadelphia saatiyle ${clock(back)}’da`);
  expect([houseOf(cusps[0]!, natal), houseOf(inWest[0]!, natal)]).toEqual([4, 2]);
  expect([sun, saturn, jupiter].map((at) => houseOf(at, cusps))).toEqual([9, 9, 7]);
  expect([sun, jupiter, uranus].map((at) => houseOf(at, inWest))).toEqual([11, 8, 7]);
  expect(Math.round(between(sun, saturn))).toBe(4);
  expect(Math.round(between(cusps[9]!, venus))).toBe(3);
  expect(text).toContain(`yerine ${day(SearchSunLongitude(venus, back, 60)!.date)}’te`);
  expect(between(wedding, jupiter)).toBeCloseTo(120, 0);
  const met = Object.entries(positionsAt(back)).filter(
    ([id, at]) => !/[nN]ode/.test(id) && Math.abs(between(wedding, at)) < 7,
  );
  expect(met).toEqual([]);
});

test("İlerletim: the Republic's progressed new and full moon", () => {
  const text = textOf("progress");
  const proclaimed = republic.at;
  const moonAt = (phase: number, from: string) => SearchMoonPhase(phase, new Date(from), 20)!.date;
  const newMoon = moonAt(0, "1923-10-30");
  const asYears = (when: Date) =>
    proclaimed.getTime() + ((when.getTime() - proclaimed.getTime()) / DAY) * YEAR;
  const { sun, moon } = positionsAt(proclaimed);
  const seed = positionsAt(newMoon).moon;
  expect(degreesIn(text).slice(0, 2)).toEqual([sun, moon].map(degree));
  expect(degreesIn(text).slice(2)).toEqual([degree(seed)]);
  expect(text).toContain(`${dayOf(proclaimed)}, 20.30`);
  expect(degree(chartOf(republic).cusps[0]!)).toMatch(/^Yengeç /);
  const days = (proclaimed.getTime() - moonAt(180, "1923-10-20").getTime()) / DAY;
  expect(Math.round(days)).toBe(5);
  expect(text).toContain(`${dayOf(newMoon)}’te`);
  expect(text).toContain(`${dayOf(asYears(newMoon))}’ü gösterir`);
  const fullMoon = moonAt(180, "1923-11-15");
  expect(text).toContain(`${dayOf(asYears(fullMoon))}’e rastlar`);
  // The wheel goes as far as that.
  const years = (fullMoon.getTime() - proclaimed.getTime()) / DAY;
  expect(progressedYears).toBe(Math.ceil(years));
});

test("Firdaria: Goethe's periods by day, and where each part begins", () => {
  const text = textOf("frideria");
  const { sun, moon } = positionsAt(goethe.at);
  expect(degreesIn(text)).toEqual([sun, moon].map(degree));
  const midheaven = chartOf(goethe).cusps[9]!;
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
      monthOf(goethe.at.getTime() + (begin(lord) + (years * n) / 7) * YEAR),
    );
  };
  expect([begin("merkur"), begin("ay")]).toEqual([18, 31]);
  expect(text).toContain(`18 ile 31 yaş arası, yani ${1749 + 18}–${1749 + 31} yılları`);
  const [first, last] = part("merkur", "jupiter");
  expect(text).toContain(`${first}’te başlayıp ${last}’te biter`);
  const [from, to] = part("ay", "gunes");
  expect(text).toContain(`${from}’te başlayıp ${to!.slice(-4)}’ye uzanır`);
  expect(text).toContain(`Yetmiş beşinde, ${1749 + begin("south") + 2}’te`);

  expect(text).toContain("Çarktaki ibre Goethe’nin otuz yedi yaşında");
  const shown = Math.floor(((firdariaAge - begin("ay")) * 7) / 9);
  expect([firdariaAge, order[(order.indexOf("ay") + shown) % 7]]).toEqual([37, "gunes"]);
  const night = [3, 4, 5, 6, 0, 1].map((n) => lords[n]![1]);
  const begins = night.map((_, n) => night.slice(0, n + 1).reduce((sum, years) => sum + years, 0));
  const card = readFileSync(`${root}content/charts/frideria.md`, "utf8").match(/Ay’la başlar, .*/)!;
  expect(card[0].match(/\d+/g)!.map(Number)).toEqual(begins);
});

test("Kompozit: the Wright brothers' midpoints, and the sky of the first flight", () => {
  const text = textOf("composite");
  const [older, younger] = [positionsAt(wilbur.at), positionsAt(orville.at)];
  const flight = positionsAt(new Date("1903-12-17T15:35Z"));
  const middle = (id: "sun" | "venus") => older[id] + between(older[id], younger[id]) / 2;
  const places = [older.sun, younger.sun, middle("sun"), flight.sun, flight.uranus];
  expect(degreesIn(text)).toEqual([...places, middle("venus")].map(degree));
  expect(Math.abs(between(middle("sun"), flight.uranus))).toBeGreaterThan(179);
});

test("Profeksiyon: Einstein's twenty-sixth year, its house and its lord", () => {
  const text = textOf("profection");
  const { sun, mercury, saturn } = positionsAt(einstein.at);
  const ascendant = chartOf(einstein).cusps[0]!;
  expect(degreesIn(text)).toEqual([ascendant, mercury, saturn].map(degree));
  const sign = (longitude: number) => Math.floor(turn(longitude) / 30);
  const house = (profectionAge % 12) + 1;
  expect(house).toBe(3);
  expect(signNames[(sign(ascendant) + house - 1) % 12]).toBe("Başak");
  expect(((sign(mercury) - sign(ascendant) + 12) % 12) + 1).toBe(10);
  const apart = Math.abs(between(sun, mercury));
  expect(apart).toBeGreaterThan(9);
  expect(apart).toBeLessThan(10);
});

test("Türetilmiş evler: Elizabeth's father's office is her first house, and its lord culminates", () => {
  const text = textOf("derivative");
  const { saturn } = positionsAt(elizabeth.at);
  const { cusps } = chartOf(elizabeth);
  expect(degreesIn(text)).toEqual([cusps[0]!, saturn].map(degree));
  expect(Math.round(between(saturn, cusps[9]!))).toBe(1);
  const turned = (person: number, matter: number) => ((person + matter - 2) % 12) + 1;
  expect(turned(derivedFrom, 10)).toBe(1);
  expect(turned(10, 10)).toBe(7);
  expect(turned(turned(3, 7), 10)).toBe(6);
  expect(turned(5, 10)).toBe(2);
  expect(turned(4, 11)).toBe(2);
});
