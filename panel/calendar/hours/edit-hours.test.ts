import { expect, test } from "vitest";
import { defaultHours } from "../../../booking/hours.ts";
import {
  copied,
  firstChoices,
  isSame,
  lastChoices,
  newClosure,
  snapped,
  withException,
  withoutPast,
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

test("Another slot length moves the last starts to what it reaches, on exceptional days too", () => {
  const hours = withException(defaultHours, "2025-09-28");
  const longer = withStep(hours, 45);
  expect(longer.step).toBe(45);
  expect(longer.week[6]).toEqual([{ first: "19:00", last: "22:45" }]);
  expect(longer.exceptions).toEqual([
    { day: "2025-09-28", ranges: [{ first: "19:00", last: "22:45" }] },
  ]);
});

test("A further range comes after the last, and a closed day gets an evening", () => {
  expect(withRange([], 30)).toEqual([{ first: "20:00", last: "23:00" }]);
  expect(withRange([{ first: "10:00", last: "12:00" }], 30)).toEqual([
    { first: "10:00", last: "12:00" },
    { first: "13:00", last: "13:30" },
  ]);
});

test("A day's hours are copied to the chosen days alone", () => {
  const { week } = copied(defaultHours, 5, [0, 6]);
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

test("Exceptional days are in order, and begin with what they would have had", () => {
  const hours = withException(withException(defaultHours, "2025-09-28"), "2025-09-24");
  expect(hours.exceptions.map(({ day, ranges }) => [day, ranges[0]!.first])).toEqual([
    ["2025-09-24", "20:00"],
    ["2025-09-28", "19:00"],
  ]);
});

test("What is over is left out, what has no end stays", () => {
  const hours = {
    ...withException(withException(defaultHours, "2025-09-23"), "2025-09-24"),
    closures: [newClosure, { ...newClosure, lastDay: "2025-09-23" }],
  };
  const left = withoutPast(hours, "2025-09-24");
  expect(left.exceptions.map(({ day }) => day)).toEqual(["2025-09-24"]);
  expect(left.closures).toEqual([newClosure]);
  expect(isSame(left, hours)).toBe(false);
  expect(isSame(left, withoutPast(left, "2025-09-24"))).toBe(true);
});
