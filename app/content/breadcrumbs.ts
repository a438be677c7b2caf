import {
  chartAddresses,
  type PageId,
  pageAddresses,
  pageIds,
  pairAddress,
  placementAddress,
  planetAddresses,
  sectionAddresses,
  signAddress,
  volumeAddress,
} from "./addresses.ts";
import { articleAddresses } from "./all-addresses.ts";
import { listedArticles } from "./article-list.ts";
import { glossaryVolumes, volumeName } from "./glossary-volumes.ts";
import type { Page } from "./page.ts";
import { signPairs } from "./sign-pairs.ts";
import { slugOf } from "./slug.ts";
import { guideSections, planetNames, signNames } from "./zodiac.ts";

export type Breadcrumb = { name: string; path: string };

type Named = { id: string; name: string };

/** Gives the trail from the home page down to an address, which ends it. */
export function breadcrumbs(pages: Record<PageId, Page>, charts: Named[]) {
  const known = new Map(steps(pages, charts));
  return (address: string): Breadcrumb[] => {
    const parts = address.split("/").filter(Boolean);
    const below = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
    return [pageAddresses.home, ...below].map((step) => {
      const breadcrumb = known.get(step);
      if (!breadcrumb) throw new Error(`no name for ${step} on the trail to ${address}`);
      return breadcrumb;
    });
  };
}

type Step = [step: string, breadcrumb: Breadcrumb];

/** The names are shorter than titles, since the steps before them give the context. */
function steps(pages: Record<PageId, Page>, charts: Named[]): Step[] {
  const at = (path: string, name: string): Step => [path, { name, path }];
  const of = (
    { below, link }: ReturnType<typeof planetAddresses>,
    slug: string,
    name: string,
  ): Step => [below(slug), { name, path: link(slug) }];
  return [
    ...pageIds().map((id) => at(pageAddresses[id], pages[id].menu ?? pages[id].title)),
    ...charts.map(({ id, name }) => of(chartAddresses(), id, name)),
    ...listedArticles.map(({ slug, title }) => of(articleAddresses(), slug, title)),
    ...planetNames.map((name) => of(planetAddresses(), slugOf(name), name)),
    ...glossaryVolumes.map((letters) => at(volumeAddress(letters), volumeName(letters))),
    ...signPairs().map(([first, second]) =>
      at(pairAddress(slugOf(first), slugOf(second)), `${first} ve ${second}`),
    ),
    ...signNames.flatMap((sign) => [
      at(signAddress(slugOf(sign)), sign),
      ...guideSections.map((section) =>
        of(sectionAddresses(slugOf(sign)), slugOf(section), section),
      ),
      ...planetNames.map((planet) => at(placementAddress(slugOf(planet), slugOf(sign)), sign)),
    ]),
  ];
}
