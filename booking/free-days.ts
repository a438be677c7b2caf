import { minutesOf } from "./hours.ts";
import { addDays, monthOf, nextMonth } from "./istanbul-time.ts";
import { comingSlots, type DaySlot, freeSlots, type Notice, slotsOf } from "./slots.ts";

export type DayHeld = { taken: readonly string[]; isClosed: boolean };

/** Of a month's days those on which somebody has an hour. */
export type MonthHeld = ReadonlyMap<string, DayHeld>;

/** What is known so far. */
export type Calendar = {
  /** Those that were asked for, and whether the service could tell. */
  months: ReadonlyMap<string, boolean>;
  days: MonthHeld;
};

export type DayState = "free" | "full" | "closed" | "over";

type Asked = Notice & { calendar: Calendar };

export const nothingKnown: Calendar = { months: new Map(), days: new Map() };

export function withMonth(known: Calendar, month: string, told: MonthHeld | undefined): Calendar {
  return {
    months: new Map(known.months).set(month, told !== undefined),
    days: new Map([...known.days, ...(told ?? [])]),
  };
}

/** A day's own answer, newer than its month's. */
export function withDay(known: Calendar, day: string, taken: readonly string[]): Calendar {
  const isClosed = known.days.get(day)?.isClosed ?? false;
  return { ...known, days: new Map(known.days).set(day, { taken, isClosed }) };
}

/** Undefined where nothing is known of the day. */
export function takenOn({ months, days }: Calendar, day: string): readonly string[] | undefined {
  return days.get(day)?.taken ?? (months.get(monthOf(day)) ? [] : undefined);
}

/** Undefined where its month is not known: then it can be chosen, and its hours tell. */
export function dayState(day: string, { calendar, ...notice }: Asked): DayState | undefined {
  const { months, days } = calendar;
  if (slotsOf({ day, hours: notice.hours }).length === 0) return "closed";
  if (!months.get(monthOf(day))) return undefined;
  if (comingSlots({ day, ...notice }).length === 0) return "over";
  const taken = takenOn(calendar, day) ?? [];
  if (freeSlots({ day, taken, ...notice }).length > 0) return "free";
  return days.get(day)?.isClosed ? "closed" : "full";
}

/** No further than a year, so that a calendar without a free day ends the search. */
const mostMonths = 12;

/**
 * The first day with a free hour; the month that has to be asked for to find it; or nothing, where
 * there is none, or the service cannot tell.
 */
export function firstFreeDay({ from, to, ...asked }: Asked & { from: string; to: string }): {
  day?: string;
  ask?: string;
  isNone?: true;
} {
  let month = monthOf(from);
  for (let count = 0; count < mostMonths && month <= monthOf(to); count++) {
    const isTold = asked.calendar.months.get(month);
    if (isTold === undefined) return { ask: month };
    if (!isTold) return {};
    for (let day = later(from, `${month}-01`); monthOf(day) === month; day = addDays(day, 1)) {
      if (day > to) break;
      if (dayState(day, asked) === "free") return { day };
    }
    month = nextMonth(month);
  }
  return { isNone: true };
}

const offered = 3;
const daysAround = 7;

/** The free hours nearest to one that is gone: of its own day, then at its hour of the days after. */
export function nearestSlots({
  day,
  slot,
  to,
  calendar,
  ...notice
}: Asked & DaySlot & { to: string }): DaySlot[] {
  const nearestOn = (day: string) => {
    const taken = takenOn(calendar, day) ?? slotsOf({ day, hours: notice.hours });
    return freeSlots({ day, taken, ...notice })
      .sort((one, other) => distance(one, slot) - distance(other, slot))
      .map((slot) => ({ day, slot }));
  };
  const following = Array.from({ length: daysAround }, (_, index) => addDays(day, index + 1));
  const next = following.filter((day) => day <= to).flatMap((day) => nearestOn(day).slice(0, 1));
  return [...nearestOn(day), ...next].slice(0, offered).sort(earlierFirst);
}

function earlierFirst(one: DaySlot, other: DaySlot): number {
  return `${one.day} ${one.slot}` < `${other.day} ${other.slot}` ? -1 : 1;
}

function distance(one: string, other: string): number {
  return Math.abs(minutesOf(one) - minutesOf(other));
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
