import { expect, test } from "vitest";
import { bookableTypes, isBookable } from "./consultation-types.ts";

test("Seven types can be booked", () => {
  expect(new Set(bookableTypes).size).toBe(7);
  expect(bookableTypes.every(isBookable)).toBe(true);
});

test("The other five cannot", () => {
  const others = [
    "Normal Doğum Haritası",
    "VIP Doğum Haritası",
    "Yıllık Öngörü",
    "VIP Öngörü",
    "Çocuk Doğum Haritası",
  ];
  expect(others.some(isBookable)).toBe(false);
});
