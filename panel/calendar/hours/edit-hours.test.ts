import { expect, test } from "vitest";
import { defaultWorkingHours } from "../../../booking/hours.ts";
import {
  copied,
  firstChoices,
  isSame,
  lastChoices,
  snapped,
  withFirst,
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

const range = (first: string, last: string) => ({ first, last });

test("A further range never meets another one, and a closed day gets an evening", () => {
  expect(withRange([], 30)).toEqual([range("20:00", "23:00")]);
  const morning = range("10:00", "12:00");
  expect(withRange([morning], 30)).toEqual([morning, range("13:00", "13:30")]);
  const evening = range("20:00", "23:00");
  expect(withRange([evening], 30)).toEqual([range("18:00", "18:30"), evening]);
  const ends = [range("00:30", "01:00"), range("12:00", "23:30")];
  expect(withRange(ends, 30)?.[1]).toEqual(range("01:30", "02:00"));
  expect(withRange([range("00:30", "23:30")], 30)).toBeUndefined();
});

test("The end follows a new beginning only if it cannot stay", () => {
  const evening = range("20:00", "23:00");
  expect(withFirst([evening], 0, "19:00", 30)).toEqual([range("19:00", "23:00")]);
  const two = [range("18:00", "18:30"), evening];
  expect(withFirst(two, 0, "10:00", 30)).toEqual([range("10:00", "18:30"), evening]);
  expect(withFirst(two, 0, "19:00", 30)).toEqual([range("19:00", "19:30"), evening]);
  const late = [evening, range("18:00", "18:30")];
  expect(withFirst(late, 1, "10:00", 30)[1]).toEqual(range("10:00", "18:30"));
  expect(withFirst([evening], 0, "23:30", 30)).toEqual([range("23:30", "23:30")]);
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
