import { dayInWords, istanbulClock } from "../../booking/istanbul-time.ts";

/** "24 Eylül 2025 21:30", as the clocks in Istanbul showed it. */
export function instantInWords(instant: string): string {
  const { day, time } = istanbulClock(new Date(instant));
  return `${dayInWords(day)} ${time}`;
}
