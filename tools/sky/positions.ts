import {
  Body,
  e_tilt,
  GeoMoonState,
  RotateVector,
  Rotation_EQJ_ECT,
  Vector,
} from "astronomy-engine";
import { apparentLongitude, astroTime } from "../../app/sky/longitude.ts";

const BODIES = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
};

export type Positions = Record<keyof typeof BODIES | "meanNode" | "trueNode", number>;

/** Apparent geocentric longitudes in degrees, true equinox of date; nodes are the ascending ones. */
export function positionsAt(date: Date): Positions {
  const ms = date.getTime();
  const longitudes = Object.entries(BODIES).map(([name, body]) => [
    name,
    apparentLongitude(body, ms),
  ]);
  return { ...Object.fromEntries(longitudes), meanNode: meanNode(ms), trueNode: trueNode(ms) };
}

// The mean node's polynomial counts from the mean equinox; nutation brings it to the true one.
function meanNode(ms: number): number {
  const time = astroTime(ms);
  const t = time.tt / 36_525;
  const mean = 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t / 467_441));
  return normalized(mean + e_tilt(time).dpsi / 3600);
}

// Where the plane of the Moon's motion at this instant crosses the ecliptic of date going north.
function trueNode(ms: number): number {
  const time = astroTime(ms);
  const { x, y, z, vx, vy, vz } = GeoMoonState(time);
  const pole = new Vector(y * vz - z * vy, z * vx - x * vz, x * vy - y * vx, time);
  const ecliptic = RotateVector(Rotation_EQJ_ECT(time), pole);
  return normalized((Math.atan2(ecliptic.x, -ecliptic.y) * 180) / Math.PI);
}

function normalized(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
