import { articleHeading, articleTitles } from "./article.ts";
import type { Page, PageId } from "./page.ts";
import { slugOf } from "./slug.ts";
import { guideSections, planetNames, signNames } from "./zodiac.ts";

export const pageAddresses: Record<PageId, string> = {
  home: "/",
  about: "/about",
  charts: "/charts",
  zodiac: "/zodiac",
  elements: "/elements",
  planets: "/planets",
  blog: "/blog",
  consultation: "/consultation",
  search: "/ara",
  kvkk: "/kvkk",
  credits: "/gorsel-kaynaklari",
  notFound: "/404",
};

type Titled = { id: string; title: string };

/** Each address and its title, without the academy's name. A sign's address is its first section's. */
export function pageTitles(pages: Record<PageId, Page>, charts: Titled[]): Map<string, string> {
  const [, ...furtherSections] = guideSections;
  const ids = Object.keys(pageAddresses) as PageId[];
  return new Map([
    ...ids.map((id) => [pageAddresses[id], pages[id].title] as const),
    ...charts.map(({ id, title }) => [`/charts/${id}`, title] as const),
    ...signNames.flatMap((sign) => [
      [`/zodiac/${slugOf(sign)}`, `${sign} Burcu Özellikleri`] as const,
      ...furtherSections.map(
        (section) =>
          [`/zodiac/${slugOf(sign)}/${slugOf(section)}`, `${sign} Burcu: ${section}`] as const,
      ),
    ]),
    ...planetNames.map((name) => [`/planets/${slugOf(name)}`, `${name} Burçlarda`] as const),
    ...articleTitles.map((title) => [`/blog/${slugOf(title)}`, articleHeading(title)] as const),
  ]);
}

/** Where the picture lies that chats and social networks show with an address. */
export const previewPath = (address: string) => `/og${address === "/" ? "/home" : address}.jpg`;
