import { moonYearFragment } from "../../content/addresses.ts";
import { monthNames } from "../../content/sign-dates.ts";
import type { MoonEvent } from "../../content/sky.ts";
import { slugOf } from "../../content/slug.ts";

/** The moon calendar as the page prints it: a list of rows for each year. */
export function calendarYears(events: MoonEvent[]) {
  const years = [...new Set(events.map((event) => event.date.slice(0, 4)))];
  return years.map((year) => ({
    year,
    fragment: moonYearFragment(year),
    rows: events.filter((event) => event.date.startsWith(year)).map(calendarRow),
  }));
}

function calendarRow({ date, time, phase, sign, degree, minute, eclipse }: MoonEvent) {
  const [, month, day] = date.split("-").map(Number);
  return {
    date,
    day: `${day} ${monthNames[(month ?? 1) - 1]}`,
    time,
    phase,
    sign,
    icon: slugOf(sign),
    degree: `${degree}°${String(minute).padStart(2, "0")}′`,
    eclipse,
  };
}

export type CalendarYear = ReturnType<typeof calendarYears>[number];
export type CalendarRow = CalendarYear["rows"][number];
