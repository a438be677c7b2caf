import { Body } from "astronomy-engine";
import type { RetrogradeCard } from "../../app/content/sky.ts";
import { apparentLongitude, DAY } from "../../app/sky/longitude.ts";
import { dayRange, dayStart, dayText } from "./day-range.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { findRoots } from "./roots.ts";
import { STATED_RETROGRADES } from "./stated-retrogrades.ts";
import { inSign, zodiacPosition } from "./zodiac-position.ts";

export const PLANETS = {
  Merkür: Body.Mercury,
  Venüs: Body.Venus,
  Mars: Body.Mars,
  Jüpiter: Body.Jupiter,
  Satürn: Body.Saturn,
  Uranüs: Body.Uranus,
  Neptün: Body.Neptune,
  Plüton: Body.Pluto,
};
export type Planet = keyof typeof PLANETS;
type Period = RetrogradeCard["periods"][number];

/** The instants at which a planet turns back and turns forward again. */
export interface Retrograde {
  start: number;
  end: number;
}

/** Degrees of longitude per day. */
export function speed(planet: Planet, ms: number): number {
  const [before, after] = [ms - DAY / 20, ms + DAY / 20].map((at) =>
    apparentLongitude(PLANETS[planet], at),
  );
  return (((after! - before! + 540) % 360) - 180) * 10;
}

/** Every whole retrograde period that touches a year between the two given, both included. */
export function retrogrades(planet: Planet, firstYear: number, lastYear: number): Retrograde[] {
  const stations = findRoots((ms) => speed(planet, ms), {
    from: Date.UTC(firstYear - 1, 0, 1),
    to: Date.UTC(lastYear + 2, 0, 1),
    // No planet goes back for less than Mercury's 19 days and a half.
    step: 15 * DAY,
    tolerance: 1000,
  });
  return stations
    .flatMap(({ at, rising }, index) => {
      const next = stations[index + 1];
      return rising || !next ? [] : { start: at, end: next.at };
    })
    .filter(({ start, end }) => yearOf(end) >= firstYear && yearOf(start) <= lastYear);
}

/** The specification's card: its own days, the degrees and signs of the stations they speak of. */
export function statedCards(): RetrogradeCard[] {
  return STATED_RETROGRADES.map(({ title, periods }) => {
    const computed = retrogrades(title, 2024, 2025);
    return {
      title,
      periods: periods.map(([start, end]) => {
        const distance = (period: Retrograde) => Math.abs(period.start - dayStart(start));
        const nearest = computed.toSorted((a, b) => distance(a) - distance(b))[0]!;
        const period = describe(title, nearest);
        const agrees =
          dayStart(start) === Date.parse(period.start.date) &&
          dayStart(end) === Date.parse(period.end.date);
        return {
          ...period,
          range: dayRange(start, end),
          ...(!agrees && { computed: period.range }),
        };
      }),
    };
  });
}

/** A card for each planet that is retrograde on any day of the Istanbul calendar year. */
export function yearCards(year: number): RetrogradeCard[] {
  return (Object.keys(PLANETS) as Planet[])
    .map((title) => ({
      title,
      periods: retrogrades(title, year, year).map((period) => describe(title, period)),
    }))
    .filter(({ periods }) => periods.length > 0);
}

function describe(planet: Planet, period: Retrograde): Period {
  const start = station(planet, period.start);
  const end = station(planet, period.end);
  return {
    range: dayRange(dayText(start.date), dayText(end.date)),
    description: `${inSign(start)} başlar, ${inSign(end)} biter`,
    start,
    end,
  };
}

function station(planet: Planet, ms: number) {
  const { date } = istanbulTime(ms);
  return { date, ...zodiacPosition(apparentLongitude(PLANETS[planet], ms)) };
}

function yearOf(ms: number): number {
  return Number(istanbulTime(ms).date.slice(0, 4));
}
