import { z } from "zod";
import { line } from "./text.ts";

/** content/credits.yaml: the sources of the pictures. */
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
