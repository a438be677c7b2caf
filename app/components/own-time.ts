import { clockIn, istanbulInstant, type WallClock } from "../../booking/istanbul-time.ts";

/**
 * What stands beside an hour for a visitor whose clock differs from Turkey's:
 * "Türkiye saati · sizde 20:00", with the day where that differs too.
 */
export function ownTimeNote(turkish: WallClock, timeZone: string): string | undefined {
  const instant = istanbulInstant(turkish);
  const own = clockIn(timeZone, instant);
  if (own.day === turkish.day && own.time === turkish.time) return undefined;
  const day = own.day === turkish.day ? "" : `${dayAndMonth(instant, timeZone)} `;
  return `Türkiye saati · sizde ${day}${own.time}`;
}

export function visitorTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function dayAndMonth(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString("tr-TR", { day: "numeric", month: "long", timeZone });
}
