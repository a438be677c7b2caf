import { z } from "zod";
import { volumeOf } from "./glossary-volumes.ts";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { slugOf } from "./slug.ts";
import { firstSentence, line } from "./text.ts";

const entry = z
  .strictObject({
    term: line.max(40),
    /** Synonyms. */
    also: z.array(line).min(1).optional(),
    text: line,
    /** Related terms, spelled as their entries. */
    see: z.array(line).min(1).max(3).optional(),
  })
  .superRefine(({ term, text }, ctx) => {
    checkLength(ctx, [term], text, leastWords.term);
    if (!volumeOf(term)) ctx.addIssue({ code: "custom", path: [term], message: "no such letter" });
  })
  .transform(({ term, also = [], text, see = [] }) => ({
    term,
    slug: slugOf(term),
    volume: volumeOf(term)!,
    also,
    text: withNonBreakingSpaces(text),
    /** The first sentence, which the list of all terms shows. */
    brief: withNonBreakingSpaces(firstSentence(text)),
    rest: withNonBreakingSpaces(text.slice(firstSentence(text).length).trim()),
    see,
  }));

export const glossarySchema = z
  .strictObject({ terms: z.array(entry).min(1) })
  .superRefine(({ terms }, ctx) => {
    const problem = (message: string) => ctx.addIssue({ code: "custom", path: ["terms"], message });
    const inOrder = new Intl.Collator("tr-TR");
    const slugs = new Map<string, string>();
    terms.forEach(({ term, slug, see }, index) => {
      const before = terms[index - 1];
      if (before && inOrder.compare(before.term, term) > 0)
        problem(`“${term}” stands before “${before.term}”`);
      if (slugs.has(slug)) problem(`“${term}” has the anchor of “${slugs.get(slug)}”`);
      slugs.set(slug, term);
      for (const name of see.filter((name) => !terms.some((other) => other.term === name)))
        problem(`“${term}” leads to “${name}”, which is no term`);
      if (see.includes(term)) problem(`“${term}” leads to itself`);
    });
  });

export type Term = z.infer<typeof entry>;
