import { expect, test } from "vitest";
import { dayInFigures, typedDay } from "./typed-day.ts";

test("A day is written as it is in Turkey", () => {
  expect(dayInFigures("2025-09-24")).toBe("24.09.2025");
  expect(dayInFigures("")).toBe("");
});

test("A day is understood in the ways in which people write it, and as computers do", () => {
  for (const text of [
    "24.09.2025",
    "24.9.2025",
    "24/09/2025",
    "24-9-2025",
    "24 9 2025",
    "24,9,2025",
    " 24. 9. 2025 ",
    "24092025",
    "2025-09-24",
    "24 Eylül 2025",
    "24 eylul 2025",
  ]) {
    expect(typedDay(text), text).toBe("2025-09-24");
  }
  expect(typedDay("1.1.2026")).toBe("2026-01-01");
  expect(typedDay("29.02.2028")).toBe("2028-02-29");
});

test("What is no day of the calendar, or not yet one, is none", () => {
  for (const text of [
    "",
    "24",
    "24.09",
    "24 Eylem 2025",
    "24.09.20",
    "24.09.25",
    "24.09.20255",
    "31.02.2025",
    "29.02.2025",
    "09.24.2025",
    "24.00.2025",
    "2409202",
    "240920255",
    "24.09.1899",
    "dün",
    "2025-9-24",
  ]) {
    expect(typedDay(text), text).toBeUndefined();
  }
});
