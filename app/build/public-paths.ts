import { articleTitles } from "../../content-model/article.ts";
import { slugOf } from "../../content-model/slug.ts";
import { chartIds, guideSections, planetSlugs, signSlugs } from "../../content-model/zodiac.ts";

const paths = (base: string, ends: readonly string[]) => ends.map((end) => `${base}/${end}`);

/** Every address that is prerendered. /404 is the page that unknown addresses get. */
export function publicPaths(): string[] {
  const sections = guideSections.map(slugOf);
  return [
    "/",
    "/about",
    "/charts",
    ...paths("/charts", chartIds),
    "/zodiac",
    ...paths("/zodiac", signSlugs),
    ...signSlugs.flatMap((sign) => paths(`/zodiac/${sign}`, sections)),
    "/elements",
    "/planets",
    ...paths("/planets", planetSlugs),
    "/blog",
    ...paths("/blog", articleTitles.map(slugOf)),
    "/consultation",
    "/ara",
    "/kvkk",
    "/gorsel-kaynaklari",
    "/404",
  ];
}
