import { articleTitles } from "./article.ts";
import { slugOf } from "./slug.ts";
import { chartIds, planetSlugs, signSlugs } from "./zodiac.ts";

/** The documents that must exist, each named after what it is about. Missing ones stop the build too. */
export function expectedFiles(): string[] {
  return [
    ...signSlugs.map((slug) => `content/signs/${slug}.md`),
    ...planetSlugs.map((slug) => `content/placements/${slug}.yaml`),
    ...chartIds.map((id) => `content/charts/${id}.md`),
    ...articleTitles.map((title) => `content/articles/${slugOf(title)}.md`),
  ];
}
