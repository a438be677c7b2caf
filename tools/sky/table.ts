import { Body } from "astronomy-engine";
import type { SkyTable } from "../../app/content/sky-table.ts";
import { apparentLongitude, DAY } from "../../app/sky/longitude.ts";
import { eclipseAt } from "./moon.ts";
import { PLANETS, type Planet, retrogrades } from "./retrograde.ts";
import { findRoots } from "./roots.ts";

const MINUTE = 60_000;
/** A round of the signs, or of the phases, is shorter. */
const ROUND = 30 * DAY;

/** Everything that pages say of the present sky, from the first Istanbul midnight to the last. */
export function skyTable(firstYear: number, lastYear: number): SkyTable {
  const from = Date.parse(`${firstYear}-01-01T00:00+03:00`);
  const until = Date.parse(`${lastYear + 1}-01-01T00:00+03:00`);
  // One round more on either side: something came before the first minute, and something follows the last.
  const around = { from: from - ROUND, to: until + ROUND, tolerance: 10 };
  const ingresses = fromFirst(
    findRoots((ms) => sine(6 * moon(ms)), { ...around, step: DAY }).map(({ at }) => at),
    (at) => Math.round(moon(at) / 30) % 12 === 0,
  );
  const quarters = fromFirst(
    findRoots((ms) => sine(2 * elongation(ms)), { ...around, step: 3 * DAY }).map(({ at }) => at),
    (at) => Math.round(elongation(at) / 90) % 4 === 0,
  );
  return {
    from: minute(from),
    until: minute(until),
    ingresses: steps(ingresses.map(minute)),
    elongations: elongationSteps(ingresses),
    quarters: steps(quarters.map(minute)),
    eclipses: quarters.flatMap((at, index) => {
      const phase = ["Yeni Ay", undefined, "Dolunay", undefined][index % 4];
      const eclipse = phase && eclipseAt(phase as "Yeni Ay" | "Dolunay", at);
      return eclipse ? [[index, eclipse] as [number, string]] : [];
    }),
    retrogrades: (Object.keys(PLANETS) as Planet[]).flatMap((planet) =>
      retrogrades(planet, firstYear, lastYear).map(
        ({ start, end }): SkyTable["retrogrades"][number] => [
          planet,
          minute(start),
          arcminutes(planet, start),
          minute(end),
          arcminutes(planet, end),
        ],
      ),
    ),
  };
}

/** One line for each round of the signs and phases, and for each retrograde period. */
export function tableText(table: SkyTable): string {
  const rounds = (numbers: number[], length: number) => {
    const lines: string[] = [];
    for (let index = 0; index < numbers.length; index += length) {
      lines.push(numbers.slice(index, index + length).join(","));
    }
    return `[\n${lines.join(",\n")}\n]`;
  };
  const rows = (list: unknown[]) => `[\n${list.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  const parts = Object.entries({
    from: table.from,
    until: table.until,
    ingresses: rounds(table.ingresses, 12),
    elongations: rounds(table.elongations, 12),
    quarters: rounds(table.quarters, 4),
    eclipses: rows(table.eclipses),
    retrogrades: rows(table.retrogrades),
  });
  return `{\n${parts.map(([name, text]) => `"${name}":${text}`).join(",\n")}\n}\n`;
}

const minute = (ms: number) => Math.round(ms / MINUTE);
const moon = (ms: number) => apparentLongitude(Body.Moon, ms);
const elongation = (ms: number) => (moon(ms) - apparentLongitude(Body.Sun, ms) + 360) % 360;
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const arcminutes = (planet: Planet, ms: number) =>
  Math.floor(apparentLongitude(PLANETS[planet], ms) * 60);

const fromFirst = (instants: number[], isFirst: (at: number) => boolean) =>
  instants.slice(instants.findIndex(isFirst));

const steps = (numbers: number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** Past a full turn it goes on counting, so that every step is one forward. */
function elongationSteps(instants: number[]): number[] {
  const tenths = instants.map((at) => Math.round(elongation(at) * 10));
  return steps(tenths).map((step) => (step < 0 ? step + 3600 : step));
}
