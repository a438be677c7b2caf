import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { line, pageDescription } from "./text.ts";

const house = z
  .strictObject({
    number: z.int().min(1).max(12),
    /** Its common name. */
    name: line.max(40),
    topics: line,
    lead: pageDescription,
    text: z.array(line).min(1),
    /** What it means without a planet. */
    empty: line.optional(),
  })
  .superRefine(({ number, text, empty = "" }, ctx) => {
    checkLength(ctx, [`house ${number}`], [...text, empty].join(" "), leastWords.house);
  })
  .transform(withNonBreakingSpaces);

export const housesSchema = z
  .strictObject({ houses: z.array(house) })
  .refine(
    ({ houses }) => houses.length === 12 && houses.every(({ number }, at) => number === at + 1),
    "the houses must be 1 to 12",
  );

export type House = z.infer<typeof house>;
