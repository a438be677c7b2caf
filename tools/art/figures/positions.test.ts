import { Horizon, MakeTime, Observer } from "astronomy-engine";
import { expect, test } from "vitest";
import { between } from "../../../app/sky/degrees.ts";
import { radians } from "../canvas/projection.ts";
import { ecliptic, houses, istanbul, northNode, planetBodies } from "./positions.ts";

const birth = new Date("1990-05-14T05:20:00Z");
const tilt = 23.44 * radians;

/** Altitude and azimuth of a point of the ecliptic above Istanbul. */
function above(longitude: number) {
  const l = longitude * radians;
  const ra = Math.atan2(Math.sin(l) * Math.cos(tilt), Math.cos(l)) / radians / 15;
  const dec = Math.asin(Math.sin(l) * Math.sin(tilt)) / radians;
  return Horizon(MakeTime(birth), new Observer(...istanbul, 0), (ra + 24) % 24, dec);
}

test("The ascendant stands on the eastern horizon and the midheaven on the meridian", () => {
  const cusps = houses(birth, ...istanbul);
  const ascendant = above(cusps[0]!);
  expect(Math.abs(ascendant.altitude)).toBeLessThan(0.1);
  expect(ascendant.azimuth).toBeLessThan(180);
  expect(Math.abs(above(cusps[9]!).azimuth - 180)).toBeLessThan(0.2);
});

test("The twelve cusps go once round the zodiac, in order", () => {
  const cusps = houses(birth, ...istanbul);
  const widths = cusps.map((c, i) => (cusps[(i + 1) % 12]! - c + 360) % 360);
  expect(Math.min(...widths)).toBeGreaterThan(10);
  expect(widths.reduce((a, b) => a + b)).toBeCloseTo(360, 6);
});

test("The Sun stands at the beginning of Aries at the March equinox", () => {
  const sun = planetBodies[0]![1];
  const { longitude } = ecliptic(sun, new Date("2026-03-20T14:46:00Z"));
  expect(Math.min(longitude, 360 - longitude)).toBeLessThan(0.01);
});

test("The Moon crosses the ecliptic northwards near the node that the pictures show", () => {
  const moon = planetBodies[1]![1];
  const start = Date.parse("2025-09-07T00:00:00Z");
  const steps = Array.from({ length: 28 * 24 }, (_, h) =>
    ecliptic(moon, new Date(start + h * 3_600_000)),
  );
  const crossing = steps.find((p, i) => p.latitude >= 0 && (steps[i - 1]?.latitude ?? 0) < 0)!;
  // The mean node may stand up to 1.7° from the true one.
  expect(Math.abs(between(crossing.longitude, northNode(new Date(start))))).toBeLessThan(2.5);
});
