import { expect, test } from "vitest";
import { listedAddresses } from "../../app/content/all-addresses.ts";
import { redirects } from "../../app/content/redirects.ts";
import { oldAddresses } from "./old-addresses.ts";
import { builtFile, builtPages, documentAt, expectWholeBuild } from "./pages.ts";

test("Each of the eight pages opens in its default state [2.1]", () => {
  expectWholeBuild();
  const headings = {
    "/": "Astroloji Akademisi",
    "/about": "Hakkımızda",
    "/charts": /^Haritalar – Güneş Dönüşü/,
    "/zodiac": "BURÇLAR",
    "/elements": "Astrolojik Elementler",
    "/planets": "Gezegenler ve Burçlar – Güneş",
    "/blog": "Astroloji Yazıları – Uranüs İkizler Burcunda",
    "/consultation": "Astrolojik Danışmanlık",
  };
  for (const [address, heading] of Object.entries(headings))
    expect(documentAt(address).text("h1")).toMatch(heading);
});

test("The home page's closing link is written /Consultation [2.2]", () => {
  const links = documentAt("/").root.querySelectorAll("main a");
  expect(links.at(-1)!.getAttribute("href")).toBe("/Consultation");
});

test("Every address has its own title and description and is its canonical address [2.3]", () => {
  const heads = listedAddresses().map((address) => {
    const { text, attribute } = documentAt(address);
    const description = attribute('meta[name="description"]', "content")!;
    expect(description.length, address).toBeGreaterThan(40);
    const canonical = attribute('link[rel="canonical"]', "href");
    expect(canonical).toBe(`https://www.example.com${address}`);
    return { title: text("title"), description };
  });
  for (const name of ["title", "description"] as const)
    expect(new Set(heads.map((head) => head[name])).size).toBe(heads.length);
});

test("A state's address shows that state [2.3]", () => {
  const states: [address: string, heading: string][] = [
    ["/zodiac/aslan", "Aslan Burcu: Temel Özellikler"],
    ["/zodiac/aslan/saglik", "Aslan Burcu: Sağlık"],
    ["/planets/mars", "Mars"],
    ["/planets/mars/koc", "Mars Koç Burcunda"],
    ["/charts/progress", "İlerletim"],
    ["/blog/yukselen-koc", "Yükselen Koç için Uranüs Etkisi"],
  ];
  for (const [address, heading] of states)
    expect(documentAt(address).text("h1"), address).toContain(heading);
});

test("The page for unknown addresses is in Turkish and leads home [2.4]", () => {
  const { text, root, attribute } = documentAt("/404");
  expect(attribute("html", "lang")).toBe("tr");
  expect(text("h1")).toContain("Sayfa bulunamadı");
  const home = root.querySelectorAll("main a").find((link) => link.text === "Ana sayfaya dön");
  expect(home!.getAttribute("href")).toBe("/");
});

test("Every address that was ever in the site map exists or redirects to one that does", () => {
  const { moved } = redirects();
  const gone = oldAddresses.filter((address) => !builtPages.has(address));
  expect(oldAddresses).toHaveLength(138);
  expect(gone).toHaveLength(3 + 12);
  for (const address of gone) expect(builtPages.has(moved[address]!), address).toBe(true);
});

test("Every redirect to a place in a page leads to one that is there", () => {
  const places = new Set(Object.values(redirects().moved).filter((target) => target.includes("#")));
  expect(places.size).toBeGreaterThan(40);
  for (const place of places) {
    const [page, id] = place.split("#");
    expect(builtPages.get(page!), place).toContain(`id="${id}"`);
  }
});

test("robots.txt names the site map and excludes the panel", () => {
  const robots = builtFile("/robots.txt");
  expect(robots).toContain("Disallow: /yonetim\n");
  expect(robots).toContain("Sitemap: https://www.example.com/sitemap.xml");
  const panel = builtFile("/yonetim/index.html");
  expect(panel).toContain('<meta name="robots" content="noindex, nofollow" />');
});

test("A printable guide is excluded from searches, and its sections link to it", () => {
  const { attribute, texts } = documentAt("/zodiac/koc/yazdir");
  expect(attribute("meta[name=robots]", "content")).toBe("noindex");
  expect(attribute("link[rel=canonical]", "href")).toBe("https://www.example.com/zodiac/koc");
  expect(texts("main h2")).toEqual([
    ...["Temel Özellikler", "Hediyeler", "Sağlık", "Taşlar"],
    ...["Fiziksel Özellikler", "Ünlüler", "Renkler"],
  ]);
  for (const section of ["/zodiac/koc", "/zodiac/koc/renkler"]) {
    const links = documentAt(section).root.querySelectorAll('a[href="/zodiac/koc/yazdir"]');
    expect(links.map(({ text }) => text)).toEqual(["Rehberin tamamı tek sayfada, yazdırmak için"]);
  }
  for (const file of ["/sitemap.xml", "/ara/dizin.json", "/ara/koc.json"])
    expect(builtFile(file), file).not.toContain("yazdir");
});
