import {
  chartAddresses,
  type PageId,
  pageAddresses,
  pageIds,
  pairAddress,
  placementAddress,
  planetAddresses,
  sectionAddresses,
  volumeAddress,
} from "./addresses.ts";
import { articleAddresses } from "./all-addresses.ts";
import { listedArticles } from "./article-list.ts";
import { glossaryVolumes, volumeName } from "./glossary-volumes.ts";
import type { Page } from "./page.ts";
import { signPairs } from "./sign-pairs.ts";
import { slugOf } from "./slug.ts";
import { chartIds, guideSections, planetNames, signNames } from "./zodiac.ts";

type Titled = { id: string; title: string };
export type Entry = [address: string, title: string];

/** Each address and its title, without the academy's name. */
export function pageTitles(pages: Record<PageId, Page>, charts: Titled[]): Map<string, string> {
  return new Map([
    ...charts.map(({ id, title }): Entry => [chartAddresses().link(id), title]),
    ...signNames.flatMap((sign) => guideSections.map((section) => sectionTitle(sign, section))),
    ...planetNames.map(
      (name): Entry => [planetAddresses().link(slugOf(name)), `${name} Burçlarda`],
    ),
    ...planetNames.flatMap((planet) => signNames.map((sign) => placementEntry(planet, sign))),
    ...articleEntries(),
    ...glossaryVolumes.map(
      (letters): Entry => [volumeAddress(letters), volumeTitle(pages.glossary.title, letters)],
    ),
    ...signPairs().map(pairEntry),
    // Last, to overwrite: a page that opens on the first of a kind has a title that names both.
    ...pageIds().map((id): Entry => [pageAddresses[id], pageTitle(pages[id].title, id, charts)]),
  ]);
}

export const placementTitle = (planet: string, sign: string) => `${planet} ${sign} Burcunda`;

/** “Koç ve Boğa Uyumu” */
export const pairTitle = (first: string, second: string) => `${first} ve ${second} Uyumu`;

const volumeTitle = (glossary: string, letters: string) => `${glossary}: ${volumeName(letters)}`;

export const articleEntries = () =>
  listedArticles.map(({ slug, heading }): Entry => [articleAddresses().link(slug), heading]);

export const pairEntry = ([first, second]: readonly [string, string]): Entry => [
  pairAddress(slugOf(first), slugOf(second)),
  pairTitle(first, second),
];

export const placementEntry = (planet: string, sign: string): Entry => [
  placementAddress(slugOf(planet), slugOf(sign)),
  placementTitle(planet, sign),
];

/** The first section has the sign's address. */
function sectionTitle(sign: string, section: string): Entry {
  const address = sectionAddresses(slugOf(sign)).link(slugOf(section));
  const isSign = section === guideSections[0];
  return [address, isSign ? `${sign} Burcu Özellikleri` : `${sign} Burcu: ${section}`];
}

function pageTitle(title: string, id: PageId, charts: Titled[]): string {
  const firsts: Partial<Record<PageId, string>> = {
    charts: charts.find((chart) => chart.id === chartIds[0])?.title,
    planets: planetNames[0],
    blog: listedArticles[0]?.title,
  };
  return firsts[id] ? `${title}: ${firsts[id]}` : title;
}
