import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { articleAddresses, listedAddresses } from "../../app/content/all-addresses.ts";
import { listedArticles } from "../../app/content/article-list.ts";
import { readDates } from "../../app/content/dates.ts";
import { readSite } from "../../app/content/site.ts";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { builtPages, documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

type Node = { "@type": string } & Record<string, unknown>;

const { site } = readSite();
const addresses = listedAddresses();
const jsonLd = 'script[type="application/ld+json"]';

/** What each type must say to be of use; no other type is used. */
const required: Record<string, string[]> = {
  Article: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "author",
    "publisher",
    "mainEntityOfPage",
  ],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  ProfessionalService: ["@id", "name", "url"],
  Person: ["name"],
  Offer: [],
  Service: ["name", "description", "url"],
  Course: ["name", "description", "url", "provider", "offers", "hasCourseInstance"],
  CourseInstance: ["courseMode", "startDate"],
  DefinedTermSet: ["@id", "name", "description", "hasDefinedTerm"],
  DefinedTerm: ["name", "url"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
};

function graphAt(address: string): Node[] {
  const scripts = documentAt(address).root.querySelectorAll(jsonLd);
  expect(scripts.length, address).toBe(1);
  const { "@context": context, "@graph": graph } = JSON.parse(scripts[0]!.rawText);
  expect(context).toBe("https://schema.org");
  return graph;
}

const ofType = (type: string, address: string) =>
  graphAt(address).filter((node) => node["@type"] === type);

/** Every object in it that says of what type it is. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return "@type" in value ? [value as Node, ...below] : below;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

beforeAll(expectWholeBuild);

test("The page for unknown addresses has no JSON-LD", () => {
  const { root } = documentAt("/404");
  expect(root.querySelectorAll(`${jsonLd}, .breadcrumbs`)).toEqual([]);
});

test("Every page has one block of JSON-LD of known types with their required properties", () => {
  for (const address of addresses) {
    for (const node of nodesIn(graphAt(address))) {
      const expected = required[node["@type"]];
      expect(expected, `${address} ${node["@type"]}`).toBeDefined();
      const missing = expected!.filter((property) => !node[property]);
      expect(missing, `${address} ${node["@type"]}`).toEqual([]);
    }
  }
});

test("No page's policy allows JSON-LD to run", () => {
  const allowed: Record<string, string[]> = JSON.parse(readFileSync("build/csp.json", "utf8"));
  for (const address of addresses) {
    const text = documentAt(address).root.querySelector(jsonLd)!.rawText;
    const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    expect(allowed[address], address).not.toContain(hash);
  }
});

test("Visible breadcrumbs and JSON-LD agree on every page below the first", () => {
  const nav = 'nav[aria-label="Sayfa yolu"]';
  for (const address of addresses) {
    const { root, texts, text } = documentAt(address);
    const lists = ofType("BreadcrumbList", address);
    if (address === "/") {
      expect([lists.length, texts(nav).length]).toEqual([0, 0]);
      continue;
    }
    const items = lists[0]!.itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ name }) => name)).toEqual(texts(`${nav} li`));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const links = root.querySelectorAll(`${nav} a`).map((link) => link.getAttribute("href"));
    expect([...links, address].map((path) => new URL(path!, site.url).href)).toEqual(
      items.map(({ item }) => item),
    );
    expect(text(`${nav} [aria-current="page"]`)).toBe(items.at(-1)!.name);
  }
});

test("A text's headline and days agree with its page and tags", () => {
  const dates = readDates();
  const withText = addresses.filter((address) => ofType("Article", address).length > 0);
  expect(withText).toHaveLength(listedArticles.length + 8 + 12 * 7 + 120 + 78);
  for (const address of withText) {
    const [article] = ofType("Article", address);
    const { texts, text, root, attribute } = documentAt(address);
    const upper = (words: string) => words.toLocaleUpperCase("tr-TR");
    const shown = [...texts("h1, article h2"), `${text(".eyebrow")}: ${text("h1")}`].map(upper);
    expect(shown, address).toContain(upper(article!.headline as string));

    const { published, modified } = dates[address]!;
    expect([article!.datePublished, article!.dateModified]).toEqual([published, modified]);
    const days = [...new Set([published, modified])];
    const times = root.querySelectorAll(".text-dates time");
    expect(
      times.map((time) => time.getAttribute("datetime")),
      address,
    ).toEqual(days);
    expect(times.map((time) => time.text)).toEqual(days.map(dayInWords));
    const tag = (property: string) => attribute(`meta[property="${property}"]`, "content");
    expect(tag("article:published_time")).toBe(published);
    expect(tag("article:modified_time")).toBe(modified);
  }
});

test("Articles have their author, other texts the academy, which publishes all [10.6]", () => {
  const { slugs, link } = articleAddresses();
  const articles = slugs.map(link);
  for (const address of addresses) {
    const { attribute, text } = documentAt(address);
    const isArticle = articles.includes(address);
    expect(attribute('meta[name="author"]', "content"), address).toBe(
      isArticle ? site.author : undefined,
    );
    if (isArticle) expect(text(".article-facts")).toContain(`Yazan: ${site.author}`);
    for (const { author, publisher } of ofType("Article", address)) {
      expect(author).toMatchObject(
        isArticle ? { "@type": "Person", name: site.author } : { name: site.name },
      );
      expect(publisher).toMatchObject({ "@type": "ProfessionalService", name: site.name });
    }
  }
});

test("Every page names its type and publisher", () => {
  for (const address of addresses) {
    const { attribute } = documentAt(address);
    const tag = (property: string) => attribute(`meta[property="${property}"]`, "content");
    const isText = ofType("Article", address).length > 0;
    expect(tag("og:type"), address).toBe(isText ? "article" : "website");
    expect(tag("og:site_name")).toBe(site.name);
    expect(tag("article:published_time") === undefined).toBe(!isText);
  }
});

test("Every address in JSON-LD exists as a page, a fragment or a file", () => {
  const own = addresses
    .flatMap(graphAt)
    .flatMap(textsIn)
    .filter((text) => text.startsWith(site.url));
  expect(own.length).toBeGreaterThan(1000);
  for (const text of new Set(own)) {
    const { pathname, hash } = new URL(text);
    if (hash === "#akademi") continue;
    const isFile =
      pathname !== "/" && existsSync(`build/client${pathname}`) && /\.\w+$/.test(pathname);
    expect(isFile || builtPages.has(pathname), text).toBe(true);
    if (hash) expect(builtPages.get(pathname), text).toContain(` id="${hash.slice(1)}"`);
  }
});

test("The academy is described as on its pages, without address, price or rating", () => {
  for (const address of ["/", "/about", "/consultation"]) {
    const [academy] = ofType("ProfessionalService", address);
    const { root } = documentAt(address);
    const shown = wordsOf(root.text);
    const links = root.querySelectorAll("a").map((link) => link.getAttribute("href"));
    for (const property of ["name", "slogan", "telephone", "email"]) {
      expect(shown, property).toContain(academy![property]);
    }
    expect(links).toContain(academy!.sameAs);
    expect(Object.keys(academy!)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/address|price|rating|review/i)]),
    );
  }
});

test("The consultations are those of the page, in its words", () => {
  const [academy] = ofType("ProfessionalService", "/consultation");
  const services = nodesIn(academy).filter((node) => node["@type"] === "Service");
  const { texts } = documentAt("/consultation");
  expect(services.map(({ name }) => name)).toEqual(texts("article > h2"));
  expect(services.map(({ description }) => wordsOf(description as string))).toEqual(
    texts("article > .lead"),
  );
});

test("The training has the name, fee and evening of its section", () => {
  const [course] = ofType("Course", "/blog");
  const { text } = documentAt("/blog");
  expect(course!.name).toBe(text("#egitim"));
  expect(wordsOf(course!.description as string)).toBe(text(".course .lead"));
  const [price] = nodesIn(course).filter((node) => node["@type"] === "UnitPriceSpecification");
  expect(text(".course .badge")).toBe(`Aylık ${price!.price} TL`);
  expect(price!.priceCurrency).toBe("TRY");
  const [instance] = nodesIn(course).filter((node) => node["@type"] === "CourseInstance");
  const [day = "", time = ""] = (instance!.startDate as string).split("T");
  expect(text(".course dl")).toContain(
    `${dayInWords(day)}, saat ${time.slice(0, 5).replace(":", ".")}`,
  );
});
