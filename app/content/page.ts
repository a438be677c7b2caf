import { marked } from "marked";
import { z } from "zod";
import { pageIds } from "./addresses.ts";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { line, pageDescription, pageTitle, titled } from "./text.ts";
import { chartIds } from "./zodiac.ts";

/** An entry of content/pages/pages.yaml: a page's metadata and header. */
const page = z.strictObject({
  title: pageTitle,
  /** Its name in the navigation; a page without one is linked at the end of the footer. */
  menu: line.optional(),
  description: pageDescription,
  heading: line.optional(),
  subtitle: line.optional(),
});

export const pagesSchema = z.strictObject({ pages: z.record(z.enum(pageIds()), page) });
export type Page = z.infer<typeof page>;

const paragraphs = z.array(line).min(1);

/** A service, and what it links to. */
const service = titled.extend({
  icon: line,
  course: z.boolean().default(false),
  consultations: z.array(line).default([]),
  charts: z.array(z.enum(chartIds)).default([]),
});

export const aboutSchema = z
  .strictObject({
    intro: z.strictObject({ title: line, paragraphs }),
    vision: z.strictObject({ title: line, paragraphs }),
    services: z.array(service).length(5),
    values: z.array(titled).length(3),
    difference: z.strictObject({ title: line, paragraphs, points: z.array(titled).min(3) }),
    /** A drawing in place of a photograph. */
    portrait: z.strictObject({ imageAlt: line, caption: line }),
  })
  .superRefine((about, ctx) => {
    checkLength(
      ctx,
      ["intro"],
      JSON.stringify(about).replace(/[^\p{L}\p{N}']+/gu, " "),
      leastWords.about,
    );
  })
  .transform(withNonBreakingSpaces);
export type About = z.infer<typeof aboutSchema>;

const card = titled.extend({ link: line });

export const homeSchema = z
  .strictObject({
    hero: z.strictObject({ eyebrow: line, subtitle: line }),
    notification: z.strictObject({ title: line, text: line }),
    slides: z.strictObject({
      course: z.strictObject({
        title: line,
        text: line,
        facts: z.array(line).min(3),
        imageAlt: line,
      }),
      article: z.strictObject({ title: line, text: line, imageAlt: line }),
    }),
    features: z.strictObject({ title: line, cards: z.array(card).length(3) }),
    moon: z.strictObject({ title: line, text: line }),
    calendar: z.strictObject({ title: line, text: line }),
    zodiac: z.strictObject({ title: line, text: line }),
    closing: z.strictObject({ title: line, text: line, link: line }),
  })
  .transform(withNonBreakingSpaces);
export type Home = z.infer<typeof homeSchema>;

/** The course on the page of articles. Fee, start and platform are in site.yaml. */
export const courseSchema = z
  .strictObject({
    title: line,
    lead: line,
    details: z.array(titled).min(5),
    imageAlt: line,
  })
  .transform(withNonBreakingSpaces);
export type Course = z.infer<typeof courseSchema>;

/** What /burcum answers, and what it says of a chosen day's sky. */
export const birthSignSchema = z
  .strictObject({
    answers: z.strictObject({ hint: line, incomplete: line, outside: line, failed: line }),
    sky: z.strictObject({ title: line, notes: paragraphs }),
  })
  .transform(withNonBreakingSpaces);

/** A page of running text in Markdown, in which {name} stands for a value of site.yaml. */
export const proseSchema = z
  .strictObject({ content: z.string().min(500) })
  .transform(({ content }) => ({
    html: withNonBreakingSpaces(marked.parse(content, { async: false })),
  }));
