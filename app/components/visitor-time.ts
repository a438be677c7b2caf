import { clockIn, istanbul, istanbulInstant, type WallClock } from "../../booking/istanbul-time.ts";

/**
 * What stands beside an hour for a visitor whose clock differs from Turkey's:
 * "Türkiye saati · sizde 20:00", with the day where that differs too.
 */
export function visitorTimeNote(turkish: WallClock, timeZone: string): string | undefined {
  const instant = istanbulInstant(turkish);
  const own = clockIn(timeZone, instant);
  if (own.day === turkish.day && own.time === turkish.time) return undefined;
  const day = own.day === turkish.day ? "" : `${dayAndMonth(instant, timeZone)} `;
  return `Türkiye saati · sizde ${day}${own.time}`;
}

/** Turkey's where the browser names the device's zone in a way that it does not understand itself ("Etc/Unknown"). */
export function visitorTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    clockIn(timeZone, new Date());
    return timeZone;
  } catch {
    return istanbul;
  }
}

function dayAndMonth(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString("tr-TR", { day: "numeric", month: "long", timeZone });
}
