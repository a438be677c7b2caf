import { expect, test } from "vitest";
import {
  type Calendar,
  type DayHeld,
  dayState,
  firstFreeDay,
  nearestSlots,
  nothingKnown,
  takenOn,
  withDay,
  withMonth,
} from "./free-days.ts";
import { defaultHours } from "./hours.ts";
import { addDays } from "./istanbul-time.ts";
import { slotsOf } from "./slots.ts";

const now = new Date("2025-09-24T10:00:00Z"); // 13:00 on a Wednesday in Istanbul
const hours = defaultHours;
const today = "2025-09-24";
const thursday = "2025-09-25";

function calendarOf(
  months: Record<string, Record<string, Partial<DayHeld>> | undefined>,
): Calendar {
  const whole = (held: Partial<DayHeld>) => ({ taken: [], isClosed: false, ...held });
  const told = (days: Record<string, Partial<DayHeld>>) =>
    new Map(Object.entries(days).map(([day, held]) => [day, whole(held)]));
  return Object.entries(months).reduce(
    (known, [month, days]) => withMonth(known, month, days && told(days)),
    nothingKnown,
  );
}

const full = (day: string) => ({ [day]: { taken: slotsOf({ day, hours }) } });

/** Every day of a month without an hour left. */
function fullMonth(month: string) {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return Object.assign({}, ...days.filter((day) => day.startsWith(month)).map(full));
}

test("A day is free, full, closed or over; of one that nobody was asked about nothing is known", () => {
  const calendar = calendarOf({
    "2025-09": {
      ...full(thursday),
      "2025-09-26": { taken: slotsOf({ day: "2025-09-26", hours }), isClosed: true },
      "2025-09-27": { taken: ["19:00"] },
    },
    "2025-11": undefined,
  });
  const stateOf = (day: string) => dayState(day, { calendar, hours, now });
  expect(stateOf(thursday)).toBe("full");
  expect(stateOf("2025-09-26")).toBe("closed");
  expect(stateOf("2025-09-27")).toBe("free");
  expect(stateOf("2025-09-28")).toBe("free");
  expect(stateOf("2025-09-23")).toBe("over");
  expect(stateOf("2025-10-01")).toBeUndefined();
  expect(stateOf("2025-11-01")).toBeUndefined();
  expect(takenOn(calendar, "2025-09-27")).toEqual(["19:00"]);
  expect(takenOn(calendar, "2025-09-28")).toEqual([]);
  expect(takenOn(calendar, "2025-11-01")).toBeUndefined();
});

test("A day filled since, of which its month told nothing, is full and not closed", () => {
  const filled = withDay(
    calendarOf({ "2025-09": {} }),
    thursday,
    slotsOf({ day: thursday, hours }),
  );
  expect(dayState(thursday, { calendar: filled, now, hours })).toBe("full");
});

test("A day's own answer is newer than its month's, and tells of no other day", () => {
  const september = calendarOf({ "2025-09": { [thursday]: { taken: ["20:00"] } } });
  const newer = withDay(september, thursday, slotsOf({ day: thursday, hours }));
  expect(dayState(thursday, { calendar: september, hours, now })).toBe("free");
  expect(dayState(thursday, { calendar: newer, hours, now })).toBe("full");
  const alone = withDay(nothingKnown, thursday, ["20:00"]);
  expect(takenOn(alone, thursday)).toEqual(["20:00"]);
  expect(takenOn(alone, today)).toBeUndefined();
  expect(dayState(thursday, { calendar: alone, hours, now })).toBeUndefined();
});

test("A closed day of which an hour was opened again is free", () => {
  const closed = { taken: slotsOf({ day: thursday, hours }), isClosed: true };
  const calendar = calendarOf({ "2025-09": { [thursday]: closed } });
  expect(dayState(thursday, { calendar, hours, now })).toBe("closed");
  const opened = withDay(calendar, thursday, slotsOf({ day: thursday, hours }).slice(1));
  expect(dayState(thursday, { calendar: opened, hours, now })).toBe("free");
  const closedAgain = withDay(calendar, thursday, slotsOf({ day: thursday, hours }));
  expect(dayState(thursday, { calendar: closedAgain, hours, now })).toBe("closed");
});

test("Today is over once the last hour has begun, and full where others have what is left", () => {
  const calendar = calendarOf({ "2025-09": { [today]: { taken: ["23:00"] } } });
  const at = (time: string) =>
    dayState(today, { calendar, hours, now: new Date(`${today}T${time}Z`) });
  expect(at("18:59")).toBe("free");
  expect(at("19:00")).toBe("full");
  expect(at("20:00")).toBe("over");
});

test("A day that a minimum notice leaves nothing of is over", () => {
  const calendar = calendarOf({ "2025-09": {} });
  const stateOf = (minNotice: number) =>
    dayState(today, { calendar, now, hours: { ...defaultHours, minNotice } });
  expect(stateOf(600)).toBe("free");
  expect(stateOf(601)).toBe("over");
});

test("The first free day is found in the months that are known, one after the other", () => {
  const range = { from: today, to: "2025-12-31", now, hours };
  const first = (months: Parameters<typeof calendarOf>[0]) =>
    firstFreeDay({ ...range, calendar: calendarOf(months) });
  const september = fullMonth("2025-09");
  expect(first({})).toEqual({ ask: "2025-09" });
  expect(first({ "2025-09": {} })).toEqual({ day: today });
  expect(first({ "2025-09": { ...full(today), ...full(thursday) } })).toEqual({
    day: "2025-09-26",
  });
  expect(first({ "2025-09": september })).toEqual({ ask: "2025-10" });
  expect(first({ "2025-09": september, "2025-10": full("2025-10-01") })).toEqual({
    day: "2025-10-02",
  });
  expect(first({ "2025-09": undefined })).toEqual({});
});

