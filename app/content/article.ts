import { marked } from "marked";
import { z } from "zod";
import { checkLength, leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { slugOf } from "./slug.ts";
import { line, pageDescription } from "./text.ts";

export const articleSchema = z
  .strictObject({
    /** Its file is named after it. */
    title: line,
    /** Above the text; by default the title. */
    heading: line.optional(),
    description: pageDescription,
    /** Its place in the list; the page opens on the first. */
    order: z.int().min(1),
    /** A file of app/img, 960 by 600 pixels. */
    picture: line,
    pictureAlt: line,
    /** Its books, if it has no section “Kaynaklar”. */
    sources: line.optional(),
    content: z.string(),
  })
  .transform(({ content, ...article }, ctx) => {
    const least = article.order === 1 ? leastWords.leadArticle : leastWords.article;
    checkLength(ctx, ["content"], content, least);
    if (/<[a-z]/i.test(content)) {
      ctx.addIssue({ code: "custom", path: ["content"], message: "Markdown only, no HTML" });
    }
    return {
      ...article,
      heading: article.heading ?? article.title,
      slug: slugOf(article.title),
      html: withNonBreakingSpaces(marked.parse(content, { async: false })),
    };
  });

export type Article = z.infer<typeof articleSchema>;
