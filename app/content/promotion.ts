import { courseAddress, pageAddresses, searchFileAddress, sharedSearchFiles } from "./addresses.ts";
import type { RelatedGroup } from "./links/links.ts";

/**
 * `promotion: false` in content/site.yaml takes off the site what promotes the academy's services: the page of the
 * consultations, the course with its price, and every way that leads there. What is read stays whole.
 */

/** Whether an address holds nothing but a promotion. */
export function isPromotion(address: string): boolean {
  const [path] = address.toLowerCase().split("#");
  const searched = searchFileAddress(sharedSearchFiles.consultations);
  return path === pageAddresses.consultation || [courseAddress(), searched].includes(address);
}

/** The roads out of a text, but for those that lead to a promotion. */
export function withoutPromotion(groups: RelatedGroup[]): RelatedGroup[] {
  return groups
    .map(({ label, links }) => ({ label, links: links.filter(({ path }) => !isPromotion(path)) }))
    .filter(({ links }) => links.length > 0);
}
