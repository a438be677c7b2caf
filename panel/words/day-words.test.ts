import { expect, test } from "vitest";
import { daysInWords, fullDay, nearName, weekOf } from "./day-words.ts";

test("A day is named with its weekday", () => {
  expect(fullDay("2025-09-24")).toBe("24 Eylül 2025, Çarşamba");
});

test("Today and tomorrow have names of their own", () => {
  expect(nearName("2025-12-31", "2025-12-31")).toBe("Bugün");
  expect(nearName("2026-01-01", "2025-12-31")).toBe("Yarın");
  expect(nearName("2026-01-02", "2025-12-31")).toBeUndefined();
});

test("A week begins on Monday, from whichever of its days", () => {
  expect(weekOf("2025-09-24")[0]).toBe("2025-09-22");
  expect(weekOf("2025-09-22")[0]).toBe("2025-09-22");
  expect(weekOf("2025-09-28")).toEqual(weekOf("2025-09-22"));
});

test("A single day in a row of one is named as itself", () => {
  expect(daysInWords(["2025-09-24"])).toBe("24 Eylül 2025");
});

test("A week is named as briefly as its months allow", () => {
  expect(daysInWords(weekOf("2025-09-24"))).toBe("22–28 Eylül 2025");
  expect(daysInWords(weekOf("2025-10-01"))).toBe("29 Eylül – 5 Ekim 2025");
  expect(daysInWords(weekOf("2026-01-01"))).toBe("29 Aralık 2025 – 4 Ocak 2026");
});
