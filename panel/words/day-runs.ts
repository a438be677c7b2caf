import { addDays } from "../../booking/istanbul-time.ts";

/** Cuts sorted days into runs of consecutive, alike days. */
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
