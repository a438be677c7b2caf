import { listedArticles } from "./article-list.ts";
import { slugOf } from "./slug.ts";
import { chartIds, planetNames, signNames } from "./zodiac.ts";

/** The documents that must exist, each named after what it is about. Missing ones stop the build too. */
export function expectedFiles(): string[] {
  return [
    ...signNames.map((name) => `content/signs/${slugOf(name)}.md`),
    ...planetNames.map((name) => `content/placements/${slugOf(name)}.yaml`),
    ...chartIds.map((id) => `content/charts/${id}.md`),
    ...signNames.map((name) => `content/reference/pairs/${slugOf(name)}.yaml`),
    ...listedArticles.map(({ slug }) => `content/articles/${slug}.md`),
  ];
}
