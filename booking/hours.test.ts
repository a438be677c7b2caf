import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Closing,
  closingDuring,
  closingsOf,
  closureProblem,
  dayGrid,
  defaultHours,
  type Hours,
  hoursProblem,
  minutesOf,
  type NewClosure,
  rangesProblem,
  startsOf,
  type TimeRange,
  timeText,
  weekdayIndex,
  withoutStarts,
} from "./hours.ts";
import { addDays } from "./istanbul-time.ts";
import { comingSlots, isOutside, slotsOf } from "./slots.ts";

const wednesday = "2025-09-24";
const friday = "2025-09-26";
const sunday = "2025-09-28";
const evening = [{ first: "20:00", last: "21:00" }];

const lesson: Closing = {
  kind: "closing",
  weekday: 4,
  from: "",
  to: "21:00",
  firstDay: "",
  lastDay: "",
  reason: "Ders",
};
const withClosures = (...closures: NewClosure[]): Hours => ({
  ...defaultHours,
  closures: closures.map((closure, at) => ({ ...closure, id: String(at) })),
});
const withClosing = (changes: Partial<Closing>) => withClosures({ ...lesson, ...changes });
const ofDays = (firstDay: string, lastDay: string, changes: Partial<Closing> = {}): Closing => ({
  ...lesson,
  ...{ weekday: null, to: "", reason: "İzin", firstDay, lastDay },
  ...changes,
});
const opening = (day: string, ranges: TimeRange[]): NewClosure => ({
  kind: "opening",
  day,
  ranges,
});
const closedOn = (day: string, hours: Hours) =>
  dayGrid({ day, hours }).flatMap(({ slot, closing }) => (closing ? slot : []));

test("The default hours are the specified ones: seven half hours from 20:00, on weekends nine from 19:00", () => {
  const starts = (day: string) => slotsOf({ day, hours: defaultHours });
  for (let at = 0; at < 7; at++) {
    const slots = starts(addDays("2025-09-22", at));
    expect([slots[0], slots.at(-1), slots.length]).toEqual(
      at < 5 ? ["20:00", "23:00", 7] : ["19:00", "23:00", 9],
    );
  }
  expect([defaultHours.step, defaultHours.minNotice, defaultHours.daysAhead]).toEqual([30, 0, 180]);
});

test("A week begins with Monday", () => {
  expect(["2025-09-22", wednesday, sunday].map(weekdayIndex)).toEqual([0, 2, 6]);
});

test("A day has as many ranges as are set, in order, and none is closed", () => {
  const morning = { first: "09:00", last: "10:00" };
  const evening = { first: "20:00", last: "21:00" };
  const hours = {
    ...defaultHours,
    week: defaultHours.week.with(2, [evening, morning]).with(6, []),
  };
  expect(slotsOf({ day: wednesday, hours })).toEqual([
    "09:00",
    "09:30",
    "10:00",
    "20:00",
    "20:30",
    "21:00",
  ]);
  expect(slotsOf({ day: sunday, hours })).toEqual([]);
  expect(slotsOf({ day: friday, hours })).toHaveLength(7);
});

test("The slot length is the time from one start to the next", () => {
  const range = { first: "20:00", last: "21:30" };
  expect(startsOf(range, 15)).toHaveLength(7);
  expect(startsOf(range, 20)).toEqual(["20:00", "20:20", "20:40", "21:00", "21:20"]);
  expect(startsOf(range, 45)).toEqual(["20:00", "20:45", "21:30"]);
  expect(startsOf(range, 60)).toEqual(["20:00", "21:00"]);
  expect(startsOf({ first: "20:00", last: "20:00" }, 60)).toEqual(["20:00"]);
  expect(startsOf({ first: "20:00", last: "19:00" }, 60)).toEqual([]);
});

