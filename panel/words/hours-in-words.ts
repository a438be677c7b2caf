import { dayInWords } from "../../booking/istanbul-time.ts";
import type { CloseAnswer } from "../../contract/panel/calls.ts";
import { runsOf } from "./day-runs.ts";
import { daysInWords, shortDay } from "./day-words.ts";

export type DayHours = { day: string; times: string[] };

/** More times than these say less than their number does. */
const mostNamed = 3;

/** What was closed or opened at once, in one line; slots are counted as what they are, never as hours. */
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
  return `${days}: ${hours.length} gün, ${slots} randevu aralığı`;
}

export const withoutReason = "Neden yazılmamış";

/** What a closing says of itself. */
export function closedInWords({ closed, days }: CloseAnswer, isWhole: boolean): string {
  if (closed === 0) return "Bu saatler zaten kapalıydı.";
  return isWhole ? `${days} gün kapatıldı.` : `${closed} randevu aralığı kapatıldı.`;
}

export function openedInWords(hours: DayHours[]): string {
  const [{ day, times }] = hours as [DayHours];
  if (hours.length > 1) return `${daysInWords(hours.map(({ day }) => day))} açıldı.`;
  return `${shortDay(day)}: ${times.length === 1 ? times[0] : "saatler"} açıldı.`;
}
