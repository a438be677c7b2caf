import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { slugOf } from "./slug.ts";
import { line, pageDescription } from "./text.ts";
import { signNames } from "./zodiac.ts";

const pair = z
  .strictObject({
    with: z.enum(signNames),
    lead: pageDescription,
    /** For the first sign, and for the second. */
    first: line,
    second: line,
    together: line,
  })
  .superRefine(({ with: other, first, second, together }, ctx) => {
    checkLength(ctx, [other], [first, second, together].join(" "), leastWords.pair);
  })
  .transform(withNonBreakingSpaces);

/** A file of content/reference/pairs: a sign with itself and with those that follow it in the zodiac. */
export const pairsSchema = z
  .strictObject({ pairs: z.array(pair).min(1).max(signNames.length) })
  .refine(({ pairs }) => {
    const names = pairs.map((one) => one.with);
    return names.join() === signNames.slice(-names.length).join();
  }, "a sign with itself, then with each that follows it up to Balık");

/** The sign of a file: its first pair is the sign with itself. */
export function firstSignOf({ pairs }: z.infer<typeof pairsSchema>, file: string) {
  const first = pairs[0]!.with;
  if (slugOf(first) !== file) throw new Error(`- ${first} is the first sign here, of ${file}.yaml`);
  return first;
}

export type Pair = z.infer<typeof pair>;
