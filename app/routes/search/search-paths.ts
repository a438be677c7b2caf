import { articleTitles } from "../../../content-model/article.ts";
import { slugOf } from "../../../content-model/slug.ts";
import { chartIds, planetSlugs, signSlugs } from "../../../content-model/zodiac.ts";
import { indexFile } from "./search-index.ts";

/** The files of the search, which are written beside the pages. */
export function searchPaths(): string[] {
  const files = [
    indexFile,
    ...signSlugs,
    ...planetSlugs,
    ...articleTitles.map(slugOf),
    ...chartIds,
    "retro",
    "danismanlik",
    "elementler",
    "ay-evreleri",
    "sayfalar",
  ];
  return files.map((file) => `/ara/${file}.json`);
}
