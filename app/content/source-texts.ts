import { parse } from "yaml";
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
import { glossaryVolumes, volumeOf } from "./glossary-volumes.ts";
import { slugOf } from "./slug.ts";
import { chartIds, planetNames, signNames } from "./zodiac.ts";

type Entry = [address: string, text: string];
type Read = (file: string) => string;

/** The files of a page besides its entry in pages.yaml. */
const documents: Partial<Record<PageId, string[]>> = {
  home: ["content/pages/home.yaml", "content/moon-phases.yaml", "content/sky/moon.yaml"],
  about: ["content/pages/about.yaml"],
  elements: ["content/elements.yaml"],
  consultation: ["content/consultations.yaml"],
  glossary: ["content/reference/glossary.yaml"],
  houses: ["content/reference/houses.yaml"],
  aspects: ["content/reference/aspects.yaml"],
  retrograde: ["content/reference/retrogrades.yaml", "content/sky/retrograde.yaml"],
  birthSign: ["content/pages/birth-sign.yaml", "content/sky/sun-ingresses.json"],
  kvkk: ["content/pages/kvkk.md"],
  accessibility: ["content/pages/accessibility.md"],
  credits: ["content/credits.yaml"],
};

/**
 * The source text of each address, from which its date of change follows. Unprocessed, so that a change of code changes
 * no date. Only the main text of a page counts.
 */
export function sourceTexts(read: Read): Map<string, string> {
  return new Map([
    ...pageTexts(read),
    ...chartIds.map((id): Entry => [chartAddresses().link(id), read(`content/charts/${id}.md`)]),
    ...listedArticles.map(
      ({ slug }): Entry => [articleAddresses().link(slug), read(`content/articles/${slug}.md`)],
    ),
    ...signNames.map(slugOf).flatMap((sign) => signTexts(sign, read(`content/signs/${sign}.md`))),
    ...planetNames
      .map(slugOf)
      .flatMap((planet) => planetTexts(planet, read(`content/placements/${planet}.yaml`))),
    ...glossaryTexts(read("content/reference/glossary.yaml")),
    ...signNames
      .map(slugOf)
      .flatMap((sign) => pairTexts(sign, read(`content/reference/pairs/${sign}.yaml`))),
  ]);
}

function pageTexts(read: Read): Entry[] {
  const { pages } = parse(read("content/pages/pages.yaml"));
  return pageIds().map((id) => [
    pageAddresses[id],
    [JSON.stringify(pages[id]), ...(documents[id] ?? []).map(read)].join("\n"),
  ]);
}

/** The front matter belongs to the first section. */
function signTexts(sign: string, text: string): Entry[] {
  const { link, slugs } = sectionAddresses(sign);
  const [facts = "", ...sections] = text.split(/^# /m);
  return sections.map((section, index) => [
    link(slugs[index]!),
    index === 0 ? facts + section : section,
  ]);
}

function planetTexts(planet: string, text: string): Entry[] {
  const { positions } = parse(text) as { positions: { sign: string }[] };
  return [
    [planetAddresses().link(planet), text],
    ...positions.map(
      (position): Entry => [
        placementAddress(planet, slugOf(position.sign)),
        JSON.stringify(position),
      ],
    ),
  ];
}

function glossaryTexts(text: string): Entry[] {
  const terms = parse(text) as { term: string }[];
  return glossaryVolumes.map((letters) => [
    volumeAddress(letters),
    JSON.stringify(terms.filter(({ term }) => volumeOf(term) === letters)),
  ]);
}

function pairTexts(sign: string, text: string): Entry[] {
  const pairs = parse(text) as { with: string }[];
  return pairs.map((pair) => [pairAddress(sign, slugOf(pair.with)), JSON.stringify(pair)]);
}
