import { expect, test } from "vitest";
import { defaultHours } from "../../../booking/hours.ts";
import { daysBetween, daysToClose } from "./days-to-close.ts";

test("A range holds its first and its last day", () => {
  expect(daysBetween("2026-12-30", "2027-01-01")).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
  expect(daysBetween("2026-12-30", "2026-12-30")).toEqual(["2026-12-30"]);
});

test("A range that ends before it begins holds no day", () => {
  expect(daysBetween("2026-12-30", "2026-12-29")).toEqual([]);
});

test("Whole days are closed without naming hours", () => {
  expect(daysToClose(["2026-11-20"], undefined, defaultHours)).toEqual([{ day: "2026-11-20" }]);
});

test("Of a Friday and a Saturday only the Saturday has a 19:00 to close", () => {
  expect(daysToClose(["2026-11-20", "2026-11-21"], ["19:00"], defaultHours)).toEqual([
    { day: "2026-11-21", times: ["19:00"] },
  ]);
});
