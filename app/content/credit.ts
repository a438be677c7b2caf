import { z } from "zod";
import { line } from "./text.ts";

/** Where a picture comes from: content/credits.yaml, shown on its own page. */
export const creditsSchema = z.strictObject({
  sources: z
    .array(
      z.strictObject({
        title: line,
        author: line,
        licence: line,
        licenceFile: line,
        origin: line,
        changed: line,
        outputs: z.array(line).min(1),
      }),
    )
    .min(1),
});
