import type { Hours } from "../../../booking/hours.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import { slotsOf } from "../../../booking/slots.ts";
import { mostDaysToClose } from "../../../contract/panel/words.ts";

/** The reason that goes with every day of the preset. */
export const publicHoliday = "Resmî tatil";

/** Without times the whole day. */
export type DayToClose = { day: string; times?: string[] };

/** Both days included; none where the last lies before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length <= mostDaysToClose; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

/** Only days that have any of the hours: those of a weekend may begin earlier. */
export function daysToClose(
  days: string[],
  chosen: string[] | undefined,
  hours: Hours,
): DayToClose[] {
  if (!chosen) return days.map((day) => ({ day }));
  return days
    .map((day) => ({ day, times: slotsOf({ day, hours }).filter((time) => chosen.includes(time)) }))
    .filter(({ times }) => times.length > 0);
}
