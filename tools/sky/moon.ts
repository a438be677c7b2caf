import { Body, EclipseKind, SearchGlobalSolarEclipse, SearchLunarEclipse } from "astronomy-engine";
import type { MoonEvent } from "../../app/content/sky.ts";
import { apparentLongitude, astroTime, DAY } from "../../app/sky/longitude.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { findRoots } from "./roots.ts";
import { zodiacPosition } from "./zodiac-position.ts";

/** The new and full moons of an Istanbul calendar year. */
export function moonYear(year: number): MoonEvent[] {
  const moons = findRoots(sineOfElongation, {
    from: Date.UTC(year, 0, 1) - DAY,
    to: Date.UTC(year + 1, 0, 1) + DAY,
    step: 5 * DAY,
    tolerance: 10,
  });
  return moons
    .map(({ at, rising }): MoonEvent => {
      const phase = rising ? "Yeni Ay" : "Dolunay";
      const position = zodiacPosition(apparentLongitude(Body.Moon, at));
      return { ...istanbulTime(at), phase, ...position, eclipse: eclipseAt(phase, at) };
    })
    .filter(({ date }) => date.startsWith(String(year)));
}

// Zero at conjunction, where it rises, and at opposition, where it falls; and it never wraps around.
function sineOfElongation(ms: number): number {
  const elongation = apparentLongitude(Body.Moon, ms) - apparentLongitude(Body.Sun, ms);
  return Math.sin((elongation * Math.PI) / 180);
}

const ECLIPSE_KINDS = {
  [EclipseKind.Penumbral]: "yarı gölgeli",
  [EclipseKind.Partial]: "parçalı",
  [EclipseKind.Annular]: "halkalı",
  [EclipseKind.Total]: "tam",
};

export function eclipseAt(phase: MoonEvent["phase"], ms: number): string | null {
  const search = phase === "Yeni Ay" ? SearchGlobalSolarEclipse : SearchLunarEclipse;
  const { kind, peak } = search(astroTime(ms - DAY));
  if (peak.date.getTime() > ms + DAY) return null;
  return `${ECLIPSE_KINDS[kind]} ${phase === "Yeni Ay" ? "Güneş" : "Ay"} tutulması`;
}
