import { expect, test } from "vitest";
import { defaultWorkingHours } from "../../../booking/hours.ts";
import {
  copied,
  firstChoices,
  isSame,
  lastChoices,
  snapped,
  withRange,
  withStep,
} from "./edit-hours.ts";

test("A range begins at a quarter, or where it does already, and ends where its slots reach", () => {
  expect(firstChoices("20:00")).toHaveLength(96);
  expect(firstChoices("20:20")).toHaveLength(97);
  expect(lastChoices("22:30", 20)).toEqual(["22:30", "22:50", "23:10", "23:30", "23:50"]);
  expect(snapped({ first: "20:00", last: "23:00" }, 45)).toEqual({ first: "20:00", last: "23:00" });
  expect(snapped({ first: "20:15", last: "23:00" }, 45)).toEqual({ first: "20:15", last: "22:30" });
  expect(snapped({ first: "22:00", last: "21:00" }, 30)).toEqual({ first: "22:00", last: "22:00" });
});

test("Another slot length moves the last starts to what it reaches", () => {
  const longer = withStep(defaultWorkingHours, 45);
  expect(longer.step).toBe(45);
  expect(longer.week[6]).toEqual([{ first: "19:00", last: "22:45" }]);
  expect(isSame(longer, defaultWorkingHours)).toBe(false);
});

test("A further range comes after the last, and a closed day gets an evening", () => {
  expect(withRange([], 30)).toEqual([{ first: "20:00", last: "23:00" }]);
  expect(withRange([{ first: "10:00", last: "12:00" }], 30)).toEqual([
    { first: "10:00", last: "12:00" },
    { first: "13:00", last: "13:30" },
  ]);
});

test("A day's hours are copied to the chosen days alone", () => {
  const { week } = copied(defaultWorkingHours, 5, [0, 6]);
  expect(week.map(([range]) => range!.first)).toEqual([
    "19:00",
    "20:00",
    "20:00",
    "20:00",
    "20:00",
    "19:00",
    "19:00",
  ]);
});
