import { expect, test } from "vitest";
import { instantOf } from "./course.ts";

test("The training's first evening is told in Turkey's time", () => {
  expect(instantOf("24 Eylül 2025", "21.00")).toBe("2025-09-24T21:00:00+03:00");
  expect(instantOf("3 Ocak 2027", "09.30")).toBe("2027-01-03T09:30:00+03:00");
  expect(() => instantOf("yakında", "21.00")).toThrow("not a date");
});
