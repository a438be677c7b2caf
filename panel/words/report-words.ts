import { dayInWords } from "../../booking/istanbul-time.ts";
import { isReport, type PromiseWarning } from "../../booking/reports.ts";

/** "24 Eylül 2025, 21:00", or "Teslim: 24 Eylül 2025" */
export function whenInWords(
  { day, timeSlot }: { day: string; timeSlot: string },
  nameDay = dayInWords,
): string {
  return isReport({ timeSlot }) ? `Teslim: ${nameDay(day)}` : `${nameDay(day)}, ${timeSlot}`;
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
