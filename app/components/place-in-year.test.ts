import { expect, test } from "vitest";
import { placeInYear } from "./place-in-year.ts";

test("A day has its place among twelve equal months", () => {
  expect(placeInYear(2026, "2026-01-01")).toBe(0);
  expect(placeInYear(2026, "2026-02-15")).toBe(1.5);
  expect(placeInYear(2028, "2028-02-15")).toBe(1.483);
  expect(placeInYear(2026, "2026-12-31")).toBe(11.968);
});

test("Days of other years are at the edges", () => {
  expect(placeInYear(2026, "2025-11-11")).toBe(0);
  expect(placeInYear(2026, "2027-04-13")).toBe(12);
});
