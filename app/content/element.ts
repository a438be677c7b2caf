import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { slugOf } from "./slug.ts";
import { line, titled } from "./text.ts";
import { elementNames, signNames } from "./zodiac.ts";

/** The fragment: the name in lower case, with Turkish letters. */
export const elementId = (name: string) => name.toLocaleLowerCase("tr-TR");

const element = z
  .strictObject({
    name: z.enum(elementNames),
    description: line,
    characteristics: z.array(titled).length(4),
    weaknesses: z.array(titled).length(3),
    signs: z.array(z.enum(signNames)).length(3),
  })
  .superRefine(({ description, characteristics, weaknesses }, ctx) => {
    const items = [...characteristics, ...weaknesses].map(
      (item) => `${item.title} ${item.description}`,
    );
    checkLength(ctx, ["description"], [description, ...items].join(" "), leastWords.element);
  })
  .transform((entry) => ({
    ...withNonBreakingSpaces(entry),
    id: elementId(entry.name),
    slug: slugOf(entry.name),
  }));

export const elementsSchema = z
  .strictObject({ about: line, elements: z.array(element) })
  .refine(
    ({ elements }) => elements.map((entry) => entry.name).join() === elementNames.join(),
    `the elements must be ${elementNames.join(", ")}`,
  );

export type Element = z.infer<typeof element>;
