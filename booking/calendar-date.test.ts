import { expect, test } from "vitest";
import { calendarDate, dayOfCalendar } from "./calendar-date.ts";
import { addDays } from "./istanbul-time.ts";

test("A day goes through the calendar unchanged, on every day of two years", () => {
  for (let day = "2025-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
    expect(dayOfCalendar(calendarDate(day))).toBe(day);
  }
});

test("A day is the same at whatever hour the calendar gives it back", () => {
  expect(dayOfCalendar(new Date(2025, 8, 4, 0))).toBe("2025-09-04");
  expect(dayOfCalendar(new Date(2025, 8, 4, 23, 59))).toBe("2025-09-04");
});
