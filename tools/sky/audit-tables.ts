import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Body } from "astronomy-engine";
import { parseFrontMatter } from "../../app/content/front-matter.ts";
import { plutoPeriods } from "../../app/content/placement.ts";
import { slugOf } from "../../app/content/slug.ts";
import { signNames } from "../../app/content/zodiac.ts";
import { DAY } from "../../app/sky/longitude.ts";
import { type Ingress, ingresses } from "./audit-ingresses.ts";
import { dayRange, dayStart, dayText } from "./day-range.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { moonYear } from "./moon.ts";
import { retrogrades } from "./retrograde.ts";
import { STATED_RETROGRADES } from "./stated-retrogrades.ts";

type Row = string[];

export function retrogradeRows(): Row[] {
  return STATED_RETROGRADES.flatMap(({ title, periods }) => {
    const computed = retrogrades(title, 2024, 2025);
    return periods.map(([start, end]) => {
      const distance = (at: number) => Math.abs(at - dayStart(start));
      const nearest = computed.toSorted((a, b) => distance(a.start) - distance(b.start))[0]!;
      return [
        title,
        dayRange(start, end),
        dayAndTime(nearest.start),
        dayAndTime(nearest.end),
        signed(daysBetween(start, nearest.start)),
        signed(daysBetween(end, nearest.end)),
      ];
    });
  });
}

export const sunYears = [2024, 2025, 2026, 2027, 2028];

export function signRows(): Row[] {
  const entries = ingresses(Body.Sun, sunYears[0]!, sunYears.at(-1)!, 10);
  return signNames.map((name) => {
    const stated = statedDates(name).split(" - ")[0]!;
    const found = entries.filter(({ sign }) => sign === name).map(({ crossings: [at] }) => at!);
    const days = found.map((at) => daysBetween(`${stated} ${yearOf(at)}`, at));
    return [
      name,
      stated,
      ...found.map((at) => dayAndTime(at).replace(/ \d{4},/, ",")),
      [...new Set(days)]
        .sort((a, b) => a - b)
        .map(signed)
        .join(" or "),
    ];
  });
}

/** The date range as the site prints it, below the sign's name. */
export function statedDates(name: string): string {
  const file = join(import.meta.dirname, `../../content/signs/${slugOf(name)}.md`);
  return String(parseFrontMatter(readFileSync(file, "utf8")).date);
}

/** The whole of the stated table lies between these years, with one more stay on either side. */
const plutoYears = [1770, 2360] as const;

export function plutoRows(entries: Ingress[]): Row[] {
  return signNames.flatMap((sign) => {
    const [last, next] = plutoPeriods[sign]!;
    const stays = entries.flatMap((entry, index) => {
      const exit = entries[index + 1];
      return entry.sign === sign && exit ? { entry, exit } : [];
    });
    const distance = ({ entry }: { entry: Ingress }) =>
      Math.abs(yearOf(entry.crossings[0]!) - Number(next.slice(0, 4)));
    const nextStay = stays.toSorted((a, b) => distance(a) - distance(b))[0]!;
    const lastStay = stays[stays.indexOf(nextStay) - 1];
    return [[sign, "past", last, lastStay] as const, [sign, "next", next, nextStay] as const].map(
      ([name, which, stated, stay]) =>
        stay
          ? [
              name,
              which,
              stated,
              months(stay.entry),
              months(stay.exit),
              ...differences(stated, stay),
            ]
          : [name, which, stated, "outside the years computed", "", "", ""],
    );
  });
}

export function plutoIngresses(): Ingress[] {
  return ingresses(Body.Pluto, ...plutoYears, 15);
}

