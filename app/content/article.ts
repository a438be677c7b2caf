import { marked } from "marked";
import { z } from "zod";
import { articleHeading, articleTitles, leadArticle } from "./article-list.ts";
import { checkLength, leastWords } from "./lengths.ts";
import { keptTogether } from "./non-breaking-spaces.ts";
import { slugOf } from "./slug.ts";
import { line, pageDescription } from "./text.ts";

export const articleSchema = z
  .strictObject({
    title: line.refine(
      (title) => articleTitles.includes(title),
      `one of ${articleTitles.join(", ")}`,
    ),
    description: pageDescription,
    /** The books that it leans on, where it has no section “Kaynaklar”. */
    sources: line.optional(),
    content: z.string(),
  })
  .transform(({ content, ...article }, ctx) => {
    const least = article.title === leadArticle ? leastWords.leadArticle : leastWords.article;
    checkLength(ctx, ["content"], content, least);
    if (/<[a-z]/i.test(content)) {
      ctx.addIssue({ code: "custom", path: ["content"], message: "Markdown only, no HTML" });
    }
    return {
      ...article,
      heading: articleHeading(article.title),
      slug: slugOf(article.title),
      html: keptTogether(marked.parse(content, { async: false })),
    };
  });

export type Article = z.infer<typeof articleSchema>;
