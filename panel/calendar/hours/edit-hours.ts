import {
  minutesOf,
  rangesProblem,
  startsOf,
  type TimeRange,
  timeText,
  type WorkingHours,
} from "../../../booking/hours.ts";

const everyQuarter = startsOf({ first: "00:00", last: "23:45" }, 15);

/** Where a stretch may begin; also where it does. */
export function firstChoices(first: string): string[] {
  return [...new Set([...everyQuarter, first])].sort();
}

/** Where it may end: only at what its steps reach. */
export function lastChoices(first: string, step: number): string[] {
  return startsOf({ first, last: "23:59" }, step);
}

/** With a last start that the steps reach, no later than before. */
export function snapped({ first, last }: TimeRange, step: number): TimeRange {
  return { first, last: startsOf({ first, last }, step).at(-1) ?? first };
}

export function withStep(hours: WorkingHours, step: number): WorkingHours {
  const snap = (ranges: TimeRange[]) => ranges.map((range) => snapped(range, step));
  return { ...hours, step, week: hours.week.map(snap) };
}

const hour = 60;

/**
 * One more stretch, an hour after the last one, or before the first, or wherever there is room; undefined where there
 * is none. A day that had none gets an evening.
 */
export function withRange(ranges: TimeRange[], step: number): TimeRange[] | undefined {
  if (ranges.length === 0) return [snapped({ first: "20:00", last: "23:00" }, step)];
  const gap = Math.max(step, hour);
  const after = minutesOf(ranges.at(-1)!.last) + gap;
  const before = minutesOf(ranges[0]!.first) - gap - hour;
  return [after, before, ...everyQuarter.map(minutesOf)]
    .filter((first) => first >= 0 && first + hour <= 24 * hour)
    .map((first) => ({ first: timeText(first), last: timeText(first + hour - 1) }))
    .map((range) => inOrder([...ranges, snapped(range, step)]))
    .find((more) => !rangesProblem(more, step));
}

/** With another beginning: its end stays if it can, else it follows. */
export function withFirst(
  ranges: TimeRange[],
  at: number,
  first: string,
  step: number,
): TimeRange[] {
  const { first: was, last } = ranges[at]!;
  const moved = minutesOf(last) + minutesOf(first) - minutesOf(was);
  const followed = moved < 24 * hour ? timeText(moved) : first;
  const changed = (last: string) => ranges.with(at, snapped({ first, last }, step));
  const kept = changed(last);
  return last < first || rangesProblem(kept, step) ? changed(followed) : kept;
}

function inOrder(ranges: TimeRange[]): TimeRange[] {
  return ranges.toSorted((one, other) => (one.first < other.first ? -1 : 1));
}

export function copied(hours: WorkingHours, from: number, to: number[]): WorkingHours {
  const ranges = hours.week[from]!;
  return { ...hours, week: hours.week.map((own, at) => (to.includes(at) ? ranges : own)) };
}

export function isSame(one: WorkingHours, other: WorkingHours): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
