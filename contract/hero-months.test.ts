import { expect, test } from "vitest";
import { monthShown } from "./hero-months.ts";

const drawn = ["2026-11", "2026-12", "2027-01"];
const shownAt = (instant: string) => monthShown(drawn, new Date(instant));

test("The sky changes when the month does in Istanbul", () => {
  expect(shownAt("2026-11-30T20:59:59Z")).toBe("2026-11");
  expect(shownAt("2026-11-30T21:00:00Z")).toBe("2026-12");
  expect(shownAt("2026-12-31T21:00:00Z")).toBe("2027-01");
});

test("A month that was not drawn shows the stars of the same month of another year", () => {
  expect(shownAt("2027-11-15T12:00:00Z")).toBe("2026-11");
  expect(shownAt("2025-12-15T12:00:00Z")).toBe("2026-12");
  expect(shownAt("2026-05-15T12:00:00Z")).toBe("2026-11");
  expect(monthShown([], new Date(0))).toBeUndefined();
});

test("Of two years that were drawn this month's own is shown", () => {
  expect(monthShown(["2025-11", "2026-11"], new Date("2026-11-15T12:00:00Z"))).toBe("2026-11");
});
