import { z } from "zod";
import { slugOf } from "./slug.ts";
import { planetNames } from "./zodiac.ts";

const [first, ...rest] = planetNames.map(slugOf);

/**
 * content/sky/planet-signs.json: for each planet its first sign (Koç is 12, so that it can move back from it), the first
 * minute (since 1970), then the length in minutes of its stay in each sign. A negative length means that it then moves
 * back into the sign before. The table ends with the last stay.
 */
export const planetSignsSchema = z.record(z.enum([first!, ...rest]), z.array(z.int()).min(3));
export type PlanetSigns = Record<string, number[]>;
