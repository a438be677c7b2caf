import { expect, test } from "vitest";
import { toRemove } from "./thinning.ts";

const day = 86_400_000;
const start = Date.parse("2026-01-01T00:10:00Z");

/** A backup every day for so many days, thinned out each time. */
function kept(days: number): number[] {
  let moments: Date[] = [];
  for (let index = 0; index < days; index++) {
    const now = new Date(start + index * day);
    const gone = new Set(toRemove([...moments, now], now));
    moments = [...moments, now].filter((moment) => !gone.has(moment));
  }
  const end = start + (days - 1) * day;
  return moments.map((moment) => (end - moment.getTime()) / day).reverse();
}

test("All of the last seven days are kept, then one a week for five weeks, then one a month for half a year", () => {
  const ages = kept(500);
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const weekly = ages.filter((age) => age >= 7 && age < 35);
  expect(weekly.length).toBeGreaterThanOrEqual(4);
  expect(weekly.length).toBeLessThanOrEqual(5);
  const monthly = ages.filter((age) => age >= 35);
  expect(monthly.length).toBeGreaterThanOrEqual(4);
  expect(monthly.length).toBeLessThanOrEqual(6);
});

test("Nothing is kept for more than half a year", () => {
  expect(Math.max(...kept(500))).toBeLessThan(183);
});

test("The newest stays, however old it is", () => {
  const old = new Date(start);
  expect(toRemove([old], new Date(start + 900 * day))).toEqual([]);
  expect(toRemove([old, new Date(start + day)], new Date(start + 900 * day))).toEqual([old]);
  expect(toRemove([], new Date(start))).toEqual([]);
});
