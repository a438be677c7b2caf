import { Body } from "astronomy-engine";
import type { SunIngresses } from "../../app/content/sun-ingresses.ts";
import { apparentLongitude } from "../../app/sky/longitude.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { findRoots } from "./roots.ts";

/** When the Sun enters which sign, from one year to another, both included. */
export function sunIngresses(firstYear: number, lastYear: number): SunIngresses {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return { years: years.map((year) => ({ year, entries: months.map((m) => entry(year, m)) })) };
}

const months = Array.from({ length: 12 }, (_, month) => month);

/** In every month it enters one, within days of the 21st. */
function entry(year: number, month: number): string {
  const border = (at: number) => Math.sin((6 * apparentLongitude(Body.Sun, at) * Math.PI) / 180);
  const [from, to] = [Date.UTC(year, month, 17), Date.UTC(year, month, 26)];
  const [root] = findRoots(border, { from, to, step: to - from, tolerance: 1000 });
  const { date, time } = istanbulTime(root!.at);
  return `${date.slice(8)} ${time}`;
}

/** One line a year. */
export const sunIngressesText = ({ years }: SunIngresses) =>
  `{ "years": [\n${years.map((year) => JSON.stringify(year)).join(",\n")}\n] }\n`;
