import {
  AstroTime,
  Body,
  CorrectLightTravel,
  DeltaT_EspenakMeeus,
  Ecliptic,
  GeoMoon,
  GeoVector,
  Vector,
} from "astronomy-engine";

export const DAY = 86_400_000;

/** In the order of `planetNames`. */
export const bodies = [
  Body.Sun,
  Body.Moon,
  Body.Mercury,
  Body.Venus,
  Body.Mars,
  Body.Jupiter,
  Body.Saturn,
  Body.Uranus,
  Body.Neptune,
  Body.Pluto,
];

const J2000 = Date.UTC(2000, 0, 1, 12);
const LAST_LEAP_SECOND = Date.UTC(2017, 0, 1);
const TT_MINUS_UTC = 69.184;

/**
 * The library extrapolates the Earth's rotation and is about 5 seconds ahead of the clock by 2025.
 * Since the last leap second the clock's distance from Terrestrial Time is known exactly.
 */
export function astroTime(ms: number): AstroTime {
  const days = (ms - J2000) / DAY;
  if (ms < LAST_LEAP_SECOND) return new AstroTime(days);
  return new AstroTime(days + (TT_MINUS_UTC - DeltaT_EspenakMeeus(days)) / 86_400);
}

/** Geocentric ecliptic longitude in degrees, true equinox of date, as the body is seen at `ms`. */
export function apparentLongitude(body: Body, ms: number): number {
  const time = astroTime(ms);
  return Ecliptic(body === Body.Moon ? seenMoon(time) : GeoVector(body, time, true)).elon;
}

// GeoVector corrects every body for light time and aberration except the Moon. Moon and Earth share
// their motion round the Sun, so only the Moon's own 1.3 seconds of light time are left to correct.
function seenMoon(time: AstroTime): Vector {
  const { x, y, z } = CorrectLightTravel(GeoMoon, time);
  return new Vector(x, y, z, time);
}
