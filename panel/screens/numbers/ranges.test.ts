import { expect, test } from "vitest";
import { last12Weeks, thisYear } from "./ranges.ts";

test("The last twelve weeks are whole weeks and end with this one's Sunday", () => {
  expect(last12Weeks("2026-11-18")).toEqual({ from: "2026-08-31", to: "2026-11-22" });
});

test("This year runs from its first to its last day", () => {
  expect(thisYear("2026-11-18")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
});