test("The search ends with the last day that can be booked, and after twelve months", () => {
  const september = { "2025-09": fullMonth("2025-09") };
  const calendar = calendarOf(september);
  expect(firstFreeDay({ from: today, to: "2025-09-30", now, hours, calendar })).toEqual({
    isNone: true,
  });
  const october = calendarOf({ ...september, "2025-10": fullMonth("2025-10") });
  expect(firstFreeDay({ from: today, to: "2025-10-31", now, hours, calendar: october })).toEqual({
    isNone: true,
  });
  const cut = calendarOf({ "2025-09": { ...full(today), ...full(thursday) } });
  expect(firstFreeDay({ from: today, to: thursday, now, hours, calendar: cut })).toEqual({
    isNone: true,
  });
  const year = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2025, 8 + index)).toISOString().slice(0, 7),
  );
  const booked = Object.fromEntries(year.map((month) => [month, fullMonth(month)]));
  const first = (calendar: Calendar) =>
    firstFreeDay({ from: today, to: "2030-01-01", now, hours, calendar });
  expect(first(calendarOf(booked))).toEqual({ isNone: true });
  expect(first(calendarOf({ ...booked, "2026-08": {} }))).toEqual({ day: "2026-08-01" });
  expect(firstFreeDay({ from: today, to: today, now, hours, calendar: calendarOf({}) })).toEqual({
    ask: "2025-09",
  });
  const last = calendarOf({ "2025-09": full(today) });
  expect(firstFreeDay({ from: today, to: thursday, now, hours, calendar: last })).toEqual({
    day: thursday,
  });
  // Not a day before the one that was asked for, though its month is known.
  const whole = calendarOf({ "2025-09": {} });
  expect(firstFreeDay({ from: thursday, to: "2025-09-30", now, hours, calendar: whole })).toEqual({
    day: thursday,
  });
});

test("Beside an hour that is gone the nearest of its day are offered, in the order of the day", () => {
  const calendar = calendarOf({ "2025-09": { [thursday]: { taken: ["21:30", "22:00"] } } });
  const near = nearestSlots({
    day: thursday,
    slot: "21:30",
    to: "2025-12-31",
    calendar,
    hours,
    now,
  });
  expect(near).toEqual([
    { day: thursday, slot: "20:30" },
    { day: thursday, slot: "21:00" },
    { day: thursday, slot: "22:30" },
  ]);
});

test("Where the day has too few, the days after it offer one each, as far as one can book", () => {
  const taken = slotsOf({ day: thursday, hours }).filter((slot) => slot !== "20:00");
  const calendar = calendarOf({
    "2025-09": { [thursday]: { taken }, "2025-09-26": { taken: ["21:30"] } },
  });
  const near = (to: string) =>
    nearestSlots({ day: thursday, slot: "21:30", to, calendar, hours, now }).map(
      ({ day, slot }) => `${day} ${slot}`,
    );
  expect(near("2025-12-31")).toEqual(["2025-09-25 20:00", "2025-09-26 21:00", "2025-09-27 21:30"]);
  expect(near("2025-09-26")).toEqual(["2025-09-25 20:00", "2025-09-26 21:00"]);
});

test("The days of a week after it are looked at, and none beyond", () => {
  const near = (freeDay: string) =>
    nearestSlots({
      day: "2025-09-10",
      slot: "21:30",
      to: "2025-12-31",
      calendar: calendarOf({ "2025-09": { ...fullMonth("2025-09"), [freeDay]: {} } }),
      hours,
      now: new Date("2025-09-09T10:00:00Z"),
    });
  expect(near("2025-09-17")).toEqual([{ day: "2025-09-17", slot: "21:30" }]);
  expect(near("2025-09-18")).toEqual([]);
});

test("Nothing is offered of days that nobody was asked about", () => {
  const calendar = calendarOf({ "2025-09": full("2025-09-30") });
  expect(
    nearestSlots({ day: "2025-09-30", slot: "21:30", to: "2025-12-31", calendar, hours, now }),
  ).toEqual([]);
});

test("A day without hours is closed, also where nobody was asked about its month", () => {
  const off = { ...defaultHours, week: defaultHours.week.with(3, []) };
  const calendar = calendarOf({ "2025-09": {} });
  expect(dayState(thursday, { calendar, hours: off, now })).toBe("closed");
  expect(dayState(thursday, { calendar: nothingKnown, hours: off, now })).toBe("closed");
  expect(dayState("2025-09-26", { calendar, hours: off, now })).toBe("free");
});

test("The first free day and the nearest hours follow the hours that are set", () => {
  const hours = { ...defaultHours, week: defaultHours.week.with(2, []).with(3, []), step: 60 };
  const calendar = calendarOf({ "2025-09": {} });
  const asked = { calendar, hours, now, to: "2025-12-31" };
  expect(firstFreeDay({ ...asked, from: today })).toEqual({ day: "2025-09-26" });
  expect(nearestSlots({ ...asked, day: "2025-09-26", slot: "20:30" })).toEqual([
    { day: "2025-09-26", slot: "20:00" },
    { day: "2025-09-26", slot: "21:00" },
    { day: "2025-09-26", slot: "22:00" },
  ]);
});
