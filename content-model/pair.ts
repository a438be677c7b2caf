import { z } from "zod";
import { keptTogether } from "./kept-together.ts";
import { checkLength, leastWords } from "./lengths.ts";
import { line, pageDescription } from "./text.ts";
import { signNames } from "./zodiac.ts";

const pair = z
  .strictObject({
    with: z.enum(signNames),
    lead: pageDescription,
    /** From the first sign's side, then from the other's. */
    first: line,
    second: line,
    together: line,
  })
  .superRefine(({ with: other, first, second, together }, ctx) => {
    checkLength(ctx, [other], [first, second, together].join(" "), leastWords.pair);
  })
  .transform(keptTogether);

/** A file of content/reference/pairs: a sign with itself and with those that follow it in the zodiac. */
export const pairsSchema = z.strictObject({ pairs: z.array(pair) });

export type Pair = z.infer<typeof pair>;
