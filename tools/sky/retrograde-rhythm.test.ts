import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { apparentLongitude, DAY } from "../../app/sky/longitude.ts";
import { ingresses } from "./audit-ingresses.ts";
import { dayText } from "./day-range.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { PLANETS, type Planet, type Retrograde, retrogrades } from "./retrograde.ts";
import { zodiacPosition } from "./zodiac-position.ts";

type Item = { planet: Planet; lead: string; rhythm: string; text: string[] };

const { intro, items } = parse(readFileSync("content/reference/retrogrades.yaml", "utf8")) as {
  intro: string[];
  items: Item[];
};
const itemOf = (planet: Planet) => items.find((item) => item.planet === planet)!;
const textOf = (planet: Planet) => itemOf(planet).text.join(" ");

const planets = Object.keys(PLANETS) as Planet[];
const [firstYear, lastYear] = [1990, 2040];
const periods = Object.fromEntries(
  planets.map((planet) => [planet, retrogrades(planet, firstYear, lastYear)]),
) as Record<Planet, Retrograde[]>;

const longitude = (planet: Planet, ms: number) => apparentLongitude(PLANETS[planet], ms);
const ahead = (a: number, b: number) => ((a - b + 540) % 360) - 180;
const signAndDegree = (planet: Planet, ms: number) => {
  const { sign, degree } = zodiacPosition(longitude(planet, ms));
  return `${degree} ${sign}`;
};
const signs = (planet: Planet, { start, end }: Retrograde) =>
  [start, end].map((ms) => zodiacPosition(longitude(planet, ms)).sign);
const days = ({ start, end }: Retrograde) => (end - start) / DAY;
const lasts = (planet: Planet, ms: number) =>
  retrogrades(planet, new Date(ms).getUTCFullYear(), new Date(ms).getUTCFullYear()).some(
    ({ start, end }) => start < ms && ms < end,
  );

/** Days or degrees as the texts print them: the whole numbers between which all values lie. */
function range(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return least === most ? `${least}` : `${least}–${most}`;
}

function intervals(planet: Planet): number[] {
  const list = periods[planet];
  return list.slice(1).map(({ start }, index) => (start - list[index]!.start) / DAY);
}

/** The part of all time, from one beginning to another, in which the planet goes back. */
function share(planet: Planet): number {
  const list = periods[planet].slice(0, -1);
  const whole = (periods[planet].at(-1)!.start - list[0]!.start) / DAY;
  return list.reduce((sum, period) => sum + days(period), 0) / whole;
}

test("The texts on retrogrades stand in the order of the planets", () => {
  expect(items.map(({ planet }) => planet)).toEqual(planets);
});

test.each(planets)("%s goes back as often, as long and as far as its text says", (planet) => {
  const arcs = periods[planet].map(({ start, end }) =>
    ahead(longitude(planet, start), longitude(planet, end)),
  );
  const figures = itemOf(planet).rhythm.match(/\d+(–\d+)? (gün|derece)/g);
  expect(figures).toEqual([
    `${range(intervals(planet))} gün`,
    `${range(periods[planet].map(days))} gün`,
    `${range(arcs)} derece`,
  ]);
});

test.each([
  ["Merkür", "yılın yaklaşık beşte biri", 1 / 5],
  ["Jüpiter", "Zamanının onda üçünü", 3 / 10],
  ["Satürn", "yüz kişide otuz altıyı", 36 / 100],
  ["Uranüs", "Her beş kişiden ikisi", 2 / 5],
  ["Plüton", "Doğum haritalarının yüzde kırk dördünde", 44 / 100],
] as const)(
  "%s goes back for the part of the time that its text states",
  (planet, phrase, part) => {
    expect(textOf(planet)).toContain(phrase);
    expect(Math.abs(share(planet) - part)).toBeLessThan(0.015);
  },
);

test("Mars goes back for less than a tenth of the time, but not much less", () => {
  expect(textOf("Mars")).toContain("onda biri bulmaz");
  expect(share("Mars")).toBeLessThan(0.1);
  expect(share("Mars")).toBeGreaterThan(0.09);
});

test("Merkür turns back three times a year and in some years four", () => {
  const starts = periods.Merkür.map(({ start }) => istanbulTime(start).date.slice(0, 4));
  const counts = Array.from(
    { length: lastYear - firstYear + 1 },
    (_, index) => starts.filter((year) => year === `${firstYear + index}`).length,
  );
  expect([...new Set(counts)].toSorted()).toEqual([3, 4]);
  expect(counts.filter((count) => count === 3).length).toBeGreaterThan(counts.length / 2);
});

test("With its shadows Merkür takes half of the year", () => {
  const whole = periods.Merkür.map(({ start, end }) => {
    let [from, to] = [start, end];
    while (ahead(longitude("Merkür", from), longitude("Merkür", end)) > 0) from -= DAY / 4;
    while (ahead(longitude("Merkür", to), longitude("Merkür", start)) < 0) to += DAY / 4;
    return to - from;
  });
  const mean = whole.reduce((sum, ms) => sum + ms, 0) / whole.length / DAY;
  const step = intervals("Merkür").reduce((sum, length) => sum + length, 0) / (whole.length - 1);
  expect(textOf("Merkür")).toContain("Gölgeler de sayılırsa yılın yarısı");
  expect(mean / step).toBeCloseTo(0.5, 1);
});

