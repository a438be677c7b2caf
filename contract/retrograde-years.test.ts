import { expect, test } from "vitest";
import { yearShown } from "./retrograde-years.ts";

const years = ["2026", "2027", "2028"];

test.each([
  ["2025-06-01T12:00:00+03:00", "2026"],
  ["2026-12-31T23:59:59+03:00", "2026"],
  ["2027-01-01T00:00:00+03:00", "2027"],
  ["2031-01-01T00:00:00+03:00", "2028"],
])("At %s the retrogrades begin with %s", (instant, year) => {
  expect(yearShown(years, new Date(instant))).toBe(year);
});

test("Without computed years there is none to begin with", () => {
  expect(yearShown([], new Date(0))).toBeUndefined();
});
