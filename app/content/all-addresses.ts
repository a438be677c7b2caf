import {
  chartAddresses,
  kind,
  offlineAddress,
  pageAddresses,
  pairAddress,
  placementAddress,
  planetAddresses,
  privateLinkAddress,
  searchFileAddress,
  searchIndexFile,
  sectionAddresses,
  sharedSearchFiles,
  volumeAddress,
  wheelAddress,
  wholeGuideAddress,
} from "./addresses.ts";
import { listedArticles } from "./article-list.ts";
import { glossaryVolumes } from "./glossary-volumes.ts";
import { signPairs } from "./sign-pairs.ts";
import { slugOf } from "./slug.ts";
import { chartIds, planetNames, signNames } from "./zodiac.ts";

/** The lists of addresses, for what runs at build: the articles among them are read from content/. */

export const articleAddresses = () =>
  kind(
    pageAddresses.blog,
    listedArticles.map(({ slug }) => slug),
  );

export function searchFileAddresses(): string[] {
  const slugs = [chartAddresses(), planetAddresses(), articleAddresses()].flatMap(
    ({ slugs }) => slugs,
  );
  const shared = Object.values(sharedSearchFiles);
  return [searchIndexFile, ...shared, ...signNames.map(slugOf), ...slugs].map(searchFileAddress);
}

/** Every kind whose first has a longer address, too. */
export function kinds() {
  const sections = signNames.map((sign) => sectionAddresses(slugOf(sign)));
  return [chartAddresses(), ...sections, planetAddresses(), articleAddresses()];
}

function placements() {
  const signs = signNames.map(slugOf);
  return planetNames
    .map(slugOf)
    .flatMap((planet) => signs.map((sign) => placementAddress(planet, sign)));
}

const pairAddresses = () =>
  signPairs().map(([first, second]) => pairAddress(slugOf(first), slugOf(second)));

/** Every page that is prerendered. No text has two. */
export function allAddresses(): string[] {
  const states = kinds().flatMap(({ slugs, link }) => slugs.map(link));
  const volumes = glossaryVolumes.map(volumeAddress);
  const pages = Object.values(pageAddresses);
  return [...new Set([...pages, ...states, ...placements(), ...volumes, ...pairAddresses()])];
}

/** Prerendered too, but read and found elsewhere: neither in the site map nor in the search. */
export const unlistedAddresses = () => [
  offlineAddress,
  privateLinkAddress,
  ...chartIds.map(wheelAddress),
  ...signNames.map((sign) => wholeGuideAddress(slugOf(sign))),
];

/** What search engines are told: every address but the one for unknown ones. */
export const listedAddresses = () =>
  allAddresses().filter((address) => address !== pageAddresses.notFound);
