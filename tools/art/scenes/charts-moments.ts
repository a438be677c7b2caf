import { Body, SearchGlobalSolarEclipse, SearchSunLongitude } from "astronomy-engine";
import { ecliptic, houses, planetsAt } from "../figures/positions.ts";

const day = 86_400_000;

/** When and where a person was born: local time, and its milliseconds ahead of Greenwich. */
export type Birth = { at: Date; ahead: number; place: string; coordinates: [number, number] };

const born = (clock: string, place: string, ...coordinates: [number, number]): Birth => {
  const at = new Date(clock);
  return { at, ahead: Date.parse(`${clock.slice(0, 16)}Z`) - at.getTime(), place, coordinates };
};

/** Whose charts the texts beside the wheels read. */
export const kelly = born("1929-11-12T05:31-05:00", "Philadelphia", 39.95, -75.16);
export const republic = born("1923-10-29T20:30+02:00", "Ankara", 39.93, 32.86);
export const goethe = born("1749-08-28T12:00+00:35", "Frankfurt", 50.11, 8.68);
export const einstein = born("1879-03-14T11:30+00:40", "Ulm", 48.4, 10);
export const elizabeth = born("1926-04-21T02:40+01:00", "Londra", 51.51, -0.145);
/** The hour is not known. */
export const wilbur = born("1867-04-16T12:00-05:40", "Millville", 39.9, -85.2);
export const orville = born("1871-08-19T12:00-05:40", "Dayton", 39.76, -84.19);
export const kepler = born("1572-01-06T12:00+00:00", "Weil der Stadt", 48.75, 8.87);

export const chartOf = ({ at, coordinates }: Birth) => ({
  planets: planetsAt(at),
  cusps: houses(at, ...coordinates),
});

/** The Sun comes back to its place at birth. */
export const solarReturn = SearchSunLongitude(
  ecliptic(Body.Sun, kelly.at).longitude,
  new Date("1955-11-01"),
  40,
)!.date;

/** A day for a year: as far as the full moon that its text counts. */
export const progressedYears = 25;
export const progressedTo = (years: number) => new Date(republic.at.getTime() + years * day);

/** Goethe leaves for Rome. */
export const firdariaAge = 37;
export const profectionAge = 1905 - 1879;
/** Whose house the derived ones are counted from: the father's. */
export const derivedFrom = 4;

export const eclipseShown = SearchGlobalSolarEclipse(new Date("2026-08-01T00:00:00Z"));

/** A month of the Moon, by the hour. */
export const moonHours = 27.5 * 24;
export const moonAfter = (hours: number) => new Date(kepler.at.getTime() + hours * 3_600_000);

/** Years of each lord for a birth by day; the seven planets share their periods among themselves. */
export const lords: [id: string, years: number][] = [
  ["gunes", 10],
  ["venus", 8],
  ["merkur", 13],
  ["ay", 9],
  ["saturn", 11],
  ["jupiter", 12],
  ["mars", 7],
  ["nodes", 3],
  ["south", 2],
];