test("On nine days of ten some planet goes back", () => {
  const noons = Array.from(
    { length: (Date.UTC(lastYear + 1, 0, 1) - Date.UTC(firstYear, 0, 1)) / DAY },
    (_, index) => Date.UTC(firstYear, 0, 1, 12) + index * DAY,
  );
  const all = Object.values(periods).flat();
  const some = noons.filter((ms) => all.some(({ start, end }) => start < ms && ms < end));
  expect(intro.join(" ")).toContain(`${firstYear}–${lastYear} arasında on günün dokuzunda`);
  expect(some.length / noons.length).toBeCloseTo(0.9, 1);
});

test("Each year the slow planets turn back as many days later as their texts say", () => {
  const delays = (planet: Planet) => {
    const list = intervals(planet).map((interval) => interval - 365.25);
    return [Math.min(...list), Math.max(...list)].map((delay) => Math.round(delay));
  };
  expect(itemOf("Satürn").rhythm).toContain("iki haftaya yakın");
  expect(delays("Satürn")).toEqual([12, 14]);
  expect(itemOf("Uranüs").rhythm).toContain("dört beş gün");
  expect(delays("Uranüs")).toEqual([4, 5]);
  expect(itemOf("Neptün").rhythm).toContain("iki üç gün");
  expect(delays("Neptün")).toEqual([2, 2]);
});

test("Venüs turns back eight years later in nearly the same place, five times in between", () => {
  const [first, ...others] = retrogrades("Venüs", 2017, 2025);
  const last = others.at(-1)!;
  expect(others).toHaveLength(5);
  expect([first!, last].map(({ start }) => signAndDegree("Venüs", start))).toEqual([
    "13 Koç",
    "10 Koç",
  ]);
  expect(textOf("Venüs")).toContain(
    "2017’de 13 derece Koç’ta başlayanı 2025’te 10 derece Koç’ta başlayan",
  );
});

test("Mars went back for 60 days in 2003 and for 81 in 2012, all of them in Başak", () => {
  const [near, far] = [2003, 2012].map((year) => retrogrades("Mars", year, year)[0]!);
  expect([near!, far!].map((period) => Math.round(days(period)))).toEqual([60, 81]);
  expect(signs("Mars", far!)).toEqual(["Başak", "Başak"]);
  expect(textOf("Mars")).toMatch(/2003’te dönem 60 gün.+2012’de Başak’ta 81 gün/);
});

test.each([
  ["Jüpiter", 2026, ["Yengeç", "Yengeç", "Aslan", "Aslan"]],
  ["Jüpiter", 2028, ["Başak", "Başak"]],
  ["Satürn", 2025, ["Koç", "Balık"]],
] as const)(
  "%s begins and ends its periods of %i in the signs that its text names",
  (planet, year, expected) => {
    expect(retrogrades(planet, year, year).flatMap((period) => signs(planet, period))).toEqual(
      expected,
    );
    for (const sign of expected) expect(textOf(planet)).toContain(sign);
  },
);

test("The turns of 2024 and 2025 that the texts name are those of the sky", () => {
  const saturn = retrogrades("Satürn", 2025, 2025)[0]!;
  for (const ms of [saturn.start, saturn.end]) {
    const day = dayText(istanbulTime(ms).date).replace(" 2025", "’");
    expect(textOf("Satürn")).toContain(day);
  }
  const borders = ingresses(PLANETS.Satürn, 2025, 2025, 15).flatMap(({ crossings }) => crossings);
  expect(textOf("Satürn")).toContain("1 Eylül’de Balık’a");
  expect(borders.map((at) => istanbulTime(at).date)).toContain("2025-09-01");
  const pluto = retrogrades("Plüton", 2024, 2024)[0]!;
  expect([pluto.start, pluto.end].map((ms) => signAndDegree("Plüton", ms))).toEqual([
    "2 Kova",
    "29 Oğlak",
  ]);
  expect(textOf("Plüton")).toContain("2024’te Kova’nın 2 derecesinden");
});

test("Neptün stood still on the day that Galileo marked it and went back on that of its discovery", () => {
  const stations = retrogrades("Neptün", 1612, 1613).map(({ start }) => new Date(start));
  expect(stations.map((station) => station.toISOString().slice(0, 10))).toContain("1612-12-28");
  expect(lasts("Neptün", Date.UTC(1846, 8, 23, 22))).toBe(true);
  expect(textOf("Neptün")).toMatch(/28 Aralık 1612.+23 Eylül 1846/);
});

test("Uranüs had turned forward eleven days before it was found", () => {
  const { end } = retrogrades("Uranüs", 1781, 1781)[0]!;
  expect(Math.floor((Date.UTC(1781, 2, 13, 22) - end) / DAY)).toBe(11);
  expect(textOf("Uranüs")).toMatch(/13 Mart 1781.+on bir gün/);
});

test("Plüton went back on both plates on which it was found", () => {
  for (const day of [23, 29]) expect(lasts("Plüton", Date.UTC(1930, 0, day + 1))).toBe(true);
  expect(textOf("Plüton")).toContain("23 ve 29 Ocak 1930");
});

test("A text writes “geri gidiş (retro)” where it first speaks of it, and only there", () => {
  const texts = [intro, ...items.map(({ lead, rhythm, text }) => [lead, rhythm, ...text])];
  for (const text of texts) {
    const [first, ...others] = text.join(" ").match(/geri gidiş\p{L}*( \(retro\))?/giu)!;
    expect(first).toContain("(retro)");
    expect(others.join()).not.toContain("(retro)");
  }
});
