import type { OpenHours } from "./hours.ts";
import { addDays } from "./istanbul-time.ts";
import { slotsOf } from "./slots.ts";

/** `isHalf`: a holiday from 13:00 on. */
export type Holiday = { day: string; name: string; isHalf: boolean };

const halfFrom = "13:00";

const years = [2025, 2026, 2027, 2028];

/** Law no. 2429. The Republic's holiday begins at 13:00 on the day before. */
const nationalDays = [
  { date: "01-01", name: "Yılbaşı" },
  { date: "04-23", name: "Ulusal Egemenlik ve Çocuk Bayramı" },
  { date: "05-01", name: "Emek ve Dayanışma Günü" },
  { date: "05-19", name: "Atatürk’ü Anma, Gençlik ve Spor Bayramı" },
  { date: "07-15", name: "Demokrasi ve Millî Birlik Günü" },
  { date: "08-30", name: "Zafer Bayramı" },
  { date: "10-28", name: "Cumhuriyet Bayramı arifesi", isHalf: true },
  { date: "10-29", name: "Cumhuriyet Bayramı" },
];

/** First days as published by the Presidency of Religious Affairs; the eve is added to them. */
const feasts = [
  {
    name: "Ramazan Bayramı",
    days: 3,
    starts: ["2025-03-30", "2026-03-20", "2027-03-09", "2028-02-26"],
  },
  {
    name: "Kurban Bayramı",
    days: 4,
    starts: ["2025-06-06", "2026-05-27", "2027-05-16", "2028-05-05"],
  },
];

/** Türkiye's public holidays in order. A day that is two holidays is listed once, with both names. */
export const holidays: Holiday[] = onePerDay([
  ...years.flatMap((year) =>
    nationalDays.map(({ date, name, isHalf = false }) => ({
      day: `${year}-${date}`,
      name,
      isHalf,
    })),
  ),
  ...feasts.flatMap(({ name, days, starts }) =>
    starts.flatMap((start) => feast(name, days, start)),
  ),
]);

/** The slots of the day that fall into the holiday. */
export function slotsOfHoliday({ day, isHalf }: Holiday, hours: OpenHours): string[] {
  return slotsOf({ day, hours }).filter((slot) => !isHalf || slot >= halfFrom);
}

function feast(name: string, days: number, start: string): Holiday[] {
  return [
    { day: addDays(start, -1), name: `${name} arifesi`, isHalf: true },
    ...Array.from({ length: days }, (_, index) => ({
      day: addDays(start, index),
      name: `${name} ${index + 1}. gün`,
      isHalf: false,
    })),
  ];
}

function onePerDay(all: Holiday[]): Holiday[] {
  const byDay = new Map<string, Holiday>();
  for (const holiday of all) {
    const known = byDay.get(holiday.day);
    byDay.set(holiday.day, {
      day: holiday.day,
      name: known ? `${known.name}; ${holiday.name}` : holiday.name,
      isHalf: holiday.isHalf && (known?.isHalf ?? true),
    });
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
