import { NextGlobalSolarEclipse, NextLunarEclipse } from "astronomy-engine";
import { expect, test } from "vitest";
import { type SignName, signNames } from "../../app/content/zodiac.ts";
import { moonYear } from "./moon.ts";
import reference from "./reference-2026.json" with { type: "json" };

const YEARS = [2025, 2026, 2027, 2028];

const clock = ({ date, time }: { date: string; time: string }) => Date.parse(`${date}T${time}Z`);
const arcminutes = (sign: string, degree: number, minute: number) =>
  signNames.indexOf(sign as SignName) * 1800 + degree * 60 + minute;

test("Every moon of 2026 is within a minute and an arcminute of the reference", () => {
  const rows = moonYear(2026);
  expect(rows).toHaveLength(25);
  expect(reference.moon2026).toHaveLength(25);
  for (const [index, expected] of reference.moon2026.entries()) {
    const row = rows[index]!;
    expect(row.phase, expected.date).toBe(expected.phase);
    expect(row.eclipse, expected.date).toBe(expected.eclipse);
    expect(Math.abs(clock(row) - clock(expected)), expected.date).toBeLessThanOrEqual(60_000);
    const distance =
      arcminutes(row.sign, row.degree, row.minute) -
      arcminutes(expected.sign, expected.deg, expected.min);
    expect(Math.abs(distance), expected.date).toBeLessThanOrEqual(1);
  }
});

// Half a minute late, as a search without aberration is, would miss about half of them.
test("All but a few moons of 2026 fall on the reference's very minute", () => {
  const rows = moonYear(2026);
  const same = reference.moon2026.filter((row, index) => clock(row) === clock(rows[index]!));
  expect(same.length).toBeGreaterThanOrEqual(23);
});

test("2025 has 24 new and full moons [4.7]", () => {
  expect(moonYear(2025)).toHaveLength(24);
});

test("A moon on the first or the last day of a year belongs to it", () => {
  expect(moonYear(2014)[0]).toMatchObject({ date: "2014-01-01", phase: "Yeni Ay" });
  expect(moonYear(2009).at(-1)).toMatchObject({ date: "2009-12-31", phase: "Dolunay" });
});

test("Every month of 2025 to 2028 has a new or a full moon", () => {
  const months = new Set(YEARS.flatMap(moonYear).map(({ date }) => date.slice(0, 7)));
  expect(months.size).toBe(48);
});

test("New and full moons alternate, about a fortnight apart, across the years too", () => {
  const rows = YEARS.flatMap(moonYear);
  for (const [index, row] of rows.slice(1).entries()) {
    const days = (clock(row) - clock(rows[index]!)) / 86_400_000;
    expect(row.phase).not.toBe(rows[index]!.phase);
    expect(days).toBeGreaterThan(13.8);
    expect(days).toBeLessThan(15.8);
  }
});

test("The eclipses of 2025 to 2028 are those of the almanacs, on the moons they belong to", () => {
  const eclipses = YEARS.flatMap(moonYear).filter(({ eclipse }) => eclipse);
  expect(eclipses.map(({ date, phase, eclipse }) => `${date} ${phase}: ${eclipse}`)).toEqual([
    "2025-03-14 Dolunay: tam Ay tutulması",
    "2025-03-29 Yeni Ay: parçalı Güneş tutulması",
    "2025-09-07 Dolunay: tam Ay tutulması",
    "2025-09-21 Yeni Ay: parçalı Güneş tutulması",
    "2026-02-17 Yeni Ay: halkalı Güneş tutulması",
    "2026-03-03 Dolunay: tam Ay tutulması",
    "2026-08-12 Yeni Ay: tam Güneş tutulması",
    "2026-08-28 Dolunay: parçalı Ay tutulması",
    "2027-02-06 Yeni Ay: halkalı Güneş tutulması",
    "2027-02-21 Dolunay: yarı gölgeli Ay tutulması",
    "2027-07-18 Dolunay: yarı gölgeli Ay tutulması",
    "2027-08-02 Yeni Ay: tam Güneş tutulması",
    "2027-08-17 Dolunay: yarı gölgeli Ay tutulması",
    "2028-01-12 Dolunay: parçalı Ay tutulması",
    "2028-01-26 Yeni Ay: halkalı Güneş tutulması",
    "2028-07-06 Dolunay: parçalı Ay tutulması",
    "2028-07-22 Yeni Ay: tam Güneş tutulması",
    "2028-12-31 Dolunay: tam Ay tutulması",
  ]);
});

test("No eclipse that the library finds from 2025 to 2028 is left out", () => {
  const [start, end] = [new Date("2025-01-01T00:00Z"), new Date("2029-01-01T00:00Z")];
  const count = (next: typeof NextLunarEclipse | typeof NextGlobalSolarEclipse) => {
    let found = 0;
    for (let { peak } = next(start); peak.date < end; { peak } = next(peak)) found++;
    return found;
  };
  const named = (word: string) =>
    YEARS.flatMap(moonYear).filter(({ eclipse }) => eclipse?.includes(word)).length;
  expect(named("Güneş")).toBe(count(NextGlobalSolarEclipse));
  expect(named("Ay ")).toBe(count(NextLunarEclipse));
});
