import { addDays, dayInWords } from "../../booking/istanbul-time.ts";
import type { CloseAnswer } from "../../contract/panel/calls.ts";
import { daysInWords, shortDay } from "./day-words.ts";

export type DayHours = { day: string; times: string[] };

/** More times than these say less than their number does. */
const mostNamed = 3;

/** What was closed or opened at once, in one line. Slots are never counted as hours: they may be shorter. */
export function hoursInWords(hours: DayHours[]): string {
  const [first] = hours;
  const times = first!.times.join(", ");
  if (hours.length === 1) return `${dayInWords(first!.day)}: ${times}`;
  const days = runsOf(hours)
    .map((run) => daysInWords(run.map(({ day }) => day)))
    .join("; ");
  if (first!.times.length <= mostNamed && hours.every((one) => one.times.join(", ") === times))
    return `${days}, her gün ${times}`;
  const slots = hours.reduce((sum, one) => sum + one.times.length, 0);
  return `${days}: ${hours.length} gün, ${slots} randevu saati`;
}

/** Cuts sorted days into runs of consecutive ones. */
function runsOf(hours: DayHours[]): DayHours[][] {
  const runs: DayHours[][] = [];
  for (const next of hours) {
    const run = runs.at(-1);
    if (run && addDays(run.at(-1)!.day, 1) === next.day) run.push(next);
    else runs.push([next]);
  }
  return runs;
}

export const withoutReason = "Neden yazılmamış";

/** The toast's text after closing hours. */
export function closedInWords({ closed, days }: CloseAnswer, isWhole: boolean): string {
  if (closed === 0) return "Bu saatler zaten kapalıydı.";
  return isWhole ? `${days} gün kapatıldı.` : `${closed} randevu saati kapatıldı.`;
}

/** Days in a row, or hours of a day. */
export function openedInWords(opened: { days: string[] } | DayHours): string {
  if ("days" in opened && opened.days.length > 1) return `${daysInWords(opened.days)} açıldı.`;
  const day = "days" in opened ? opened.days[0]! : opened.day;
  const times = "times" in opened ? opened.times : [];
  return `${shortDay(day)}: ${times.length === 1 ? times[0] : "saatler"} açıldı.`;
}
