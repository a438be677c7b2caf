import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { line, pageDescription, titled } from "./text.ts";
import { chartIds } from "./zodiac.ts";

export const chartSchema = z
  .strictObject({
    id: z.enum(chartIds),
    name: line.max(30),
    title: line.max(60),
    summary: pageDescription,
    imageAlt: line.min(20),
    features: z.array(titled).min(4).max(6),
    /** What the teacher remembers of it, the last paragraph: it may be missing. */
    lesson: line.optional(),
    lastDescription: line,
    content: z.string(),
  })
  .transform(({ content, lesson = "", ...chart }, ctx) => {
    // Paragraphs are split on blank lines.
    const description = `${content}\n\n${lesson}`
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, " ").trim());
    const cards = chart.features.flatMap((feature) => [feature.title, feature.description]);
    const texts = [...description, ...cards, chart.lastDescription];
    checkLength(ctx, ["content"], texts.join(" "), leastWords.chart);
    const { features, lastDescription } = chart;
    return { ...chart, ...withNonBreakingSpaces({ description, features, lastDescription }) };
  });

export type Chart = z.infer<typeof chartSchema>;
