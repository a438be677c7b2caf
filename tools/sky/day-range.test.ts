import { expect, test } from "vitest";
import { dayRange, dayStart, dayText } from "./day-range.ts";

test("A range says a shared month and a shared year once", () => {
  expect(dayRange("05 Ağustos 2024", "28 Ağustos 2024")).toBe("05-28 Ağustos 2024");
  expect(dayRange("25 Kasım 2024", "16 Aralık 2024")).toBe("25 Kasım-16 Aralık 2024");
  expect(dayRange("06 Aralık 2024", "25 Şubat 2025")).toBe("06 Aralık 2024-25 Şubat 2025");
  expect(dayRange("5 Mart 2024", "5 Mart 2025")).toBe("5 Mart 2024-5 Mart 2025");
});

test("A date becomes a Turkish day and a Turkish day its first instant", () => {
  expect(dayText("2026-09-06")).toBe("6 Eylül 2026");
  expect(dayStart("06 Eylül 2026")).toBe(Date.UTC(2026, 8, 6));
});
