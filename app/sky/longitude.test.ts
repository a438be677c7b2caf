import { Body, Ecliptic, GeoMoon } from "astronomy-engine";
import { expect, test } from "vitest";
import { between } from "./degrees.ts";
import { apparentLongitude, astroTime, bodies } from "./longitude.ts";
import reference from "./swiss-ephemeris.json" with { type: "json" };

const ARCSECOND = 1 / 3600;

// Without aberration the Sun would be 20 arcseconds ahead.
test("The Sun stands at the quarter points at the almanac's minutes of equinox and solstice", () => {
  for (const [iso, expected] of [
    ["2025-06-21T02:42Z", 90],
    ["2025-09-22T18:19Z", 180],
    ["2025-12-21T15:03Z", 270],
    ["2026-09-23T00:05Z", 180],
  ] as const) {
    const difference = apparentLongitude(Body.Sun, Date.parse(iso)) - expected;
    expect(Math.abs(difference), iso).toBeLessThan(4 * ARCSECOND);
  }
});

test("The Moon is seen where it was 1.3 seconds before", () => {
  const now = Date.parse("2026-05-01T17:23Z");
  const geometric = Ecliptic(GeoMoon(astroTime(now))).elon;
  const behind = geometric - apparentLongitude(Body.Moon, now);
  expect(behind).toBeGreaterThan(0.5 * ARCSECOND);
  expect(behind).toBeLessThan(0.9 * ARCSECOND);
});

const J2000 = Date.UTC(2000, 0, 1, 12);

test("Terrestrial Time is 69.184 seconds ahead of the clock, as it is since 2017", () => {
  for (const instant of [Date.UTC(2017, 0, 1), Date.UTC(2026, 0, 1, 12)]) {
    const days = (instant - J2000) / 86_400_000;
    expect((astroTime(instant).tt - days) * 86_400).toBeCloseTo(69.184, 3);
  }
});

test("Before 2017 the library's own reckoning holds", () => {
  expect(astroTime(J2000).ut).toBe(0);
  expect(astroTime(Date.UTC(1999, 0, 1, 12)).ut).toBe(-365);
});

const longitudesAt = (moment: string) =>
  bodies.map((body) => apparentLongitude(body, Date.parse(moment)));

test("An independent ephemeris agrees to a hundredth of a degree from 1935 to 2019", () => {
  expect(reference.moments).toHaveLength(24);
  for (const { utc, longitudes } of reference.moments)
    for (const [index, longitude] of longitudesAt(utc).entries())
      expect(Math.abs(between(longitude, longitudes[index]!)), utc).toBeLessThan(0.01);
});

// Eclipses, a transit, great conjunctions and equinoxes.
test("Towards 1900 and 2100 planets meet when almanacs say so, to a tenth of a degree", () => {
  const [sun, moon, mercury, jupiter, saturn] = [0, 1, 2, 5, 6];
  for (const [moment, one, other] of [
    ["1900-05-28T14:53Z", sun, moon],
    ["1901-11-28T12:00Z", jupiter, saturn],
    ["1907-11-14T12:07Z", sun, mercury],
    ["2099-09-14T16:57Z", sun, moon],
    ["2100-09-18T12:00Z", jupiter, saturn],
  ] as const) {
    const longitudes = longitudesAt(moment);
    expect(Math.abs(between(longitudes[one]!, longitudes[other]!)), moment).toBeLessThan(0.1);
  }
  for (const equinox of ["1900-03-21T01:39Z", "2100-03-20T13:04Z"])
    expect(Math.abs(between(longitudesAt(equinox)[sun]!, 0)), equinox).toBeLessThan(0.01);
});
