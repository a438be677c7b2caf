/** The first and the last start of a stretch, such as "20:00" and "23:00". */
export type TimeRange = { first: string; last: string };

/** Which starts there are at all. */
export type OpenHours = {
  /** By weekday, from Monday; one without ranges is closed. */
  week: TimeRange[][];
  /** Minutes from one start to the next. */
  step: number;
  exceptions: ExceptionalDay[];
};

/** A day that is decided by itself: neither its weekday's ranges nor a closure that recurs are asked. */
export type ExceptionalDay = { day: string; ranges: TimeRange[] };

/** Every week on this weekday. Of hours and of days "" stands for no bound; the hour `to` is open again. */
export type Closure = {
  /** From Monday, which is 0. */
  weekday: number;
  from: string;
  to: string;
  firstDay: string;
  lastDay: string;
  /** For staff alone. */
  reason: string;
};

export type Hours = OpenHours & {
  closures: Closure[];
  /** Minutes before its start until which a visitor can ask for a slot. */
  minNotice: number;
  /** Days from today to the last one that a visitor can ask for. */
  daysAhead: number;
};

export const stepChoices = [15, 20, 30, 45, 60];
/** Minutes: beyond thirty days nobody could book for the coming month. */
export const longestNotice = 43_200;
export const mostDaysAhead = 3650;

const until23 = (first: string): TimeRange[] => [{ first, last: "23:00" }];
const weekday = until23("20:00");
const weekend = until23("19:00");

/** The specified hours, which hold where the academy has set no others. */
export const defaultHours: Hours = {
  week: [weekday, weekday, weekday, weekday, weekday, weekend, weekend],
  step: 30,
  exceptions: [],
  closures: [],
  minNotice: 0,
  daysAhead: 180,
};

/** From Monday, which is 0. */
export function weekdayIndex(day: string): number {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

export function rangesOf({ day, hours }: { day: string; hours: OpenHours }): TimeRange[] {
  return exceptionOf(day, hours)?.ranges ?? hours.week[weekdayIndex(day)] ?? [];
}

/** Every start of a stretch; the last one where the steps do not meet it exactly is the one before. */
export function startsOf({ first, last }: TimeRange, step: number): string[] {
  const begin = minutesOf(first);
  const count = Math.floor((minutesOf(last) - begin) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeText(begin + index * step));
}

/** What closes a start again and again. */
export function closureOf(asked: { day: string; slot: string; hours: Hours }): Closure | undefined {
  const { day, slot, hours } = asked;
  if (exceptionOf(day, hours)) return undefined;
  return hours.closures.find(
    ({ weekday, from, to, firstDay, lastDay }) =>
      weekday === weekdayIndex(day) &&
      slot >= from &&
      (to === "" || slot < to) &&
      day >= firstDay &&
      (lastDay === "" || day <= lastDay),
  );
}

/** Two that begin within one step of each other cannot both be kept. */
export function overlaps(one: string, other: string, step: number): boolean {
  return Math.abs(minutesOf(one) - minutesOf(other)) < step;
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

export function closureProblem({ from, to, firstDay, lastDay }: Closure): HoursProblem | undefined {
  const isBackwards = (first: string, last: string) => last !== "" && last < first;
  return isBackwards(firstDay, lastDay) || (to !== "" && to <= from) ? "backwards" : undefined;
}

/** The first thing that is wrong with all of it. */
export function hoursProblem({ week, exceptions, closures, step }: Hours) {
  const days = exceptions.map(({ day }) => day);
  if (new Set(days).size < days.length) return "day_twice";
  const ranges = [...week, ...exceptions.map((exception) => exception.ranges)];
  const problems = [
    ...ranges.map((ofDay) => rangesProblem(ofDay, step)),
    ...closures.map(closureProblem),
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

function exceptionOf(day: string, { exceptions }: OpenHours): ExceptionalDay | undefined {
  return exceptions.find((exception) => exception.day === day);
}
