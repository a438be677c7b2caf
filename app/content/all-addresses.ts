import {
  chartAddresses,
  kind,
  offlineAddress,
  pageAddresses,
  pairAddress,
  placementAddress,
  planetAddresses,
  privateLinkAddress,
  searchAnswersFile,
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

/** The lists of addresses. Only for code that runs at build, because they read the articles of content/. */

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
  return [searchIndexFile, searchAnswersFile, ...shared, ...signNames.map(slugOf), ...slugs].map(
    searchFileAddress,
  );
}

/** Every kind whose first address redirects. */
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

/** Every prerendered page, without unlistedAddresses. */
export function allAddresses(): string[] {
  const states = kinds().flatMap(({ slugs, link }) => slugs.map(link));
  const volumes = glossaryVolumes.map(volumeAddress);
  const pages = Object.values(pageAddresses);
  return [...new Set([...pages, ...states, ...placements(), ...volumes, ...pairAddresses()])];
}

/** Prerendered too, but neither in the site map nor in the search. */
export const unlistedAddresses = () => [
  offlineAddress,
  privateLinkAddress,
  ...chartIds.map(wheelAddress),
  ...signNames.map((sign) => wholeGuideAddress(slugOf(sign))),
];

/** The site map: all but the page for unknown addresses. */
export const listedAddresses = () =>
  allAddresses().filter((address) => address !== pageAddresses.notFound);
