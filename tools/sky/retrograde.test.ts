import { expect, test } from "vitest";
import { planetNames, type SignName, signNames } from "../../app/content/zodiac.ts";
import { DAY } from "../../app/sky/longitude.ts";
import { dayStart } from "./day-range.ts";
import reference from "./reference-2026.json" with { type: "json" };
import { PLANETS, type Planet, retrogrades, speed, statedCards, yearCards } from "./retrograde.ts";
import { STATED_RETROGRADES } from "./stated-retrogrades.ts";

const arcminutes = (sign: string, degree: number, minute: number) =>
  signNames.indexOf(sign as SignName) * 1800 + degree * 60 + minute;

test("The stations of 2026 are those of the reference, on the same day and within an arcminute", () => {
  const stations = yearCards(2026).flatMap(({ title, periods }) =>
    periods.flatMap(({ start, end }) => [
      { planet: title, ...start },
      { planet: title, ...end },
    ]),
  );
  const expected = reference.retrograde2026.flatMap(({ planet, retrograde, direct }) => [
    { planet, ...retrograde },
    { planet, ...direct },
  ]);
  const days = (list: { planet: string; date: string }[]) => list.map((s) => [s.planet, s.date]);
  expect(days(stations)).toEqual(days(expected));
  for (const [index, { sign, deg, min, planet, date }] of expected.entries()) {
    const found = stations[index]!;
    const distance =
      arcminutes(found.sign, found.degree, found.minute) - arcminutes(sign, deg, min);
    expect(Math.abs(distance), `${planet} ${date}`).toBeLessThanOrEqual(1);
  }
});

test("A planet really turns back at the start of each period and forward at its end", () => {
  for (const planet of Object.keys(PLANETS) as Planet[]) {
    const periods = retrogrades(planet, 2024, 2028);
    expect(periods.length, planet).toBeGreaterThanOrEqual(2);
    for (const { start, end } of periods) {
      const signs = [start - DAY, start + DAY, (start + end) / 2, end - DAY, end + DAY].map((ms) =>
        Math.sign(speed(planet, ms)),
      );
      expect(signs, planet).toEqual([1, -1, -1, -1, 1]);
    }
  }
});

test("The 2024-2025 card keeps the stated planets, order and days [10.5]", () => {
  const ranges = statedCards().map(({ title, periods }) => [title, ...periods.map((p) => p.range)]);
  expect(ranges).toEqual([
    [
      "Merkür",
      "05-28 Ağustos 2024",
      "25 Kasım-16 Aralık 2024",
      "14 Mart-08 Nisan 2025",
      "17 Temmuz-11 Ağustos 2025",
      "09-30 Kasım 2025",
    ],
    ["Venüs", "1 Mart-14 Nisan 2025"],
    ["Mars", "06 Aralık 2024-25 Şubat 2025"],
    ["Plüton", "2 Mayıs-12 Ekim 2024"],
    ["Satürn", "29 Haziran-15 Kasım 2024"],
    ["Jüpiter", "08 Ekim 2024-04 Şubat 2025"],
  ]);
});

test("Every stated day is at most one day from the computed station whose degree it prints", () => {
  const computed = statedCards().flatMap(({ periods }) => periods);
  const stated = STATED_RETROGRADES.flatMap(({ periods }) => [...periods]);
  for (const [index, [start, end]] of stated.entries()) {
    const period = computed[index]!;
    expect(Math.abs(Date.parse(period.start.date) - dayStart(start)), start).toBeLessThanOrEqual(
      DAY,
    );
    expect(Math.abs(Date.parse(period.end.date) - dayStart(end)), end).toBeLessThanOrEqual(DAY);
  }
});

test("A period's description names degree and sign at its start and at its end", () => {
  expect(statedCards()[3]!.periods[0]!.description).toBe(
    "2°06′ Kova’da başlar, 29°38′ Oğlak’ta biter",
  );
});

test("A year's cards stand in the order of the planets and leave out those that never turn back", () => {
  expect(yearCards(2026).map(({ title }) => title)).toEqual(
    planetNames.filter((name) => !["Güneş", "Ay", "Mars"].includes(name)),
  );
  expect(yearCards(2027).map(({ title }) => title)).not.toContain("Venüs");
});

test("A period that crosses the new year stands whole in both years", () => {
  const jupiter = (year: number) => yearCards(year).find(({ title }) => title === "Jüpiter")!;
  const crossing = jupiter(2026).periods[1]!;
  expect(crossing.range).toBe("13 Aralık 2026-13 Nisan 2027");
  expect(jupiter(2027).periods[0]).toEqual(crossing);
});
