import { dayInWords } from "../../booking/istanbul-time.ts";
import { isReport, type PromiseWarning } from "../../booking/reports.ts";
import { shortDay } from "./day-words.ts";

type Slot = { day: string; timeSlot: string };

/** "24 Eylül 2025, 21:00", or "Teslim: 24 Eylül 2025" */
export function whenInWords({ day, timeSlot }: Slot): string {
  return isReport({ timeSlot }) ? `Teslim: ${dayInWords(day)}` : `${dayInWords(day)}, ${timeSlot}`;
}

/** "24 Eylül, 21:00", or "24 Eylül" */
export function shortWhen({ day, timeSlot }: Slot): string {
  return [shortDay(day), timeSlot].filter(Boolean).join(", ");
}

export const promiseWarnings: Record<PromiseWarning, string> = {
  late: "Süre aşılıyor",
  today: "Son gün bugün",
  tomorrow: "Son gün yarın",
};

/** "4 gün içinde: en geç 28 Eylül 2025", "aynı gün: 24 Eylül 2025" */
export function promiseInWords(promisedDays: number, until: string): string {
  return promisedDays === 0
    ? `aynı gün: ${dayInWords(until)}`
    : `${promisedDays} gün içinde: en geç ${dayInWords(until)}`;
}