test("A special day has its own hours alone: more, fewer or none", () => {
  const only = (ranges: TimeRange[]) =>
    withClosures({ ...lesson, weekday: 6, to: "" }, opening(sunday, ranges));
  const other = only([{ first: "12:00", last: "13:00" }]);
  expect(slotsOf({ day: sunday, hours: other })).toEqual(["12:00", "12:30", "13:00"]);
  expect(slotsOf({ day: sunday, hours: only([]) })).toEqual([]);
  expect(slotsOf({ day: "2025-10-05", hours: other })).toHaveLength(9);
  expect(closedOn(sunday, other)).toEqual([]);
  expect(closedOn("2025-10-05", other)).toHaveLength(9);
});

test("Days that are closed stay so on a special day, and their reason comes before a weekly one", () => {
  const hours = withClosures(lesson, ofDays(friday, sunday), opening(sunday, evening));
  expect(closedOn(sunday, hours)).toEqual(["20:00", "20:30", "21:00"]);
  expect(closedOn(addDays(friday, 1), hours)).toHaveLength(9);
  const grid = dayGrid({ day: friday, hours });
  expect(new Set(grid.map(({ closing }) => closing!.reason))).toEqual(new Set(["İzin"]));
});

test("A closing is as few lines as can be, of hours in a row and days in a row", () => {
  const times = ["21:00", "20:30", "22:30", "23:30"];
  expect(closingsOf([{ day: friday, times }], 30)).toEqual([
    { firstDay: friday, lastDay: friday, from: "20:30", to: "21:30" },
    { firstDay: friday, lastDay: friday, from: "22:30", to: "23:00" },
    { firstDay: friday, lastDay: friday, from: "23:30", to: "" },
  ]);
  const days = [addDays(friday, 3), friday, addDays(friday, 1)].map((day) => ({ day }));
  expect(closingsOf(days, 30)).toEqual([
    { firstDay: friday, lastDay: addDays(friday, 1), from: "", to: "" },
    { firstDay: addDays(friday, 3), lastDay: addDays(friday, 3), from: "", to: "" },
  ]);
});

test("What is opened is taken out of a closing, and nothing else", () => {
  const day = addDays(friday, 1);
  const closing = ofDays(friday, sunday);
  const opened = (times: string[]) =>
    withClosures(...withoutStarts(closing, { day, times, hours: defaultHours }));
  const hours = opened(["19:00", "21:00", "21:30"]);
  expect(closedOn(day, hours)).toEqual(["19:30", "20:00", "20:30", "22:00", "22:30", "23:00"]);
  expect([friday, sunday].map((other) => closedOn(other, hours).length)).toEqual([7, 9]);
  expect(opened(slotsOf({ day, hours: defaultHours })).closures).toHaveLength(2);
});

test("A weekly closing holds on its weekday, until an hour, from one, between two, or all day", () => {
  expect(closedOn(friday, withClosing({}))).toEqual(["20:00", "20:30"]);
  expect(closedOn(friday, withClosing({ from: "22:30", to: "" }))).toEqual(["22:30", "23:00"]);
  expect(closedOn(friday, withClosing({ from: "20:30", to: "21:30" }))).toEqual(["20:30", "21:00"]);
  expect(closedOn(friday, withClosing({ to: "" }))).toHaveLength(7);
  expect(closedOn(addDays(friday, 7), withClosing({}))).toHaveLength(2);
  expect(closedOn(addDays(friday, 1), withClosing({}))).toEqual([]);
});

test("A weekly closing lasts from its first to its last day, where it has them", () => {
  const autumn = withClosing({ firstDay: "2025-10-03", lastDay: "2025-10-10" });
  const fridays = [0, 7, 14, 21].map((days) => addDays(friday, days));
  expect(fridays.map((day) => closedOn(day, autumn).length)).toEqual([0, 2, 2, 0]);
});

test("What is no start, or meets a closed one, lies outside the hours", () => {
  const hours = withClosing({});
  const outside = (slot: string, minutes = 30) => isOutside({ day: friday, slot, minutes, hours });
  expect(["20:30", "21:00", "19:00", "21:15"].map((slot) => outside(slot))).toEqual([
    ...[true, false, true, true],
  ]);
  const later = withClosing({ from: "22:00", to: "" });
  const reaches = (minutes: number) =>
    isOutside({ day: friday, slot: "21:00", minutes, hours: later });
  expect([60, 61].map(reaches)).toEqual([false, true]);
});

