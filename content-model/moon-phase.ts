import { z } from "zod";
import { keptTogether } from "./kept-together.ts";
import { countWords, line } from "./text.ts";
import { moonPhaseNames } from "./zodiac.ts";

const moonPhase = z
  .strictObject({ name: z.enum(moonPhaseNames), desc: line, features: z.array(line).min(4).max(6) })
  .superRefine(({ desc, features }, ctx) => {
    const words = countWords([desc, ...features].join(" "));
    if (words < 80) {
      ctx.addIssue({
        code: "custom",
        path: ["desc"],
        message: `at least 80 words, found ${words}`,
      });
    }
  })
  .transform(keptTogether);

export const moonPhasesSchema = z.strictObject({ phases: z.array(moonPhase).length(8) });

export type MoonPhase = z.infer<typeof moonPhase>;