export function otherRows(pluto: Ingress[]): Row[] {
  const uranus = ingresses(Body.Uranus, 1935, 2040, 15);
  const [before, gemini] = uranus.filter(({ sign }) => sign === "İkizler");
  const left = uranus[uranus.indexOf(gemini!) + 1]!;
  const cycle = years(gemini!.crossings[0]! - before!.crossings[0]!);
  const uranusStays = stays(uranus);
  const plutoStays = stays(pluto);
  const month = meanMonth([2025, 2026, 2027, 2028]);
  const moons = moonYear(2025).length;
  return [
    [
      "Uranüs in İkizler",
      "2025-2032",
      `entered ${days(gemini!)}; left ${days(left)}`,
      differences("2025-2032", { entry: gemini!, exit: left }).join(" and "),
    ],
    [
      "Uranüs: years in a sign",
      "about 7",
      `${uranusStays.shortest} to ${uranusStays.longest}, a twelfth of the cycle being ${(cycle / 12).toFixed(1)}`,
      signed(7 - Math.round(cycle / 12)),
    ],
    [
      "Uranüs: years until it is back",
      "about 84",
      `${cycle.toFixed(1)} from one first day in İkizler to the next`,
      signed(84 - Math.round(cycle)),
    ],
    [
      "Plüton: years in a sign",
      "about 12 to 30",
      `${plutoStays.shortest} to ${plutoStays.longest}`,
      `${signed(12 - Math.round(plutoStays.shortest))} and ${signed(30 - Math.round(plutoStays.longest))}`,
    ],
    [
      "The Moon's cycle in days",
      "about 29.5",
      `${month.toFixed(2)}, the mean of 2025 to 2028`,
      signed(29.5 - Number(month.toFixed(1))),
    ],
    ["Entries of the moon calendar 2025", "24", `${moons} new and full moons`, signed(24 - moons)],
  ];
}

function meanMonth(years: number[]): number {
  const newMoons = years
    .flatMap(moonYear)
    .filter(({ phase }) => phase === "Yeni Ay")
    .map(({ date, time }) => Date.parse(`${date}T${time}+03:00`));
  return (newMoons.at(-1)! - newMoons[0]!) / (newMoons.length - 1) / DAY;
}

const dayOf = (ms: number) => istanbulTime(ms).date;
const yearOf = (ms: number) => Number(dayOf(ms).slice(0, 4));
const years = (ms: number) => ms / DAY / 365.25;

function dayAndTime(ms: number): string {
  const { date, time } = istanbulTime(ms);
  return `${dayText(date)}, ${time}`;
}

/** "2025-07-07, back 2025-11-08, 2026-04-26": all crossings of one border. */
function days({ crossings }: Ingress): string {
  return crossings.map((at, index) => (index % 2 ? `back ${dayOf(at)}` : dayOf(at))).join(", ");
}

/** Without the days: where Plüton creeps over a border, an arcminute of its place is a day. */
function months(ingress: Ingress): string {
  return days(ingress).replace(/-\d\d(?=,|$)/g, "");
}

/** How many days later the stated day is than the Istanbul day of the instant. */
function daysBetween(stated: string, ms: number): number {
  return Math.round((dayStart(stated) - Date.parse(dayOf(ms))) / DAY);
}

/** A stated year agrees when it lies between the first and the last crossing of its border. */
function differences(stated: string, { entry, exit }: { entry: Ingress; exit: Ingress }): Row {
  const [start, end] = stated.split("-").map(Number);
  return [[start!, entry] as const, [end!, exit] as const].map(([year, { crossings }]) => {
    const [first, last] = [yearOf(crossings[0]!), yearOf(crossings.at(-1)!)];
    return signed(year < first ? year - first : year > last ? year - last : 0);
  });
}

/** The shortest and the longest time from the first day in a sign to the first day in the next. */
function stays(entries: Ingress[]) {
  const lengths = entries
    .slice(1)
    .map(({ crossings }, index) => years(crossings[0]! - entries[index]!.crossings[0]!));
  const rounded = (length: number) => Number(length.toFixed(1));
  return { shortest: rounded(Math.min(...lengths)), longest: rounded(Math.max(...lengths)) };
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference).replace("-", "−");
}