test("A time of staff's own is closed where it begins, or by a start that it reaches", () => {
  const hours = withClosing({ from: "21:15", to: "21:45" });
  const closing = (slot: string, minutes: number) =>
    closingDuring({ day: friday, slot, minutes, hours }) !== undefined;
  expect([closing("21:10", 20), closing("21:20", 5), closing("21:10", 21)]).toEqual([
    ...[false, true, true],
  ]);
});

test("Ranges end after they begin, and are a slot apart", () => {
  const range = (first: string, last: string) => ({ first, last });
  expect(rangesProblem([], 30)).toBeUndefined();
  expect(rangesProblem([range("20:00", "20:00")], 30)).toBeUndefined();
  expect(rangesProblem([range("20:00", "19:30")], 30)).toBe("backwards");
  const two = [range("20:00", "21:00"), range("21:30", "22:00")];
  expect(rangesProblem(two, 30)).toBeUndefined();
  expect(rangesProblem(two.toReversed(), 30)).toBeUndefined();
  expect(rangesProblem(two, 45)).toBe("too_near");
});

test("A closing ends after it begins, and a special day's ranges fit the step", () => {
  const problem = (changes: Partial<Closing>) => closureProblem({ ...lesson, ...changes }, 30);
  expect(problem({})).toBeUndefined();
  expect(problem({ from: "21:00" })).toBe("backwards");
  expect(problem({ from: "20:59" })).toBeUndefined();
  expect(problem({ to: "", firstDay: "2025-10-02" })).toBeUndefined();
  const days = { firstDay: "2025-10-02", lastDay: "2025-10-01" };
  expect(problem(days)).toBe("backwards");
  expect(problem({ ...days, lastDay: "2025-10-02" })).toBeUndefined();
  const near = opening(friday, [
    { first: "20:00", last: "20:30" },
    { first: "21:00", last: "21:30" },
  ]);
  expect([30, 45].map((step) => closureProblem(near, step))).toEqual([undefined, "too_near"]);
});

test("Hours are right where each part is, and no day is a special one twice", () => {
  expect(hoursProblem(defaultHours)).toBeUndefined();
  const backwards = [{ first: "21:00", last: "20:00" }];
  expect(hoursProblem({ ...defaultHours, week: defaultHours.week.with(3, backwards) })).toBe(
    "backwards",
  );
  const special = (days: string[], ranges: TimeRange[]) =>
    hoursProblem(withClosures(...days.map((day) => opening(day, ranges))));
  expect(special([friday, sunday], evening)).toBeUndefined();
  expect(special([friday, friday], evening)).toBe("day_twice");
  expect(special([friday], backwards)).toBe("backwards");
  expect(hoursProblem(withClosing({ from: "22:00" }))).toBe("backwards");
});

test("A time and its minutes are the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(minutesOf(timeText(minutes))).toBe(minutes);
      expect(timeText(minutes)).toMatch(/^\d\d:\d\d$/);
    }),
  );
});

test("However the hours are set, starts are in order, a slot apart, and the coming ones are among them", () => {
  const step = fc.constantFrom(15, 20, 30, 45, 60);
  const range = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))
    .map(([one, other]) => ({
      first: timeText(Math.min(one, other)),
      last: timeText(Math.max(one, other)),
    }));
  fc.assert(
    fc.property(step, fc.array(range, { maxLength: 3 }), (step, ranges) => {
      fc.pre(!rangesProblem(ranges, step));
      const hours = { ...defaultHours, step, week: defaultHours.week.with(2, ranges) };
      const slots = slotsOf({ day: wednesday, hours });
      for (const [index, slot] of slots.entries()) {
        if (index > 0)
          expect(minutesOf(slot) - minutesOf(slots[index - 1]!)).toBeGreaterThanOrEqual(step);
        expect(ranges.some(({ first, last }) => slot >= first && slot <= last)).toBe(true);
      }
      expect([...slots].sort()).toEqual(slots);
      const now = new Date("2025-09-24T10:00:00Z");
      expect(slots).toEqual(expect.arrayContaining(comingSlots({ day: wednesday, hours, now })));
    }),
  );
});
