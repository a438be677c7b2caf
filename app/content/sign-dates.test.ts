import { expect, test } from "vitest";
import { isWithinRange } from "./sign-dates.ts";

test("The first and the last day belong to the sign", () => {
  expect(isWithinRange("23 Temmuz 1967", "23 Temmuz - 22 Ağustos")).toBe(true);
  expect(isWithinRange("22 Ağustos 1967", "23 Temmuz - 22 Ağustos")).toBe(true);
});

test("The day before and the day after do not", () => {
  expect(isWithinRange("22 Temmuz 1967", "23 Temmuz - 22 Ağustos")).toBe(false);
  expect(isWithinRange("23 Ağustos 1967", "23 Temmuz - 22 Ağustos")).toBe(false);
});

test("Oğlak's range passes the turn of the year", () => {
  const range = "22 Aralık - 19 Ocak";
  expect(isWithinRange("31 Aralık 1937", range)).toBe(true);
  expect(isWithinRange("1 Ocak 1938", range)).toBe(true);
  expect(isWithinRange("20 Ocak 1938", range)).toBe(false);
  expect(isWithinRange("1 Temmuz 1938", range)).toBe(false);
});

test("A month that does not exist is in no range", () => {
  expect(isWithinRange("5 Augustos 1980", "23 Temmuz - 22 Ağustos")).toBe(false);
});
