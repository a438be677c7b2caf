import {
  aspectAddress,
  chartAddresses,
  elementAddress,
  houseAddress,
  moonPhaseAddress,
  pageAddresses,
  planetAddresses,
  retrogradeAddress,
  signAddress,
} from "../addresses.ts";
import type { Aspect } from "../aspect.ts";
import type { Chart } from "../chart.ts";
import { elementId } from "../element.ts";
import { slugOf } from "../slug.ts";
import {
  elementNames,
  moonPhaseNames,
  planetNames,
  retrogradePlanets,
  signNames,
} from "../zodiac.ts";
import type { RelatedLink } from "./related.ts";

type Texts = { charts: Pick<Chart, "id" | "name">[]; aspects: Pick<Aspect, "name" | "slug">[] };

/** Terms whose page has another name. */
const general: [words: string[], link: RelatedLink][] = [
  [
    [
      ...["ev", "evler", "boş ev", "ev başlangıcı", "ev sistemi"],
      ...["köşe evleri", "takip eden evler", "düşen evler"],
    ],
    { path: pageAddresses.houses, icon: "derivative", title: "On iki ev" },
  ],
  [
    ["açı", "açılar", "orb", "yaklaşan ve ayrılan açı"],
    { path: pageAddresses.aspects, icon: "composite", title: "Açılar" },
  ],
  [
    ["retro", "geri gidiş", "retrograd", "durağan gezegen", "gölge dönemi"],
    { path: pageAddresses.retrograde, icon: "merkur", title: "Gezegen retroları" },
  ],
  [
    ["burç uyumu", "sinastri"],
    { path: pageAddresses.compatibility, icon: "iliski", title: "Burç uyumu" },
  ],
  [["burç", "zodyak"], { path: pageAddresses.zodiac, icon: "star", title: "On iki burç" }],
  [
    ["güneş burcu", "sınır günleri"],
    { path: pageAddresses.birthSign, icon: "gunes", title: "Burcum ne?" },
  ],
  [["element"], { path: pageAddresses.elements, icon: "ates", title: "Dört element" }],
  [["gezegen"], { path: pageAddresses.planets, icon: "saturn", title: "On gezegen" }],
];

const plain = (text: string) => text.toLocaleLowerCase("tr-TR");

/** Finds the pages about a term. */
export function termPages({ charts, aspects }: Texts) {
  const known = new Map<string, RelatedLink>([
    ...signNames.map(entry((name) => [signAddress(slugOf(name)), slugOf(name), `${name} burcu`])),
    ...planetNames.map(
      entry((name) => [planetAddresses().link(slugOf(name)), slugOf(name), `Burçlarda ${name}`]),
    ),
    ...elementNames.map(
      entry((name) => [elementAddress(elementId(name)), slugOf(name), `${name} elementi`]),
    ),
    ...moonPhaseNames.map(entry((name) => [moonPhaseAddress(slugOf(name)), "ay", "Ay evreleri"])),
    ...charts.map(({ id, name }) => link(name, chartAddresses().link(id), id, `Harita: ${name}`)),
    ...aspects
      .map(({ name, slug }) => link(name, aspectAddress(slug), "composite", `Açılar: ${name}`))
      .flatMap(([name, to]): [string, RelatedLink][] => [
        [name, to],
        [`${name} açı`, to],
      ]),
    ...retrogradePlanets.map(
      entry(
        (name) => [retrogradeAddress(slugOf(name)), slugOf(name), `${name} retrosu`],
        " retrosu",
      ),
    ),
    ...general.flatMap(([words, to]) => words.map((word): [string, RelatedLink] => [word, to])),
  ]);
  return (term: string, also: string[]): RelatedLink[] => {
    const house = /^(\d{1,2})\. ev\b/u.exec(plain(term))?.[1];
    const found = [term, ...also].flatMap((word) => known.get(plain(word)) ?? []);
    return [...new Set([...(house ? [houseLink(Number(house))] : []), ...found])];
  };
}

const houseLink = (number: number): RelatedLink => ({
  path: houseAddress(number),
  icon: "derivative",
  title: `On iki ev: ${number}. ev`,
});

type Parts = [path: string, icon: string, title: string];

const link = (name: string, ...[path, icon, title]: Parts): [string, RelatedLink] => [
  plain(name),
  { path, icon, title },
];

/** An entry for each name, with an optional word after it. */
const entry =
  (partsOf: (name: string) => Parts, after = "") =>
  (name: string) =>
    link(name + after, ...partsOf(name));
