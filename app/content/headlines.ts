import { chartAddresses, sectionAddresses } from "./addresses.ts";
import { articleEntries, type Entry, pairEntry, placementEntry } from "./page-titles.ts";
import { signPairs } from "./sign-pairs.ts";
import { slugOf } from "./slug.ts";
import { guideSections, planetNames, signNames } from "./zodiac.ts";

/** The addresses of dated texts and their headlines. */
export function headlines(charts: { id: string; title: string }[]): Map<string, string> {
  return new Map([
    ...articleEntries(),
    ...charts.map(({ id, title }): Entry => [chartAddresses().link(id), title]),
    ...signPairs().map(pairEntry),
    ...signNames.flatMap((sign) => [
      ...guideSections.map(
        (section): Entry => [
          sectionAddresses(slugOf(sign)).link(slugOf(section)),
          `${sign} Burcu: ${section}`,
        ],
      ),
      ...planetNames.map((planet) => placementEntry(planet, sign)),
    ]),
  ]);
}
