import {
  articleAddresses,
  canonicalAddress,
  chartAddresses,
  type PageId,
  pageAddresses,
  pageIds,
  placementAddress,
  planetAddresses,
  sectionAddresses,
  signAddress,
} from "./addresses.ts";
import { articleTitles } from "./article-list.ts";
import type { Page } from "./page.ts";
import { slugOf } from "./slug.ts";
import { guideSections, planetNames, signNames } from "./zodiac.ts";

export type Breadcrumb = { name: string; path: string };

type Named = { id: string; name: string };
type Entry = [address: string, name: string];

/** Gives the trail from the home page down to an address, which ends it. */
export function breadcrumbs(pages: Record<PageId, Page>, charts: Named[]) {
  const names = namesOnTrails(pages, charts);
  return (address: string): Breadcrumb[] => {
    const parts = address.split("/").filter(Boolean);
    const steps = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
    return [pageAddresses.home, ...steps].map((path) => {
      const name = names.get(path);
      if (!name) throw new Error(`no name for ${path} on the trail to ${address}`);
      return { name, path: canonicalAddress(path) };
    });
  };
}

/** Shorter than titles: the steps before it say what a name belongs to. */
function namesOnTrails(pages: Record<PageId, Page>, charts: Named[]): Map<string, string> {
  return new Map([
    ...pageIds().map((id): Entry => [pageAddresses[id], pages[id].menu ?? pages[id].title]),
    ...charts.map(({ id, name }): Entry => [chartAddresses().own(id), name]),
    ...articleTitles.map((title): Entry => [articleAddresses().own(slugOf(title)), title]),
    ...planetNames.map((name): Entry => [planetAddresses().own(slugOf(name)), name]),
    ...signNames.flatMap((sign): Entry[] => [
      [signAddress(slugOf(sign)), sign],
      ...guideSections.map(
        (section): Entry => [sectionAddresses(slugOf(sign)).own(slugOf(section)), section],
      ),
      ...planetNames.map((planet): Entry => [placementAddress(slugOf(planet), slugOf(sign)), sign]),
    ]),
  ]);
}
