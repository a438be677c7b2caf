import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { slugOf } from "./slug.ts";
import { line, pageDescription } from "./text.ts";

/** In the order in which they are shown. */
const aspectAngles = [0, 30, 45, 60, 72, 90, 120, 135, 150, 180] as const;

const aspect = z
  .strictObject({
    name: line.max(40),
    angle: z.literal([...aspectAngles]),
    /** How far from exact an aspect still counts. */
    orb: line,
    kind: z.enum(["büyük", "küçük"]),
    lead: pageDescription,
    text: z.array(line).min(1),
  })
  .superRefine(({ name, kind, text }, ctx) => {
    const least = kind === "büyük" ? leastWords.greatAspect : leastWords.smallAspect;
    checkLength(ctx, [name], text.join(" "), least);
  })
  .transform((entry) => ({ ...withNonBreakingSpaces(entry), slug: slugOf(entry.name) }));

export const aspectsSchema = z
  .strictObject({ aspects: z.array(aspect) })
  .refine(
    ({ aspects }) => aspects.map(({ angle }) => angle).join() === aspectAngles.join(),
    `the angles must be ${aspectAngles.join(", ")}`,
  )
  .refine(
    ({ aspects }) => new Set(aspects.map(({ slug }) => slug)).size === aspects.length,
    "two aspects have the same name",
  );

export type Aspect = z.infer<typeof aspect>;
