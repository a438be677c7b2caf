import { pageAddresses, privateLinkAddress } from "../../../app/content/addresses.ts";
import { allAddresses } from "../../../app/content/all-addresses.ts";

/** One address of each kind of page: those of a kind have the same parts, and texts of much the same length. */
export const pageKinds: string[] = [
  ...[...Map.groupBy(allAddresses(), kindOf).values()].map((addresses) => addresses.at(-1)!),
  privateLinkAddress,
];

/** A page, and how many parts its address has after that: all signs are of one kind, all sections of another. */
function kindOf(address: string): string {
  const [, page, ...rest] = address.split("/");
  return `${page} ${rest.length}`;
}

const withScript: string[] = [
  pageAddresses.home,
  pageAddresses.blog,
  pageAddresses.consultation,
  pageAddresses.search,
  privateLinkAddress,
];

/** Whether a page is there to be read only, or React takes it over. */
export const isReading = (address: string): boolean =>
  !withScript.includes(address === "/" ? "/" : `/${address.split("/")[1]}`);

/** Of the kinds that neither the site map nor the search lists, the ones with the heaviest pictures. */
export const unlistedKinds = ["/cevrimdisi", "/charts/profection/cark", "/zodiac/akrep/yazdir"];
