import { addDays } from "./istanbul-time.ts";

/** The first and the last start of a stretch, such as "20:00" and "23:00". */
export type TimeRange = { first: string; last: string };

/** What holds every week. */
export type WorkingHours = {
  /** By weekday, from Monday; one without ranges is closed. */
  week: TimeRange[][];
  /** Minutes from one start to the next. */
  step: number;
  /** Minutes after each appointment that nobody can have. */
  buffer: number;
  /** Minutes before its start until which a visitor can ask for a slot. */
  minNotice: number;
  /** Days from today to the last one that a visitor can ask for. */
  daysAhead: number;
};

/**
 * Closes the starts from `from` until before `to`: on each day from the first to the last one, or on one
 * weekday of them. Of hours and of days "" stands for no bound.
 */
export type Closing = {
  kind: "closing";
  /** From Monday, which is 0; null for every day. */
  weekday: number | null;
  firstDay: string;
  lastDay: string;
  from: string;
  to: string;
  /** For staff alone. */
  reason: string;
};

/** A day with its own hours: neither those of its weekday nor weekly closings hold on it. */
export type Opening = { kind: "opening"; day: string; ranges: TimeRange[] };

/** A line of the list of closures, before it is stored. */
export type NewClosure = Closing | Opening;
export type Closure = NewClosure & { id: string };

export type Hours = WorkingHours & { closures: Closure[] };
/** Which starts there are. */
export type OpenHours = Pick<Hours, "week" | "step" | "closures">;

export const stepChoices = [15, 20, 30, 45, 60];
/** Minutes. */
export const longestBuffer = 120;
/** Minutes: beyond thirty days nobody could book for the coming month. */
export const longestNotice = 43_200;
export const mostDaysAhead = 3650;

const until23 = (first: string): TimeRange[] => [{ first, last: "23:00" }];
const weekday = until23("20:00");
const weekend = until23("19:00");

/** The specified hours, which hold where the academy has set no others. */
export const defaultWorkingHours: WorkingHours = {
  week: [weekday, weekday, weekday, weekday, weekday, weekend, weekend],
  step: 30,
  buffer: 0,
  minNotice: 0,
  daysAhead: 180,
};
/** With nothing closed. */
export const defaultHours: Hours = { ...defaultWorkingHours, closures: [] };

/** From Monday, which is 0. */
export function weekdayIndex(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

export type GridSlot = { slot: string; closing?: Closing & { id: string } };

type DayHours = { day: string; hours: OpenHours };

/** Every start of a day in order, each with what closes it. */
export function dayGrid({ day, hours }: DayHours): GridSlot[] {
  const closings = closingsOn(day, hours);
  const ranges = openingOn(day, hours)?.ranges ?? hours.week[weekdayIndex(day)] ?? [];
  const starts = ranges.flatMap((range) => startsOf(range, hours.step));
  return [...new Set(starts)].sort().map((slot) => {
    const closing = closings.find((one) => isAt(one, slot));
    return { slot, ...(closing && { closing }) };
  });
}

/** What closes one of the starts within so many minutes. */
export function closedWithin(grid: GridSlot[], { slot, minutes }: Stretch) {
  const end = minutesOf(slot) + minutes;
  return grid.find((start) => start.closing && start.slot >= slot && minutesOf(start.slot) < end)
    ?.closing;
}

/** The same for a time that need not be a start itself. */
export function closingDuring({ day, hours, ...stretch }: DayHours & Stretch) {
  const atOnce = closingsOn(day, hours).find((closing) => isAt(closing, stretch.slot));
  return atOnce ?? closedWithin(dayGrid({ day, hours }), stretch);
}

type Stretch = { slot: string; minutes: number };

/** A closing of days before a weekly one. */
function closingsOn(day: string, hours: OpenHours) {
  const opening = openingOn(day, hours);
  return hours.closures
    .filter((closure) => closure.kind === "closing")
    .filter((closing) => isOn(closing, day) && !(opening && closing.weekday !== null))
    .sort((one, other) => Number(one.weekday !== null) - Number(other.weekday !== null));
}

export function openingOn(day: string, { closures }: Pick<OpenHours, "closures">) {
  return closures.filter((closure) => closure.kind === "opening").find((one) => one.day === day);
}

/** Whether a closing holds at that time, a start or not. */
export function closes(closing: Closing, day: string, time: string): boolean {
  return isOn(closing, day) && isAt(closing, time);
}

function isOn({ weekday, firstDay, lastDay }: Closing, day: string): boolean {
  const isWithin = day >= firstDay && (lastDay === "" || day <= lastDay);
  return isWithin && (weekday === null || weekday === weekdayIndex(day));
}

function isAt({ from, to }: Closing, time: string): boolean {
  return time >= from && (to === "" || time < to);
}

/** The day after which a closure means nothing any more; "" where it never ends. */
export function lastDayOf(closure: NewClosure): string {
  return closure.kind === "opening" ? closure.day : closure.lastDay;
}

/** From the first of some starts in a row to the end of the last, for each such row. */
export function spansOf(starts: string[], step: number): Pick<Closing, "from" | "to">[] {
  const spans: { from: number; to: number }[] = [];
  for (const start of starts.map(minutesOf).sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && start <= last.to) last.to = start + step;
    else spans.push({ from: start, to: start + step });
  }
  return spans.map(({ from, to }) => ({
    from: timeText(from),
    to: to < 24 * 60 ? timeText(to) : "",
  }));
}

