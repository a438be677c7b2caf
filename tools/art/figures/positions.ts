import {
  Body,
  e_tilt,
  type FlexibleDateTime,
  GeoVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SiderealTime,
} from "astronomy-engine";
import { turn } from "../../../app/sky/degrees.ts";
import { clamp } from "../canvas/colour.ts";
import { radians } from "../canvas/projection.ts";

export const planetBodies: [id: string, body: Body][] = [
  ["gunes", Body.Sun],
  ["ay", Body.Moon],
  ["merkur", Body.Mercury],
  ["venus", Body.Venus],
  ["mars", Body.Mars],
  ["jupiter", Body.Jupiter],
  ["saturn", Body.Saturn],
  ["uranus", Body.Uranus],
  ["neptun", Body.Neptune],
  ["pluton", Body.Pluto],
];

/** Apparent place on the ecliptic of date. */
export function ecliptic(body: Body, when: FlexibleDateTime) {
  const time = MakeTime(when);
  const v = RotateVector(Rotation_EQJ_ECT(time), GeoVector(body, time, true));
  return {
    longitude: turn(Math.atan2(v.y, v.x) / radians),
    latitude: Math.atan2(v.z, Math.hypot(v.x, v.y)) / radians,
  };
}

export type Place = { id: string; at: number };

export const planetsAt = (when: FlexibleDateTime): Place[] =>
  planetBodies.map(([id, body]) => ({ id, at: ecliptic(body, when).longitude }));

/** The mean ascending node of the Moon's orbit. */
export const northNode = (when: FlexibleDateTime) =>
  turn(125.04452 - (1934.136261 * MakeTime(when).tt) / 36525);

/** Placidus cusps, the first being the ascendant and the tenth the midheaven. */
export function houses(when: FlexibleDateTime, latitude: number, longitude: number) {
  const time = MakeTime(when);
  const tilt = e_tilt(time).tobl * radians;
  const ramc = turn(SiderealTime(time) * 15 + longitude) * radians;
  const phi = latitude * radians;
  const onEcliptic = (ra: number) =>
    turn(Math.atan2(Math.sin(ra), Math.cos(ra) * Math.cos(tilt)) / radians);
  const cusp = (share: number, below: boolean) => {
    let ra = ramc + (below ? 1 - share / 2 : share / 2) * Math.PI;
    for (let i = 0; i < 60; i++) {
      const declination = Math.atan(Math.sin(ra) * Math.tan(tilt));
      const difference = Math.asin(clamp(Math.tan(phi) * Math.tan(declination), -1, 1));
      const semiArc = Math.PI / 2 + (below ? -difference : difference);
      ra = below ? ramc + Math.PI - semiArc * share : ramc + semiArc * share;
    }
    return onEcliptic(ra);
  };
  const ascendant = turn(
    Math.atan2(
      Math.cos(ramc),
      -(Math.sin(ramc) * Math.cos(tilt) + Math.tan(phi) * Math.sin(tilt)),
    ) / radians,
  );
  const upper = [onEcliptic(ramc), cusp(1 / 3, false), cusp(2 / 3, false)];
  const lower = [ascendant, cusp(2 / 3, true), cusp(1 / 3, true)];
  const opposite = (cusps: number[]) => cusps.map((c) => turn(c + 180));
  return [...lower, ...opposite(upper), ...opposite(lower), ...upper];
}

export const istanbul = [41.0082, 28.9784] as const;
