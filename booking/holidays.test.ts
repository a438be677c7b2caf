import { expect, test } from "vitest";
import { holidays, slotsOfHoliday } from "./holidays.ts";
import { defaultHours } from "./hours.ts";
import { addDays, isDay } from "./istanbul-time.ts";

const daysOf = (name: string) =>
  holidays.filter((holiday) => holiday.name.includes(name)).map(({ day }) => day);
const on = (day: string) => holidays.find((holiday) => holiday.day === day);

test("Ramazan Bayramı has three days and an afternoon before them", () => {
  expect(daysOf("Ramazan Bayramı")).toEqual([
    ...["2025-03-29", "2025-03-30", "2025-03-31", "2025-04-01"],
    ...["2026-03-19", "2026-03-20", "2026-03-21", "2026-03-22"],
    ...["2027-03-08", "2027-03-09", "2027-03-10", "2027-03-11"],
    ...["2028-02-25", "2028-02-26", "2028-02-27", "2028-02-28"],
  ]);
});

test("Kurban Bayramı has four days and an afternoon before them", () => {
  expect(daysOf("Kurban Bayramı")).toEqual([
    ...["2025-06-05", "2025-06-06", "2025-06-07", "2025-06-08", "2025-06-09"],
    ...["2026-05-26", "2026-05-27", "2026-05-28", "2026-05-29", "2026-05-30"],
    ...["2027-05-15", "2027-05-16", "2027-05-17", "2027-05-18", "2027-05-19"],
    ...["2028-05-04", "2028-05-05", "2028-05-06", "2028-05-07", "2028-05-08"],
  ]);
});

test("Every year has its seven national days, and 28 October is a holiday in the afternoon", () => {
  for (const year of [2025, 2026, 2027, 2028]) {
    for (const date of ["01-01", "04-23", "05-01", "05-19", "07-15", "08-30", "10-29"]) {
      expect(on(`${year}-${date}`)?.isHalf).toBe(false);
    }
    expect(on(`${year}-10-28`)?.isHalf).toBe(true);
  }
});

test("Every national day has its name in the law", () => {
  const names = ["01-01", "04-23", "05-01", "05-19", "07-15", "08-30", "10-28", "10-29"].map(
    (date) => on(`2026-${date}`)?.name,
  );
  expect(names).toEqual([
    "Yılbaşı",
    "Ulusal Egemenlik ve Çocuk Bayramı",
    "Emek ve Dayanışma Günü",
    "Atatürk’ü Anma, Gençlik ve Spor Bayramı",
    "Demokrasi ve Millî Birlik Günü",
    "Zafer Bayramı",
    "Cumhuriyet Bayramı arifesi",
    "Cumhuriyet Bayramı",
  ]);
});

test("Only eves are half days", () => {
  for (const { name, isHalf } of holidays) expect(isHalf).toBe(name.endsWith("arifesi"));
});

test("A half day begins at 13:00, also where the academy's hours begin in the morning", () => {
  const ranges = [{ first: "11:30", last: "14:00" }];
  const hours = { ...defaultHours, step: 30, week: Array(7).fill(ranges) };
  expect(slotsOfHoliday(on("2026-10-28")!, hours)).toEqual(["13:00", "13:30", "14:00"]);
  expect(slotsOfHoliday(on("2026-10-29")!, hours)).toHaveLength(6);
  expect(slotsOfHoliday(on("2026-10-28")!, defaultHours)).toHaveLength(7);
});

test("A day that is two holidays is listed once, with both names", () => {
  expect(on("2027-05-19")).toEqual({
    day: "2027-05-19",
    name: "Atatürk’ü Anma, Gençlik ve Spor Bayramı; Kurban Bayramı 4. gün",
    isHalf: false,
  });
});

test("The days exist, are in order, and none comes twice", () => {
  const days = holidays.map(({ day }) => day);
  expect(days.every(isDay)).toBe(true);
  expect(days).toEqual([...new Set(days)].sort());
  expect(days).toHaveLength(4 * (8 + 4 + 5) - 1);
});

/** The one test that asks the real clock: it is a reminder, for whoever runs it a year before the end. */
test("Holidays are listed for a year from today: add the next year's feasts once they are announced", () => {
  expect(holidays.at(-1)!.day > addDays(new Date().toISOString().slice(0, 10), 365)).toBe(true);
});
