import { expect, test } from "vitest";
import { presets } from "./ranges.ts";

const wednesday = "2026-11-18";
const rangeOf = (name: string) => presets.find((preset) => preset.name === name)!.of(wednesday, 30);

test("The near weeks are whole weeks: seven that were, this one, and four that come", () => {
  expect(presets[0]!.name).toBe("Yakın haftalar");
  expect(rangeOf("Yakın haftalar")).toEqual({ from: "2026-09-28", to: "2026-12-20" });
});

test("What comes runs from today to the last day that visitors can book", () => {
  expect(rangeOf("Gelecek")).toEqual({ from: wednesday, to: "2026-12-18" });
});

test("The last twelve weeks are whole weeks and end with this one's Sunday", () => {
  expect(rangeOf("Son 12 hafta")).toEqual({ from: "2026-08-31", to: "2026-11-22" });
});

test("This year runs from its first to its last day", () => {
  expect(rangeOf("Bu yıl")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
});
