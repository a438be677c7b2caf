import { courseAddress, pageAddresses, searchFileAddress, sharedSearchFiles } from "./addresses.ts";
import type { RelatedGroup } from "./links/links.ts";

/**
 * `promotion: false` in content/site.yaml removes the promotion of the academy's services: the page of the consultations,
 * the course with its price, and all links to them.
 */

/** Whether an address is only about promoted services. */
export function isPromotion(address: string): boolean {
  const [path] = address.toLowerCase().split("#");
  const searched = searchFileAddress(sharedSearchFiles.consultations);
  return path === pageAddresses.consultation || [courseAddress(), searched].includes(address);
}

export function withoutPromotion(groups: RelatedGroup[]): RelatedGroup[] {
  return groups
    .map(({ label, links }) => ({ label, links: links.filter(({ path }) => !isPromotion(path)) }))
    .filter(({ links }) => links.length > 0);
}
