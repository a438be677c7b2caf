import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { panelPath } from "../../contract/panel/pages.ts";
import { feedAddress, pageAddresses } from "../content/addresses.ts";
import { articleAddresses, listedAddresses } from "../content/all-addresses.ts";
import { articleSchema } from "../content/article.ts";
import { listedArticles } from "../content/article-list.ts";
import { type Dates, readDates } from "../content/dates.ts";
import { parseFrontMatter } from "../content/front-matter.ts";
import type { Page } from "../content/page.ts";
import { availableAddresses, withPromotionOverrides } from "../content/promotion-overrides.ts";
import { readSite } from "../content/site.ts";

/** The site map: every address with a text of its own, and when that last changed. */
export async function writeSiteMap(folder: string): Promise<void> {
  const { url } = readSite().site;
  const path = "/sitemap.xml";
  await writeFile(folder + path, siteMap(url, readDates()));
  await writeFile(
    `${folder}/robots.txt`,
    `User-agent: *\nDisallow: ${panelPath}\n\nSitemap: ${new URL(path, url).href}\n`,
  );
}

function siteMap(url: string, dates: Dates): string {
  const listed = availableAddresses(listedAddresses());
  const addresses = listed.filter((address) => address !== pageAddresses.search);
  const lines = addresses.map((address) => {
    const dated = dates[address];
    if (!dated) throw new Error(`no date for ${address}: \`npm run check\` notes it`);
    const location = element("loc", new URL(address, url).href);
    return `<url>${location}${element("lastmod", dated.modified)}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("\n")}
</urlset>
`;
}

type FeedItem = {
  path: string;
  title: string;
  description: string;
  html: string;
  published: string;
};
type Channel = { url: string; name: string; author: string; title: string; description: string };

/** The RSS feed, with the full text of all articles. */
export async function writeFeed(folder: string): Promise<void> {
  const { url, name, author } = readSite().site;
  const texts = parse(readFileSync("content/pages/pages.yaml", "utf8"));
  const { pages } = withPromotionOverrides("pages.yaml", texts) as { pages: { blog: Page } };
  const { title, description } = pages.blog;
  await writeFile(
    `${folder}${feedAddress}`,
    feed({ url, name, author, title, description }, readFeedItems()),
  );
}

function readFeedItems(): FeedItem[] {
  const dates = readDates();
  return listedArticles.map(({ slug }) => {
    const path = articleAddresses().link(slug);
    const text = readFileSync(`content/articles/${slug}.md`, "utf8");
    const { heading, description, html } = articleSchema.parse(parseFrontMatter(text));
    return { path, title: heading, description, html, published: dates[path]!.published };
  });
}

export function feed(channel: Channel, items: FeedItem[]): string {
  const { url, name, author, title, description } = channel;
  const absolute = (path: string) => new URL(path, url).href;
  const feed = xmlText(absolute(feedAddress));
  const newestFirst = items.toSorted((a, b) => b.published.localeCompare(a.published));
  const entries = newestFirst.map((item) => {
    const link = absolute(item.path);
    const html = item.html.replace(/(?<=\b(?:href|src)=")\/[^"]*/g, absolute);
    return `<item>
${element("title", item.title)}
${element("link", link)}
<guid isPermaLink="true">${xmlText(link)}</guid>
<pubDate>${new Date(`${item.published}T12:00:00+03:00`).toUTCString()}</pubDate>
${element("dc:creator", author)}
${element("description", item.description)}
${element("content:encoded", html)}
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", `${title} | ${name}`)}
${element("link", absolute(pageAddresses.blog))}
${element("description", description)}
<language>tr</language>
<atom:link href="${feed}" rel="self" type="application/rss+xml"/>
${entries.join("\n")}
</channel>
</rss>
`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const xmlText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

/** `<name>text</name>`, with the text escaped. */
const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
