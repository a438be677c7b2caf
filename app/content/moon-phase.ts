import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { line } from "./text.ts";
import { moonPhaseNames } from "./zodiac.ts";

const moonPhase = z
  .strictObject({ name: z.enum(moonPhaseNames), desc: line, features: z.array(line).min(4).max(6) })
  .superRefine(({ desc, features }, ctx) => {
    checkLength(ctx, ["desc"], [desc, ...features].join(" "), leastWords.moonPhase);
  })
  .transform(withNonBreakingSpaces);

export const moonPhasesSchema = z.strictObject({ phases: z.array(moonPhase).length(8) });

export type MoonPhase = z.infer<typeof moonPhase>;
