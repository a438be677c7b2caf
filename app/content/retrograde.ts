import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { slugOf } from "./slug.ts";
import { line, pageDescription } from "./text.ts";
import { retrogradePlanets } from "./zodiac.ts";

const retrograde = z
  .strictObject({
    planet: z.enum(retrogradePlanets),
    lead: pageDescription,
    /** How often, how long, how far. */
    rhythm: line,
    text: z.array(line).min(1),
    advice: z.array(line).min(2).max(4),
  })
  .superRefine(({ planet, text }, ctx) => {
    checkLength(ctx, [planet], text.join(" "), leastWords.retrograde);
  })
  .transform((entry) => ({ ...withNonBreakingSpaces(entry), slug: slugOf(entry.planet) }));

export const retrogradesSchema = z
  .strictObject({
    intro: z
      .array(line)
      .min(1)
      .transform((text) => withNonBreakingSpaces(text)),
    items: z.array(retrograde),
  })
  .refine(
    ({ items }) => items.map(({ planet }) => planet).join() === retrogradePlanets.join(),
    `the planets must be ${retrogradePlanets.join(", ")}`,
  )
  .superRefine(({ intro }, ctx) => {
    checkLength(ctx, ["intro"], intro.join(" "), leastWords.retrogradeIntro);
  });
