import { expect, test } from "vitest";
import { heroMonths } from "../../../app/content/hero-sky.ts";
import {
  hasPlanetOnPhone,
  hasWholePlanets,
  heroTurn,
  phonePiece,
  planetReach,
  planetsIn,
  turnedFrame,
} from "./hero-frame.ts";

test.each(heroMonths)("No edge cuts a planet of %s, on a wide screen or a phone", (month) => {
  const planets = planetsIn(month, turnedFrame(heroTurn(month)));
  const { left, width } = phonePiece;
  for (const edge of [0, 2400, left, left + width])
    for (const { id, x } of planets)
      expect(Math.abs(x - edge), id).toBeGreaterThanOrEqual(planetReach);
});

test.each(heroMonths)("No smaller turn shows the planets of %s as well", (month) => {
  const turn = heroTurn(month);
  const onPhone = hasPlanetOnPhone(month, turnedFrame(turn));
  for (let less = 0; less < Math.abs(turn); less++)
    for (const frame of [turnedFrame(less), turnedFrame(-less)])
      expect(
        hasWholePlanets(month, frame) && hasPlanetOnPhone(month, frame) === onPhone,
        `${frame.from}°`,
      ).toBe(false);
});
