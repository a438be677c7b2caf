import { marked } from "marked";
import { z } from "zod";
import { articleHeading, articleTitles, leadArticle } from "./article-list.ts";
import { keptTogether } from "./kept-together.ts";
import { slugOf } from "./slug.ts";
import { countWords, line, pageDescription } from "./text.ts";

export const articleSchema = z
  .strictObject({
    title: line.refine(
      (title) => articleTitles.includes(title),
      `one of ${articleTitles.join(", ")}`,
    ),
    description: pageDescription,
    content: z.string(),
  })
  .transform(({ content, ...article }, ctx) => {
    const least = article.title === leadArticle ? 700 : 450;
    const words = countWords(content);
    if (words < least) {
      ctx.addIssue({
        code: "custom",
        path: ["content"],
        message: `at least ${least} words, found ${words}`,
      });
    }
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
