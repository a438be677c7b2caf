import {
  articleAddresses,
  chartAddresses,
  pairAddress,
  placementAddress,
  sectionAddresses,
} from "./addresses.ts";
import { articleHeading, articleTitles } from "./article-list.ts";
import { pairTitle, placementTitle } from "./page-titles.ts";
import { signPairs } from "./sign-pairs.ts";
import { slugOf } from "./slug.ts";
import { guideSections, planetNames, signNames } from "./zodiac.ts";

type Entry = [address: string, headline: string];

/** The addresses that show one text to read, and what is written above it. */
export function headlines(charts: { id: string; title: string }[]): Map<string, string> {
  return new Map([
    ...articleTitles.map(
      (title): Entry => [articleAddresses().link(slugOf(title)), articleHeading(title)],
    ),
    ...charts.map(({ id, title }): Entry => [chartAddresses().link(id), title]),
    ...signPairs().map(
      ([first, second]): Entry => [
        pairAddress(slugOf(first), slugOf(second)),
        pairTitle(first, second),
      ],
    ),
    ...signNames.flatMap((sign) => [
      ...guideSections.map(
        (section): Entry => [
          sectionAddresses(slugOf(sign)).link(slugOf(section)),
          `${sign} Burcu: ${section}`,
        ],
      ),
      ...planetNames.map(
        (planet): Entry => [
          placementAddress(slugOf(planet), slugOf(sign)),
          placementTitle(planet, sign),
        ],
      ),
    ]),
  ]);
}
