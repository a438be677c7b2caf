import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { planetSignsSchema } from "../../app/content/planet-signs.ts";
import {
  borderDays,
  minutesInMonth,
  signEnteredIn,
  sunIngressesSchema,
} from "../../app/content/sun-ingresses.ts";

const read = (name: string) => JSON.parse(readFileSync(`content/sky/${name}`, "utf8"));
const calendar = sunIngressesSchema.parse(read("sun-ingresses.json"));
const entryOf = (year: number, month: number) =>
  calendar.years.find((one) => one.year === year)!.entries[month - 1]!;

/** Published instants of equinoxes and solstices in Universal Time, and how far Istanbul's clocks were ahead. */
const published: [year: number, month: number, day: number, time: string, ahead: number][] = [
  [1999, 12, 22, "07:44", 2],
  [2000, 3, 20, "07:35", 2],
  [2000, 6, 21, "01:48", 3],
  [2000, 9, 22, "17:28", 3],
  [2000, 12, 21, "13:37", 2],
  [2010, 3, 20, "17:32", 2],
  [2010, 6, 21, "11:28", 3],
  [2010, 12, 21, "23:38", 2],
  [2020, 3, 20, "03:50", 3],
  [2020, 6, 20, "21:44", 3],
  [2020, 9, 22, "13:31", 3],
  [2024, 12, 21, "09:20", 3],
  [2026, 3, 20, "14:46", 3],
];

test.each(published)(
  "The Sun enters the sign of %i-%i at the published minute, by the clocks of Istanbul",
  (year, month, day, time, ahead) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    const stated = (day - 1) * 1440 + (hours + ahead) * 60 + minutes;
    expect(Math.abs(minutesInMonth(entryOf(year, month)) - stated)).toBeLessThanOrEqual(2);
  },
);

test("The years that the planets' calendar has too say the same there", () => {
  const { gunes: [, from = 0, ...stays] = [] } = planetSignsSchema.parse(read("planet-signs.json"));
  let minute = from;
  const ofPlanets = stays.slice(0, -1).map((stay) => {
    minute += stay;
    // Since 2016 the clocks of Istanbul are three hours ahead all year.
    return new Date((minute + 180) * 60_000).toISOString().slice(0, 16);
  });
  const here = calendar.years
    .filter(({ year }) => year >= 2025 && year <= 2028)
    .flatMap(({ year, entries }) =>
      entries.map((entry, month) => {
        const [day, time] = entry.split(" ");
        return `${year}-${String(month + 1).padStart(2, "0")}-${day}T${time}`;
      }),
    );
  expect(here).toEqual(ofPlanets);
});

test("The years from 1930 to 2030 are there, and a day is longer or shorter as the clocks were", () => {
  expect(calendar.years.map(({ year }) => year)).toEqual(
    Array.from({ length: 101 }, (_, index) => 1930 + index),
  );
  // From one year to the next an entry comes 5 hours 49 minutes later, give or take, or 18 hours earlier after a leap day.
  for (let month = 1; month <= 12; month += 1) {
    for (let year = 1931; year <= 2030; year += 1) {
      const later = minutesInMonth(entryOf(year, month)) - minutesInMonth(entryOf(year - 1, month));
      const leapBefore = month > 2 ? year % 4 === 0 : (year - 1) % 4 === 0;
      const usual = 349 - (leapBefore ? 1440 : 0);
      // The clocks themselves were moved by up to two hours.
      expect(Math.abs(later - usual), `${year}-${month}`).toBeLessThanOrEqual(25 + 120);
    }
  }
});

test("A month's border days, and the sign that begins in it", () => {
  expect(signEnteredIn(1)).toBe("Kova");
  expect(signEnteredIn(3)).toBe("Koç");
  expect(signEnteredIn(12)).toBe("Oğlak");
  expect(borderDays(calendar, 3)).toEqual([20, 21]);
});
