import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import {
  allAddresses,
  articleAddresses,
  listedAddresses,
} from "../../app/content/all-addresses.ts";
import { readDates } from "../../app/content/dates.ts";
import { readSite } from "../../app/content/site.ts";
import { builtFile, builtPages, documentAt, expectWholeBuild } from "./pages.ts";

const { url, author } = readSite().site;
const absolute = (path: string) => new URL(path, url).href;
const dates = readDates();

function xmlAt(path: string) {
  const text = builtFile(path);
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ ignoreAttributes: false }).parse(text);
}

beforeAll(expectWholeBuild);

test("The feed holds every article whole, with address, day and author [10.6]", () => {
  const { channel } = xmlAt("/rss.xml").rss;
  expect(channel["atom:link"]["@_href"]).toBe(absolute("/rss.xml"));
  const { slugs, link } = articleAddresses();
  const paths = slugs.map(link);
  type Item = { link: string; guid: { "#text": string }; pubDate: string; title: string } & Record<
    string,
    string
  >;
  const items: Item[] = channel.item;
  expect(items.map((item) => item.link).sort()).toEqual(paths.map(absolute).sort());
  for (const item of items) {
    const path = new URL(item.link).pathname;
    const { text, attribute, root } = documentAt(path);
    expect(item.guid["#text"]).toBe(item.link);
    expect(item.title).toBe(text("#yazi"));
    expect(item["dc:creator"]).toBe(author);
    // On the page some names are links.
    const words = root.querySelector("article .prose")!.text.trim();
    expect(parse(item["content:encoded"]!).text.trim()).toBe(words);
    expect(item.description!.length).toBeGreaterThanOrEqual(60);
    if (path !== "/blog") {
      expect(item.description).toBe(attribute('meta[name="description"]', "content"));
    }
    const day = new Date(item.pubDate).toISOString().slice(0, 10);
    expect(day).toBe(dates[path]!.published);
  }
});

test("Every page links to the feed and the manifest", () => {
  for (const address of allAddresses()) {
    const { attribute } = documentAt(address);
    expect(attribute('link[type="application/rss+xml"]', "href"), address).toBe("/rss.xml");
    expect(attribute('link[rel="manifest"]', "href"), address).toBe("/site.webmanifest");
  }
});

test("The site map lists every indexed page with the day of its last change, without the search", () => {
  const entries: { loc: string; lastmod: string }[] = xmlAt("/sitemap.xml").urlset.url;
  const expected = listedAddresses().filter((address) => address !== "/ara");
  expect(entries).toEqual(
    expected.map((address) => ({ loc: absolute(address), lastmod: dates[address]!.modified })),
  );
  for (const address of expected) expect(builtPages.has(address), address).toBe(true);
});
