import { clockIn, istanbul, istanbulInstant, type WallClock } from "../../booking/istanbul-time.ts";

/**
 * "Türkiye saati · sizde 20:00", with the day if that differs too; undefined for visitors whose clock shows Turkish
 * time.
 */
export function visitorTimeNote(turkish: WallClock, timeZone: string): string | undefined {
  const instant = istanbulInstant(turkish);
  const local = clockIn(timeZone, instant);
  if (local.day === turkish.day && local.time === turkish.time) return undefined;
  const day = local.day === turkish.day ? "" : `${dayAndMonth(instant, timeZone)} `;
  return `Türkiye saati · sizde ${day}${local.time}`;
}

/** Turkey's zone if the browser reports one that it does not support itself, such as "Etc/Unknown". */
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
