import { addDays } from "../../booking/istanbul-time.ts";

/** Days in order, cut into runs: each follows the one before it and is like it. */
export function runsOf<T extends { day: string }>(
  days: T[],
  isAlike: (one: T, next: T) => boolean = () => true,
): T[][] {
  const runs: T[][] = [];
  for (const next of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before && addDays(before.day, 1) === next.day && isAlike(before, next)) run!.push(next);
    else runs.push([next]);
  }
  return runs;
}
