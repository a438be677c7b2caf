import { z } from "zod";
import { slugOf } from "./slug.ts";
import { planetNames } from "./zodiac.ts";

const [first, ...rest] = planetNames.map(slugOf);

/**
 * content/sky/planet-signs.json, by planet: the sign at first (Koç is 12: one may go back from it), the minute since 1970 from which
 * on that is known, then how many minutes each stay lasts, negative where the planet goes back into the
 * sign before; the last one ends where nothing more is known.
 */
export const planetSignsSchema = z.record(z.enum([first!, ...rest]), z.array(z.int()).min(3));
export type PlanetSigns = Record<string, number[]>;
