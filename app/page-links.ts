import { pageList } from "content-collections";
import { type PageId, pageAddresses, pageIds } from "../content-model/addresses.ts";

export type PageLink = { path: string; label: string };

const linkTo = (label: (id: PageId) => string | undefined) =>
  pageIds().flatMap((id): PageLink[] => {
    const text = label(id);
    return text ? [{ path: pageAddresses[id], label: text }] : [];
  });

const { pages } = pageList;

/** The pages that the navigation and the footer list. */
export const menuLinks = linkTo((id) => pages[id].menu);

/** The pages that are linked at the end of the footer: all others. */
export const furtherLinks = linkTo((id) =>
  pages[id].menu || id === "notFound" ? undefined : pages[id].title,
);
