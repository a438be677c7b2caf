import { Body } from "astronomy-engine";
import type { PlanetSigns } from "../../app/content/planet-signs.ts";
import { slugOf } from "../../app/content/slug.ts";
import { apparentLongitude, DAY } from "../../app/sky/longitude.ts";
import { PLANETS } from "./retrograde.ts";
import { findRoots } from "./roots.ts";

const MINUTE = 60_000;
const bodies = { Güneş: Body.Sun, Ay: Body.Moon, ...PLANETS };

/** Through which signs each planet goes, from the first Istanbul midnight to the last. */
export function planetSigns(firstYear: number, lastYear: number): PlanetSigns {
  const from = Date.parse(`${firstYear}-01-01T00:00+03:00`);
  const to = Date.parse(`${lastYear + 1}-01-01T00:00+03:00`);
  return Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [slugOf(name), signsOf(body, from, to)]),
  );
}

function signsOf(body: Body, from: number, to: number): number[] {
  const longitude = (at: number) => apparentLongitude(body, at);
  const border = (at: number) => Math.sin((6 * longitude(at) * Math.PI) / 180);
  const crossings = findRoots(border, { from, to, step: DAY / 2, tolerance: 10 });
  const instants = [from, ...crossings.map(({ at }) => at), to];
  const stays = instants.slice(1).map((end, index) => {
    const start = instants[index]!;
    return { start, end, sign: Math.floor(longitude((start + end) / 2) / 30) };
  });
  return [
    12 + stays[0]!.sign,
    Math.round(from / MINUTE),
    ...stays.map(({ start, end, sign }, index) => {
      const minutes = Math.round(end / MINUTE) - Math.round(start / MINUTE);
      const next = stays[index + 1]?.sign ?? sign + 1;
      return (next - sign + 12) % 12 === 1 ? minutes : -minutes;
    }),
  ];
}

/** One line a planet. */
export const planetSignsText = (signs: PlanetSigns) =>
  `{\n${Object.entries(signs)
    .map(([slug, numbers]) => `"${slug}":${JSON.stringify(numbers)}`)
    .join(",\n")}\n}\n`;
