import { allCharts, dateList, pageList, site } from "content-collections";
import type { MetaDescriptor } from "react-router";
import { dayInWords } from "../booking/istanbul-time.ts";
import {
  feedAddress,
  manifestAddress,
  type PageId,
  pageAddresses,
  previewAddress,
} from "./content/addresses.ts";
import { articleAddresses } from "./content/all-addresses.ts";
import { type Breadcrumb, breadcrumbs } from "./content/breadcrumbs.ts";
import { headlines } from "./content/headlines.ts";
import { pageTitles } from "./content/page-titles.ts";
import { type HeaderSky, headerSkyAt } from "./header-sky.ts";
import { absolute } from "./json-ld/academy.ts";
import { graphOf, type Text } from "./json-ld/graph.ts";
import { scriptText } from "./json-ld/script-text.ts";

/** A page's metadata. Loaders return it as `head`; components read it with usePageHead. */
export type PageHead = {
  /** For browsers, search engines and chat previews. */
  tags: MetaDescriptor[];
  /** Empty on the home page and on the page for unknown addresses. */
  trail: Breadcrumb[];
  /** When the page's text was published and last changed; empty on pages without one. */
  dates: { label: string; day: string; words: string }[];
  jsonLd?: string;
  sky?: HeaderSky;
};

const titles = pageTitles(pageList.pages, allCharts);
const trailTo = breadcrumbs(pageList.pages, allCharts);
const headlineOf = headlines(allCharts);
const withoutTrail: string[] = [pageAddresses.home, pageAddresses.notFound];
const articles = new Set(articleAddresses().slugs.map(articleAddresses().link));

export function headOf(address: string, description: string): PageHead {
  const title = titles.get(address);
  if (!title) throw new Error(`no title for ${address}`);
  const trail = withoutTrail.includes(address) ? [] : trailTo(address);
  const image = previewAddress(address);
  const text = textAt(address);
  const graph = graphOf({ address, image, trail, text });
  return {
    tags: [
      ...tagsOf({ title: title === site.name ? title : `${title} | ${site.name}`, description }),
      { tagName: "link", rel: "canonical", href: absolute(address) },
      { property: "og:url", content: absolute(address) },
      { property: "og:image", content: absolute(image) },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: title },
      { name: "twitter:card", content: "summary_large_image" },
      ...articleTags(text),
    ],
    trail,
    dates: text ? datesInWords(text) : [],
    jsonLd: graph && scriptText(graph),
    sky: headerSkyAt(address),
  };
}

/** For a page that search engines must not list. They list the canonical page instead, if there is one. */
export function unlistedHead(title: string, canonical?: string): PageHead {
  const link = {
    tagName: "link",
    rel: "canonical",
    href: canonical && absolute(canonical),
  } as const;
  return {
    tags: [
      { title: `${title} | ${site.name}` },
      { name: "robots", content: "noindex" },
      ...(canonical ? [link] : []),
    ],
    trail: [],
    dates: [],
  };
}

function tagsOf({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "tr_TR" },
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: pageList.pages.blog.title,
      href: feedAddress,
    },
    { tagName: "link", rel: "manifest", href: manifestAddress },
  ];
}

function textAt(address: string): Text | undefined {
  const headline = headlineOf.get(address);
  if (!headline) return;
  const dated = dateList.texts[address];
  if (!dated) throw new Error(`no date for ${address}: \`npm run check\` notes it`);
  const { published, modified } = dated;
  return { headline, published, modified, ...(articles.has(address) && { author: site.author }) };
}

function articleTags(text: Text | undefined): MetaDescriptor[] {
  if (!text) return [{ property: "og:type", content: "website" }];
  return [
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: text.published },
    { property: "article:modified_time", content: text.modified },
    ...(text.author ? [{ name: "author", content: text.author }] : []),
  ];
}

function datesInWords({ published, modified }: Text): PageHead["dates"] {
  const days = [
    { label: "Yayımlandı", day: published },
    ...(modified === published ? [] : [{ label: "Güncellendi", day: modified }]),
  ];
  return days.map(({ label, day }) => ({ label, day, words: dayInWords(day) }));
}

export function pageOf(id: PageId) {
  const { description, heading = "", subtitle = "" } = pageList.pages[id];
  return { head: headOf(pageAddresses[id], description), heading, subtitle };
}
