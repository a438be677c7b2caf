import { pageList, site } from "content-collections";
import { pageAddresses, pageIds } from "../content-model/addresses.ts";

export type PageLink = { path: string; label: string };

const pages = pageIds()
  .filter((id) => id !== "notFound" && (site.promotion || id !== "consultation"))
  .map((id) => ({ path: pageAddresses[id], ...pageList.pages[id] }));

/** The pages that the navigation and the footer list. */
export const menuLinks: PageLink[] = pages.flatMap(({ path, menu }) =>
  menu ? [{ path, label: menu }] : [],
);

/** All others, which are linked at the end of the footer. */
export const furtherLinks: PageLink[] = pages
  .filter(({ menu }) => !menu)
  .map(({ path, title }) => ({ path, label: title }));
