import { allCharts, pageList, site } from "content-collections";
import type { MetaDescriptor } from "react-router";
import { type PageId, pageAddresses, previewAddress } from "../content-model/addresses.ts";
import { pageTitles } from "../content-model/page-titles.ts";

/** What a page says of itself to browsers, search engines and chat previews. Loaders return it as `head`. */
export type PageHead = MetaDescriptor[];

const titles = pageTitles(pageList.pages, allCharts);
const absolute = (path: string) => new URL(path, site.url).href;

export function headOf(address: string, description: string): PageHead {
  const own = titles.get(address);
  if (!own) throw new Error(`no title for ${address}`);
  const canonical = absolute(address);
  const title = own === site.name ? own : `${own} | ${site.name}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "tr_TR" },
    { property: "og:image", content: absolute(previewAddress(address)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: own },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export function pageOf(id: PageId) {
  const { description, heading = "", subtitle = "" } = pageList.pages[id];
  return { head: headOf(pageAddresses[id], description), heading, subtitle };
}
