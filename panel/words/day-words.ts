import { weekdayIndex } from "../../booking/hours.ts";
import { addDays, dayInWords, dayWords, istanbulClock } from "../../booking/istanbul-time.ts";

/** "Çarşamba" */
export const weekdayOf = dayWords({ weekday: "long" });
/** "Çar" */
export const shortWeekdayOf = dayWords({ weekday: "short" });
/** "24 Eylül" */
export const shortDay = dayWords({ day: "numeric", month: "long" });

/** "Eylül 2025" */
export const monthInWords = dayWords({ month: "long", year: "numeric" });

/** "24 Eylül 2025, Çarşamba" */
export function fullDay(day: string): string {
  return `${dayInWords(day)}, ${weekdayOf(day)}`;
}

/** "Bugün" and "Yarın" where the day has such a name. */
export function nearName(day: string, today: string): string | undefined {
  if (day === today) return "Bugün";
  return day === addDays(today, 1) ? "Yarın" : undefined;
}

export function todayInIstanbul(now: Date): string {
  return istanbulClock(now).day;
}

/** "24 Eylül 2025 21:30", as the clocks in Istanbul showed it; the hour is not parted from its year. */
export function instantInWords(instant: string): string {
  const { day, time } = istanbulClock(new Date(instant));
  return `${dayInWords(day)}\u00A0${time}`;
}

/** The seven days of a day's week, from Monday. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -weekdayIndex(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Both days included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days in a row: "24 Eylül 2025", "17–23 Kasım 2025", or "29 Aralık 2025 – 4 Ocak 2026" */
export function daysInWords(days: string[]): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  if (first === last) return dayInWords(first);
  if (first.slice(0, 7) === last.slice(0, 7))
    return `${Number(first.slice(8))}–${dayInWords(last)}`;
  const start = first.slice(0, 4) === last.slice(0, 4) ? shortDay(first) : dayInWords(first);
  return `${start} – ${dayInWords(last)}`;
}
