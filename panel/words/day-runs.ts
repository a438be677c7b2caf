import { addDays } from "../../booking/istanbul-time.ts";

/** Days in order, cut into runs: each is like the one before it, and follows it. */
export function runsOf<T extends { day: string }>(
  days: T[],
  isAlike: (one: T, next: T) => boolean = () => true,
  dayAfter = (day: string) => addDays(day, 1),
): T[][] {
  const runs: T[][] = [];
  for (const next of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before && dayAfter(before.day) === next.day && isAlike(before, next)) run!.push(next);
    else runs.push([next]);
  }
  return runs;
}
