import type { Body } from "astronomy-engine";
import { type SignName, signNames } from "../../app/content/zodiac.ts";
import { apparentLongitude, DAY } from "../../app/sky/longitude.ts";
import { findRoots } from "./roots.ts";

/** A body's way into a sign: every instant at which it crosses the border, there and back again. */
export interface Ingress {
  sign: SignName;
  crossings: number[];
}

/** Every ingress of a body between two years; two crossings must be further apart than `step` days. */
export function ingresses(body: Body, firstYear: number, lastYear: number, step: number) {
  const crossings = findRoots((ms) => Math.sin(radians(6 * apparentLongitude(body, ms))), {
    from: Date.UTC(firstYear, 0, 1),
    to: Date.UTC(lastYear + 1, 0, 1),
    step: step * DAY,
    tolerance: 10_000,
  });
  const found: Ingress[] = [];
  for (const { at } of crossings) {
    const sign = signNames[Math.round(apparentLongitude(body, at) / 30) % 12]!;
    if (found.at(-1)?.sign === sign) found.at(-1)!.crossings.push(at);
    else found.push({ sign, crossings: [at] });
  }
  return found;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
