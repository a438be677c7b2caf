import {
  articleAddresses,
  chartAddresses,
  type PageId,
  pageAddresses,
  pageIds,
  planetAddresses,
  sectionAddresses,
} from "./addresses.ts";
import { articleHeading, articleTitles } from "./article-list.ts";
import type { Page } from "./page.ts";
import { slugOf } from "./slug.ts";
import { guideSections, planetNames, signNames } from "./zodiac.ts";

type Titled = { id: string; title: string };

/** Each address and its title, without the academy's name. A sign's address is its first section's. */
export function pageTitles(pages: Record<PageId, Page>, charts: Titled[]): Map<string, string> {
  return new Map([
    ...pageIds().map((id): Entry => [pageAddresses[id], pages[id].title]),
    ...charts.map(({ id, title }): Entry => [chartAddresses().own(id), title]),
    ...signNames.flatMap((sign) => guideSections.map((section) => sectionTitle(sign, section))),
    ...planetNames.map((name): Entry => [planetAddresses().own(slugOf(name)), `${name} Burçlarda`]),
    ...articleTitles.map(
      (title): Entry => [articleAddresses().own(slugOf(title)), articleHeading(title)],
    ),
  ]);
}

type Entry = [address: string, title: string];

function sectionTitle(sign: string, section: string): Entry {
  const address = sectionAddresses(slugOf(sign)).link(slugOf(section));
  const isSign = section === guideSections[0];
  return [address, isSign ? `${sign} Burcu Özellikleri` : `${sign} Burcu: ${section}`];
}
