import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { line } from "./text.ts";
import { chartIds } from "./zodiac.ts";

const consultation = z
  .strictObject({
    /** Its key in addresses and in the database: it stays when the title changes. */
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: line,
    bookable: z.boolean().default(false),
    /** The chart techniques behind it. */
    techniques: z.array(z.enum(chartIds)).default([]),
    shortDescription: line.max(140),
    /** Paragraphs are split on blank lines. */
    description: z.string().trim(),
    details: z.array(z.strictObject({ title: line, content: line })).optional(),
    /** How it is delivered, and the same in a word or two, for the list of types. */
    appointmentType: line,
    delivery: line.max(24),
    /** When it takes place or is answered. */
    appointmentDate: line,
    /** For appointmentDate that promises a day: today or at most so many days later. Not for promised answers. */
    takesPlaceWithinDays: z.int().min(0).optional(),
    duration: line.optional(),
  })
  .superRefine(({ description, details = [], shortDescription }, ctx) => {
    const texts = [shortDescription, description, ...details.map((detail) => detail.content)];
    checkLength(ctx, ["description"], texts.join(" "), leastWords.consultation);
  })
  .transform(({ description, ...rest }) => ({
    ...rest,
    description: description
      .split(/\n\s*\n/)
      .map((paragraph) => withNonBreakingSpaces(paragraph.replace(/\s+/g, " "))),
  }));

export const consultationsSchema = z.strictObject({
  /** What holds for all of them. */
  practice: z.strictObject({
    title: line,
    items: z.array(z.strictObject({ title: line, text: line })).min(1),
  }),
  types: z
    .array(consultation)
    .length(12)
    .refine((types) => areDifferent(types.map(({ slug }) => slug)), "each slug only once")
    .refine((types) => areDifferent(types.map(({ title }) => title)), "each title only once"),
});

/** Requests name consultations by title, the database by slug, so both have to be unique. */
function areDifferent(names: string[]): boolean {
  return new Set(names).size === names.length;
}

export type Consultation = z.infer<typeof consultation>;
