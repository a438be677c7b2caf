import { pageList, site } from "content-collections";
import type { PageId } from "../content-model/page.ts";

/** What a page says of itself to browsers, search engines and chat previews. Loaders return it as `head`. */
export type PageHead = { title: string; description: string; url: string };

export function headOf(title: string, description: string, path: string): PageHead {
  const name = site.name;
  return {
    title: title === name ? name : `${title} | ${name}`,
    description,
    url: new URL(path, site.url).href,
  };
}

export function pageOf(id: PageId, path: string) {
  const page = pageList.pages[id];
  const { heading = "", subtitle = "" } = page;
  return { head: headOf(page.title, page.description, path), heading, subtitle };
}
