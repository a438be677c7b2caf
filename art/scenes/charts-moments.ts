import { Body, SearchGlobalSolarEclipse, SearchSunLongitude } from "astronomy-engine";
import { birth, ecliptic } from "../figures/positions.ts";

/** What the chart pictures show, and what is said below them. */
export const age = 35;
const day = 86_400_000;

/** A day for a year. */
export const progressedTo = (years: number) => new Date(birth.getTime() + years * day);

/** The Sun comes back to its place at birth. */
export const solarReturn = SearchSunLongitude(
  ecliptic(Body.Sun, birth).longitude,
  new Date("2025-05-01T00:00:00Z"),
  40,
)!.date;

export const eclipseShown = SearchGlobalSolarEclipse(new Date("2026-08-01T00:00:00Z"));

/** A month of the Moon, by the hour. */
export const moonFrom = new Date("2025-09-07T00:00:00Z");
export const moonHours = 27.5 * 24;
export const moonAfter = (hours: number) => new Date(moonFrom.getTime() + hours * 3_600_000);

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
