import { pageList, site } from "content-collections";
import type { LinkRow } from "./components/link-rows.tsx";
import { pageAddresses, pageIds } from "./content/addresses.ts";

export type PageLink = { path: string; label: string };

const pages = pageIds()
  .filter((id) => id !== "notFound" && (site.promotion || id !== "consultation"))
  .map((id) => ({ path: pageAddresses[id], ...pageList.pages[id] }));

/** The pages that the navigation and the footer list. */
export const menuLinks: PageLink[] = pages.flatMap(({ path, menu }) =>
  menu ? [{ path, label: menu }] : [],
);

/** The other pages, linked at the end of the footer. */
export const furtherLinks: PageLink[] = pages
  .filter(({ menu }) => !menu)
  .map(({ path, title }) => ({ path, label: title }));

/** Names in public/icons.svg. */
const icons = {
  home: "temel-ozellikler",
  about: "info",
  charts: "solar",
  zodiac: "koc",
  elements: "ates",
  planets: "saturn",
  blog: "uranus",
  consultation: "danismanlik",
};

type MenuPage = keyof typeof icons;
export const menuPages = Object.keys(icons) as MenuPage[];

export const pageRows = (ids: MenuPage[]): LinkRow[] =>
  ids
    .filter((id) => site.promotion || id !== "consultation")
    .map((id) => {
      const { menu, title, subtitle } = pageList.pages[id];
      const path = pageAddresses[id];
      return { path, icon: icons[id], name: menu ?? title, text: subtitle ?? title };
    });