type Days = Pick<Closing, "firstDay" | "lastDay" | "from" | "to">;

/** As few closings as can be: of hours in a row, and of days in a row. Without times the whole day. */
export function closingsOf(days: { day: string; times?: string[] }[], step: number): Days[] {
  const closings: Days[] = [];
  for (const { day, times } of days.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    for (const span of times ? spansOf(times, step) : [{ from: "", to: "" }]) {
      const before = closings.find(
        ({ lastDay, from, to }) =>
          lastDay === addDays(day, -1) && from === span.from && to === span.to,
      );
      if (before) before.lastDay = day;
      else closings.push({ firstDay: day, lastDay: day, ...span });
    }
  }
  return closings;
}

/** What is left of a closing of days when some of a day's starts are opened. */
export function withoutStarts(
  closing: Closing,
  { day, times, hours }: { day: string; times: string[]; hours: OpenHours },
): Closing[] {
  const { firstDay, lastDay } = closing;
  const kept = dayGrid({ day, hours })
    .map(({ slot }) => slot)
    .filter((slot) => isAt(closing, slot) && !times.includes(slot));
  return [
    ...(firstDay < day ? [{ ...closing, lastDay: addDays(day, -1) }] : []),
    ...spansOf(kept, hours.step).map((span) => ({
      ...closing,
      ...span,
      firstDay: day,
      lastDay: day,
    })),
    ...(day < lastDay ? [{ ...closing, firstDay: addDays(day, 1) }] : []),
  ];
}

/** Every start of a stretch; the last one where the steps do not meet it exactly is the one before. */
export function startsOf({ first, last }: TimeRange, step: number): string[] {
  const begin = minutesOf(first);
  const count = Math.floor((minutesOf(last) - begin) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeText(begin + index * step));
}

type HoursProblem = "backwards" | "too_near" | "day_twice";

/** What is wrong with a day's ranges: each must end after it begins, a step before the next. */
export function rangesProblem(ranges: TimeRange[], step: number): HoursProblem | undefined {
  if (ranges.some(({ first, last }) => last < first)) return "backwards";
  const inOrder = ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1));
  const areNear = inOrder.some(
    ({ first }, index) =>
      index > 0 && minutesOf(first) < minutesOf(inOrder[index - 1]!.last) + step,
  );
  return areNear ? "too_near" : undefined;
}

export function closureProblem(closure: NewClosure, step: number): HoursProblem | undefined {
  if (closure.kind === "opening") return rangesProblem(closure.ranges, step);
  const { from, to, firstDay, lastDay } = closure;
  const isBackwards = (first: string, last: string) => last !== "" && last < first;
  return isBackwards(firstDay, lastDay) || (to !== "" && to <= from) ? "backwards" : undefined;
}

/** The first thing that is wrong with all of it. */
export function hoursProblem({ week, closures, step }: OpenHours): HoursProblem | undefined {
  const days = closures.flatMap((one) => (one.kind === "opening" ? one.day : []));
  if (new Set(days).size < days.length) return "day_twice";
  const problems = [
    ...week.map((ranges) => rangesProblem(ranges, step)),
    ...closures.map((closure) => closureProblem(closure, step)),
  ];
  return problems.find(Boolean);
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

export function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
