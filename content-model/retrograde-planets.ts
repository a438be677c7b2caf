import { planetNames } from "./zodiac.ts";

/** Sun and Moon never turn back. */
export const retrogradePlanets = planetNames.slice(2);
