import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Closure,
  closureOf,
  closureProblem,
  defaultHours,
  type Hours,
  hoursProblem,
  minutesOf,
  overlaps,
  rangesProblem,
  startsOf,
  timeText,
  weekdayIndex,
} from "./hours.ts";
import { addDays } from "./istanbul-time.ts";
import { comingSlots, isOutside, slotsOf, takenSlots } from "./slots.ts";

const wednesday = "2025-09-24";
const friday = "2025-09-26";
const sunday = "2025-09-28";

const lesson: Closure = {
  weekday: 4,
  from: "",
  to: "21:00",
  firstDay: "",
  lastDay: "",
  reason: "Ders",
};
const withClosure = (changes: Partial<Closure>): Hours => ({
  ...defaultHours,
  closures: [{ ...lesson, ...changes }],
});
const closedOn = (day: string, hours: Hours) =>
  slotsOf({ day, hours }).filter((slot) => closureOf({ day, slot, hours }));

test("The usual hours are the specified ones: seven half hours from 20:00, on weekends nine from 19:00", () => {
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

test("An exceptional day has its own hours alone: more, fewer or none", () => {
  const only = (ranges: Hours["week"][number]) => ({
    ...withClosure({ weekday: 6, to: "" }),
    exceptions: [{ day: sunday, ranges }],
  });
  expect(slotsOf({ day: sunday, hours: only([{ first: "12:00", last: "13:00" }]) })).toEqual([
    "12:00",
    "12:30",
    "13:00",
  ]);
  expect(slotsOf({ day: sunday, hours: only([]) })).toEqual([]);
  const other = only([{ first: "12:00", last: "13:00" }]);
  expect(slotsOf({ day: "2025-10-05", hours: other })).toHaveLength(9);
  expect(closedOn(sunday, other)).toEqual([]);
  expect(closedOn("2025-10-05", other)).toHaveLength(9);
});

test("A closure recurs on its weekday, until an hour, from one, between two, or all day", () => {
  expect(closedOn(friday, withClosure({}))).toEqual(["20:00", "20:30"]);
  expect(closedOn(friday, withClosure({ from: "22:30", to: "" }))).toEqual(["22:30", "23:00"]);
  expect(closedOn(friday, withClosure({ from: "20:30", to: "21:30" }))).toEqual(["20:30", "21:00"]);
  expect(closedOn(friday, withClosure({ to: "" }))).toHaveLength(7);
  expect(closedOn(addDays(friday, 7), withClosure({}))).toHaveLength(2);
  expect(closedOn(addDays(friday, 1), withClosure({}))).toEqual([]);
});

test("A closure lasts from its first to its last day, where it has them", () => {
  const autumn = withClosure({ firstDay: "2025-10-03", lastDay: "2025-10-10" });
  const fridays = [0, 7, 14, 21].map((days) => addDays(friday, days));
  expect(fridays.map((day) => closedOn(day, autumn).length)).toEqual([0, 2, 2, 0]);
});

test("What is no start, or closed again and again, stands outside the hours", () => {
  const hours = withClosure({});
  expect(isOutside({ day: friday, slot: "20:30", hours })).toBe(true);
  expect(isOutside({ day: friday, slot: "21:00", hours })).toBe(false);
  expect(isOutside({ day: friday, slot: "19:00", hours })).toBe(true);
  expect(isOutside({ day: friday, slot: "21:15", hours })).toBe(true);
});

test("What recurs as closed is taken, and so is what an appointment off the grid would overlap", () => {
  const held = [
    { slot: "21:15", isClosed: false },
    { slot: "22:45", isClosed: true },
  ];
  expect(takenSlots({ day: friday, hours: withClosure({}), held })).toEqual([
    "20:00",
    "20:30",
    "21:00",
    "21:15",
    "21:30",
    "22:45",
  ]);
  expect(overlaps("21:00", "21:29", 30)).toBe(true);
  expect(overlaps("21:30", "21:00", 30)).toBe(false);
});

test("On the usual hours what is taken is what is held", () => {
  fc.assert(
    fc.property(fc.subarray(slotsOf({ day: wednesday, hours: defaultHours })), (slots) => {
      const held = slots.map((slot) => ({ slot, isClosed: false }));
      expect(takenSlots({ day: wednesday, hours: defaultHours, held })).toEqual(slots);
    }),
  );
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

test("A closure's end comes after its beginning", () => {
  expect(closureProblem(lesson)).toBeUndefined();
  expect(closureProblem({ ...lesson, from: "21:00" })).toBe("backwards");
  expect(closureProblem({ ...lesson, from: "20:59" })).toBeUndefined();
  expect(
    closureProblem({ ...lesson, to: "", firstDay: "2025-10-02", lastDay: "" }),
  ).toBeUndefined();
  const days = { firstDay: "2025-10-02", lastDay: "2025-10-01" };
  expect(closureProblem({ ...lesson, ...days })).toBe("backwards");
  expect(closureProblem({ ...lesson, ...days, lastDay: "2025-10-02" })).toBeUndefined();
});

test("All of it is right where each part is, and no day has hours of its own twice", () => {
  expect(hoursProblem(defaultHours)).toBeUndefined();
  const backwards = [{ first: "21:00", last: "20:00" }];
  expect(hoursProblem({ ...defaultHours, week: defaultHours.week.with(3, backwards) })).toBe(
    "backwards",
  );
  const own = (days: string[], ranges = defaultHours.week[0]!) => ({
    ...defaultHours,
    exceptions: days.map((day) => ({ day, ranges })),
  });
  expect(hoursProblem(own([friday, sunday]))).toBeUndefined();
  expect(hoursProblem(own([friday, friday]))).toBe("day_twice");
  expect(hoursProblem(own([friday], backwards))).toBe("backwards");
  expect(hoursProblem(withClosure({ from: "22:00" }))).toBe("backwards");
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
        if (index > 0) expect(overlaps(slots[index - 1]!, slot, step)).toBe(false);
        expect(ranges.some(({ first, last }) => slot >= first && slot <= last)).toBe(true);
      }
      expect([...slots].sort()).toEqual(slots);
      const now = new Date("2025-09-24T10:00:00Z");
      expect(slots).toEqual(expect.arrayContaining(comingSlots({ day: wednesday, hours, now })));
    }),
  );
});
