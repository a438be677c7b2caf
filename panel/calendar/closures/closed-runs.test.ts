import { expect, test } from "vitest";
import { defaultHours } from "../../../booking/hours.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import { slotsOf } from "../../../booking/slots.ts";
import type { ClosedSlot } from "../../../contract/panel/calls.ts";
import { closedRuns, reasonOf } from "./closed-runs.ts";

const whole = (day: string, reason: string): ClosedSlot[] =>
  slotsOf({ day, hours: defaultHours }).map((timeSlot) => ({ day, timeSlot, reason }));
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));
const shapes = (closed: ClosedSlot[]) =>
  closedRuns(closed, defaultHours).map((run) => [run[0]!.day, run.length, reasonOf(run)]);

test("A holiday of sixteen days is one run, although weekends have other hours", () => {
  const closed = days("2026-08-01", 16).flatMap((day) => whole(day, "Yıllık izin"));
  expect(shapes(closed)).toEqual([["2026-08-01", 16, "Yıllık izin"]]);
});

test("A day between, another reason and another extent end a run", () => {
  const closed = [
    ...whole("2026-08-03", "İzin"),
    ...whole("2026-08-05", "İzin"),
    ...whole("2026-08-06", "Eğitim"),
    { day: "2026-08-07", timeSlot: "21:00", reason: "Eğitim" },
    { day: "2026-08-08", timeSlot: "21:00", reason: "Eğitim" },
    { day: "2026-08-09", timeSlot: "22:00", reason: "Eğitim" },
  ];
  expect(shapes(closed)).toEqual([
    ["2026-08-03", 1, "İzin"],
    ["2026-08-05", 1, "İzin"],
    ["2026-08-06", 1, "Eğitim"],
    ["2026-08-07", 2, "Eğitim"],
    ["2026-08-09", 1, "Eğitim"],
  ]);
});

test("A feast is one run with its name, a single holiday has its own", () => {
  const feast = days("2026-03-19", 4).flatMap((day) => whole(day, "Resmî tatil"));
  expect(shapes(feast)).toEqual([["2026-03-19", 4, "Ramazan Bayramı"]]);
  expect(shapes(whole("2026-03-19", "Resmî tatil"))).toEqual([
    ["2026-03-19", 1, "Ramazan Bayramı arifesi"],
  ]);
  expect(shapes(whole("2026-03-18", ""))).toEqual([["2026-03-18", 1, "Neden yazılmamış"]]);
});

test("A run is no longer than what can be opened at once", () => {
  const closed = days("2026-08-01", 63).flatMap((day) => whole(day, ""));
  expect(closedRuns(closed, defaultHours).map(({ length }) => length)).toEqual([62, 1]);
});

test("A day of the week without hours does not cut a run", () => {
  const hours = { ...defaultHours, week: defaultHours.week.with(6, []) };
  const closed = days("2026-08-01", 9)
    .filter((day) => slotsOf({ day, hours }).length > 0)
    .flatMap((day) => whole(day, "İzin"));
  expect(closedRuns(closed, hours).map(({ length }) => length)).toEqual([7]);
});
