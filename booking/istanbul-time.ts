/** A day as "2025-09-24", a time as "21:00": what a wall clock shows, without a time zone. */
export type WallClock = Readonly<{ day: string; time: string }>;

export const istanbul = "Europe/Istanbul";

export function clockIn(timeZone: string, instant: Date): WallClock {
  const parts = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>;
  return {
    day: `${parts.year.padStart(4, "0")}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

export function istanbulClock(instant: Date): WallClock {
  return clockIn(istanbul, instant);
}

export function istanbulInstant({ day, time }: WallClock): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (instant: number) => {
    const seen = istanbulClock(new Date(instant));
    return Date.parse(`${seen.day}T${seen.time}:00Z`) - instant;
  };
  // The offset is computed twice, since the first guess may lie beyond a clock change.
  return new Date(asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc)));
}

/** A time of the wall clock. */
export const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Years have four digits, since days are compared as text. */
export function isDay(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** "2025-09", within the years that `isDay` allows. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function nextMonth(month: string): string {
  return monthOf(addDays(`${month}-01`, 31));
}

/** Throws outside the years 0 to 9999: a truncated day would make a loop over a range endless. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  const text = date.toISOString();
  if (!/^\d/.test(text)) throw new RangeError("no such day");
  return text.slice(0, 10);
}

/** Formats days in one style. The formatter is created at first use: on a phone that takes a tenth of a second. */
export function dayWords(style: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat("tr-TR", { ...style, timeZone: "UTC" });
    return format.format(new Date(`${day}T00:00Z`));
  };
}

/** "24 Eylül 2025" */
export const dayInWords = dayWords({ dateStyle: "long" });
/** "24 Eylül 2025 Çarşamba" */
export const dayWithWeekday = dayWords({ dateStyle: "full" });
/** "26 Eylül Cuma" */
export const weekdayInWords = dayWords({ day: "numeric", month: "long", weekday: "long" });

/** Cached: creating a formatter costs more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}
