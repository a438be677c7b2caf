import {
  minutesOf,
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

/** One more stretch: an hour after the last one, or where the day had none an evening. */
export function withRange(ranges: TimeRange[], step: number): TimeRange[] {
  const last = ranges.at(-1);
  if (!last) return [snapped({ first: "20:00", last: "23:00" }, step)];
  const first = timeText(Math.min(minutesOf(last.last) + Math.max(step, 60), 23 * 60));
  return [...ranges, snapped({ first, last: timeText(minutesOf(first) + 59) }, step)];
}

export function copied(hours: WorkingHours, from: number, to: number[]): WorkingHours {
  const ranges = hours.week[from]!;
  return { ...hours, week: hours.week.map((own, at) => (to.includes(at) ? ranges : own)) };
}

export function isSame(one: WorkingHours, other: WorkingHours): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
