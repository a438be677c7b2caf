import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { dayInWords, istanbulClock } from "../../booking/istanbul-time.ts";
import { type CalendarEvent, calendarOf, escapeText } from "../../contract/icalendar.ts";
import { calendarAddresses, skyMonthAddress } from "../content/addresses.ts";
import type { MoonEvent } from "../content/sky.ts";
import { readSkyFiles } from "../content/sky-files.ts";
import { type Retrograde, skyVersion, skyYears } from "../content/sky-table.ts";
import { slugOf } from "../content/slug.ts";
import { signNames } from "../content/zodiac.ts";
import { skyRows } from "../sky/sky-rows.ts";

/** The calendars to subscribe to. The same tables give the same files. */
export async function writeCalendars(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(calendars())) {
    await mkdir(dirname(folder + path), { recursive: true });
    await writeFile(folder + path, text);
  }
}

export function calendars(): Record<string, string> {
  const { moons, sky } = readSkyFiles();
  const made = (name: string, events: ReturnType<typeof moonEvents>) =>
    calendarOf(events, skyVersion, { name, refresh: "P7D" });
  return {
    [calendarAddresses.moon]: made("Ay Takvimi", moonEvents(moons)),
    [calendarAddresses.retrograde]: made("Gezegen Retroları", retrogradeEvents(sky.retrogrades)),
  };
}

function moonEvents(moons: MoonEvent[]): CalendarEvent[] {
  return moons.map(({ date, time, phase, sign, degree, minute, eclipse }) => ({
    id: `${date}-${slugOf(phase)}`,
    day: date,
    timeSlot: time,
    isInstant: true,
    title: `${[phase, eclipse].filter(Boolean).join(", ")} – ${placeText(sign, degree, minute)}`,
    details: [
      description(`${dayInWords(date)} ${time} (Türkiye saati)`),
      ...(eclipse ? ["CATEGORIES:Tutulma"] : []),
      ...takesNoTime,
    ],
  }));
}

/** Planets whose retrogrades are short enough to fill days of a calendar. */
const quick = ["Merkür", "Venüs", "Mars"];

/**
 * Each planet's two stations at their minute. Quick planets also have an all-day event between them; those of the slow
 * ones, four or five months each year, would cover everything else in a calendar.
 */
function retrogradeEvents(retrogrades: Retrograde[]): CalendarEvent[] {
  return retrogrades
    .toSorted((a, b) => a.start - b.start)
    .flatMap((period): CalendarEvent[] => {
      const [first, last] = [period.start, period.end].map((at) => istanbulClock(new Date(at)));
      const id = `${first!.day}-${slugOf(period.planet)}-retro`;
      const name = `${period.planet} retrosu`;
      const range = `${name}: ${dayInWords(first!.day)} – ${dayInWords(last!.day)} (Türkiye saati)`;
      const details = [description(range), ...takesNoTime];
      const roughly = [
        description(`${range}. Durağan bir gezegenin saati yaklaşıktır.`),
        ...takesNoTime,
      ];
      const station = (title: string, { day, time }: typeof first & object, longitude: number) => ({
        id: `${id}-${slugOf(title)}`,
        day,
        timeSlot: time,
        isInstant: true,
        title: `${name} ${title} – ${longitudeText(longitude)}`,
        details: roughly,
      });
      return [
        station("başlar", first!, period.startsAt),
        ...(quick.includes(period.planet)
          ? [{ id, day: first!.day, lastDay: last!.day, title: name, details }]
          : []),
        station("biter", last!, period.endsAt),
      ];
    });
}

/** Shown as free time, so that it conflicts with no appointment. */
const takesNoTime = ["TRANSP:TRANSPARENT"];

const description = (text: string) => `DESCRIPTION:${escapeText(text)}`;

function longitudeText(arcminutes: number): string {
  const sign = signNames[Math.floor(arcminutes / 1800) % 12]!;
  return placeText(sign, Math.floor((arcminutes % 1800) / 60), arcminutes % 60);
}

const placeText = (sign: string, degree: number, minute: number) =>
  `${sign} ${degree}°${String(minute).padStart(2, "0")}′`;

/** The texts of “Bugün gökyüzü”, one small file a month. The browser only looks up the current minute. */
export async function writeSkyMonths(folder: string): Promise<void> {
  const { sky } = readSkyFiles();
  for (const year of skyYears) {
    for (let number = 1; number <= 12; number += 1) {
      const month = `${year}-${String(number).padStart(2, "0")}`;
      const file = folder + skyMonthAddress(month);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(skyRows(sky, month)));
    }
  }
}
