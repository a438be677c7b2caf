import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  clockIn,
  clockTime,
  dayInWords,
  dayWithWeekday,
  isDay,
  isMonth,
  istanbulClock,
  istanbulInstant,
  monthOf,
  nextMonth,
  weekdayInWords,
} from "./istanbul-time.ts";

const anyMinute = fc
  .integer({ min: Date.UTC(2017, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

test("Istanbul is three hours ahead of UTC in summer and in winter", () => {
  expect(istanbulClock(new Date("2025-09-24T18:00:00Z"))).toEqual({
    day: "2025-09-24",
    time: "21:00",
  });
  expect(istanbulClock(new Date("2026-01-15T18:00:00Z"))).toEqual({
    day: "2026-01-15",
    time: "21:00",
  });
});

test("A day in Istanbul begins at 21:00 UTC of the day before", () => {
  expect(istanbulClock(new Date("2025-12-31T20:59:00Z")).day).toBe("2025-12-31");
  expect(istanbulClock(new Date("2025-12-31T21:00:00Z"))).toEqual({
    day: "2026-01-01",
    time: "00:00",
  });
});

test("Another zone's clock shows its own day and hour", () => {
  const instant = new Date("2026-03-30T00:30:00Z");
  expect(clockIn("Europe/Berlin", instant)).toEqual({ day: "2026-03-30", time: "02:30" });
  expect(clockIn("America/New_York", instant)).toEqual({ day: "2026-03-29", time: "20:30" });
});

test("Every instant survives the way to the Istanbul clock and back", () => {
  fc.assert(
    fc.property(anyMinute, (instant) => {
      expect(istanbulInstant(istanbulClock(instant))).toEqual(instant);
    }),
  );
});

test("When Istanbul still changed its clocks, both sides of a change are found", () => {
  expect(istanbulInstant({ day: "2015-03-29", time: "02:30" })).toEqual(
    new Date("2015-03-29T00:30:00Z"),
  );
  expect(istanbulInstant({ day: "2015-03-29", time: "04:30" })).toEqual(
    new Date("2015-03-29T01:30:00Z"),
  );
});

test("Adding days crosses months and leap years", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
});

test("Adding days and taking them off again leads back", () => {
  fc.assert(
    fc.property(anyMinute, fc.integer({ min: -2000, max: 2000 }), (instant, days) => {
      const { day } = istanbulClock(instant);
      expect(addDays(addDays(day, days), -days)).toBe(day);
    }),
  );
});

test("A day that no calendar has is not a day", () => {
  expect(isDay("2028-02-29")).toBe(true);
  for (const text of [
    "2027-02-29",
    "2025-13-01",
    "2025-9-24",
    "24.09.2025",
    "2025-09-24T00:00",
    "",
  ]) {
    expect(isDay(text), text).toBe(false);
  }
});

test("A day has a year of four digits, from 1900 to 2999", () => {
  expect(["1900-01-01", "2999-12-31"].map(isDay)).toEqual([true, true]);
  for (const text of [
    "1899-12-31",
    "3000-01-01",
    "0000-01-01",
    "9999-12-31",
    "-000001-06-01",
    "+002025-09-24",
    "+275760-09-13",
    "-271821-04-20",
  ]) {
    expect(isDay(text), text).toBe(false);
  }
});

test("Whatever passes for a day sorts by its letters and moves on when a day is added", () => {
  const anyYear = fc.oneof(
    fc.integer({ min: 1890, max: 3010 }).map(String),
    fc.integer({ min: -300_000, max: 300_000 }).map(signedYear),
    fc.integer().map(String),
  );
  const anyText = fc
    .tuple(anyYear, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
    .map(([year, ...rest]) =>
      [year, ...rest.map((part) => String(part).padStart(2, "0"))].join("-"),
    );
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string()), (text) => {
      if (!isDay(text)) return;
      expect(text).toMatch(/^(19|2\d)\d\d-\d\d-\d\d$/);
      expect(addDays(text, 1) > text).toBe(true);
      expect(addDays(text, -1) < text).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("A sum that would leave the years of four digits is an error, not another day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3_000_000 }), (days) => {
      expect(() => addDays("2025-09-24", days)).toThrow(RangeError);
      expect(() => addDays("2025-09-24", -days)).toThrow(RangeError);
    }),
  );
  for (const days of [Number.NaN, Infinity, 1e300]) {
    expect(() => addDays("2025-09-24", days)).toThrow(RangeError);
  }
});

function signedYear(year: number): string {
  return `${year < 0 ? "-" : "+"}${String(Math.abs(year)).padStart(6, "0")}`;
}

test("A day in words is Turkish", () => {
  expect(dayInWords("2025-09-24")).toBe("24 Eylül 2025");
  expect(dayInWords("2026-08-01")).toBe("1 Ağustos 2026");
  expect(dayWithWeekday("2025-09-24")).toBe("24 Eylül 2025 Çarşamba");
  expect(weekdayInWords("2025-09-26")).toBe("26 Eylül Cuma");
});

test("A month is one of the years that days have, and the next follows it", () => {
  expect(["2025-09", "1900-01", "2999-12"].filter(isMonth)).toHaveLength(3);
  expect(["2025-13", "2025-9", "1899-12", "3000-01", "2025-09-01"].filter(isMonth)).toEqual([]);
  expect(monthOf("2025-09-24")).toBe("2025-09");
  expect(["2025-01", "2025-02", "2025-12"].map(nextMonth)).toEqual([
    "2025-02",
    "2025-03",
    "2026-01",
  ]);
});

test("A time of the clock is two figures, a colon and two figures, from 00:00 to 23:59", () => {
  for (const time of ["00:00", "09:30", "19:05", "23:59"]) expect(time).toMatch(clockTime);
  for (const text of ["24:00", "20:60", "9:30", "09:3", "109:30", "09:300", "0a:30", "09:3a", ""])
    expect(text).not.toMatch(clockTime);
});
