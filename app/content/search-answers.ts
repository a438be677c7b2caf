import { z } from "zod";
import { line } from "./text.ts";

const listed = (words: string) => words.split(", ");
const words = line.transform(listed);
/** "a, b + c": one of the first words and one of the second must be asked. */
const asked = z
  .array(line)
  .transform((alternatives) => alternatives.map((one) => one.split(" + ").map(listed)));
const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>;

const note = z.strictObject({
  asked,
  only: words.optional(),
  but: words.default([]),
  icon: line.default("star"),
  /** Not given where the site does not promote: app/content/promotion.ts. */
  promotion: z.boolean().default(false),
  ...texts("about", "title", "text"),
  /** By name: the title of a text of the site, or a value of the academy. */
  links: z.record(line, line).default({}),
  first: z.array(line).default([]),
  nearest: z.array(line).default([]),
  search: line.optional(),
});

/** What the search says before its results, and to which questions. */
export const searchAnswersSchema = z.strictObject({
  birthday: z.strictObject(
    texts("about", "title", "or", "missing", "range", "border", "guide", "calculate"),
  ),
  signDates: z.strictObject(texts("about", "title")),
  aside: z.array(line),
  moon: z.strictObject(texts("coming", "past", "hour", "eclipse", "after", "next", "calendar")),
  retrograde: z.strictObject(
    texts(
      ...(["about", "yes", "no", "until", "coming", "after", "past"] as const),
      ...(["all", "none", "each", "next", "guide", "dates"] as const),
    ),
  ),
  today: z.strictObject({
    ...texts(
      ...(["about", "title", "moonUntil", "until", "moons", "waxing", "waning"] as const),
      ...(["retrograde", "meaning", "sky"] as const),
    ),
    asked,
  }),
  unknown: z.strictObject({ ...texts("about", "title", "text"), nearest: z.array(line) }),
  notes: z.array(note),
});
export type SearchAnswers = z.infer<typeof searchAnswersSchema>;
