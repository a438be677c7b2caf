import {
  MakeTime,
  type Observer,
  RotateVector,
  Rotation_EQJ_HOR,
  Rotation_HOR_EQJ,
  Vector,
} from "astronomy-engine";
import { clamp } from "./colour.ts";
import { type Project, radians } from "./projection.ts";

export type Frame = {
  width: number;
  /** The height of the level line on which the sky ends. */
  horizon: number;
  /** The azimuths of the left and right edge. */
  from: number;
  to: number;
};

const mercator = (alt: number) => Math.log(Math.tan(Math.PI / 4 + (alt * radians) / 2)) / radians;

/** A conformal panorama of the sky above a place: azimuth runs straight across, so that the horizon is a level line. */
export function panorama(when: Date, place: Observer, { width, horizon, from, to }: Frame) {
  const time = MakeTime(when);
  const toHorizon = Rotation_EQJ_HOR(time, place);
  const toSky = Rotation_HOR_EQJ(time, place);
  const perDegree = width / (to - from);

  const project: Project = (ra, dec) => {
    const c = Math.cos(dec * radians);
    const [x, y, z] = [
      c * Math.cos(ra * radians),
      c * Math.sin(ra * radians),
      Math.sin(dec * radians),
    ];
    const v = RotateVector(toHorizon, new Vector(x, y, z, time));
    const altitude = Math.asin(clamp(v.z, -1, 1)) / radians;
    if (altitude < -4 || altitude > 80) return undefined;
    const azimuth = (Math.atan2(-v.y, v.x) / radians + 360) % 360;
    const p: [number, number] = [
      (azimuth - from) * perDegree,
      horizon - mercator(altitude) * perDegree,
    ];
    return p[0] < -width / 5 || p[0] > width * 1.2 ? undefined : p;
  };

  const look = (x: number, y: number): [ra: number, dec: number] => {
    const azimuth = (from + x / perDegree) * radians;
    const altitude = 2 * Math.atan(Math.exp(((horizon - y) / perDegree) * radians)) - Math.PI / 2;
    const c = Math.cos(altitude);
    const v = RotateVector(
      toSky,
      new Vector(c * Math.cos(azimuth), -c * Math.sin(azimuth), Math.sin(altitude), time),
    );
    return [Math.atan2(v.y, v.x) / radians, Math.asin(clamp(v.z, -1, 1)) / radians];
  };

  return { time, project, look, perDegree };
}

export type Panorama = ReturnType<typeof panorama>;
