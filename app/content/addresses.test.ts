import { existsSync, globSync, readFileSync } from "node:fs";
import { allCharts, pageList } from "content-collections";
import { expect, test } from "vitest";
import { specifiedPages } from "../../tests/support/specified-pages.ts";
import * as addresses from "./addresses.ts";
import {
  allAddresses,
  articleAddresses,
  kinds,
  listedAddresses,
  searchFileAddresses,
} from "./all-addresses.ts";
import { pageTitles } from "./page-titles.ts";

const all = allAddresses();
const titles = pageTitles(pageList.pages, allCharts);

test("The eight specified pages and the closing link stand at the specified paths [2.1] [2.2]", () => {
  expect(Object.values(addresses.pageAddresses).slice(0, 8)).toEqual(specifiedPages);
  expect(addresses.closingLink).toBe("/Consultation");
});

test("States have the addresses that were sent to friends [2.3]", () => {
  expect(addresses.signAddress("aslan")).toBe("/zodiac/aslan");
  expect(addresses.sectionAddresses("aslan").link("saglik")).toBe("/zodiac/aslan/saglik");
  expect(addresses.planetAddresses().link("mars")).toBe("/planets/mars");
  expect(addresses.planetEntryAddress("mars", "koc")).toBe("/planets/mars#koc");
  expect(addresses.chartAddresses().link("progress")).toBe("/charts/progress");
  expect(articleAddresses().link("yukselen-koc")).toBe("/blog/yukselen-koc");
  expect(addresses.consultationAddress("mini-ongoru")).toBe("/consultation#mini-ongoru");
  expect(addresses.moonYearAddress("2027")).toBe("/#ay-2027");
  expect(addresses.moonPhaseAddress("dolunay")).toBe("/#dolunay");
  expect(addresses.elementAddress("toprak")).toBe("/elements#toprak");
  expect(addresses.retrogradesAddress()).toBe("/blog#retro");
  expect(addresses.courseAddress()).toBe("/blog#egitim");
  expect(addresses.searchFileAddress("dizin")).toBe("/ara/dizin.json");
});

test("Each planet in each sign has an address", () => {
  expect(addresses.placementAddress("venus", "akrep")).toBe("/planets/venus/akrep");
  expect(addresses.placementAddress("gunes", "koc")).toBe("/planets/gunes/koc");
  const placements = all.filter((address) => address.split("/").length === 4);
  expect(placements.filter((address) => address.startsWith("/planets/"))).toHaveLength(10 * 12);
});

test("The first of a kind is read at the plain address only", () => {
  const firsts = {
    "/charts/solar": "/charts",
    "/planets/gunes": "/planets",
    "/blog/uranus-ikizler-burcunda": "/blog",
    "/zodiac/koc/temel-ozellikler": "/zodiac/koc",
    "/zodiac/balik/temel-ozellikler": "/zodiac/balik",
  };
  for (const [below, plain] of Object.entries(firsts)) {
    expect(all).not.toContain(below);
    expect(all).toContain(plain);
  }
});

test("An address without a further part shows the first of its kind, and the first is linked there", () => {
  for (const { slugs, below, link, shown } of kinds()) {
    const [first, ...others] = slugs;
    expect(shown(undefined)).toBe(first);
    expect(below(first!)).toBe(`${link(first!)}/${first}`);
    for (const slug of others) {
      expect(shown(slug)).toBe(slug);
      expect(link(slug)).toBe(below(slug));
    }
  }
});

test("Every link that is built is the address of a prerendered page", () => {
  const links = kinds().flatMap(({ slugs, link }) => slugs.map(link));
  for (const link of [...links, addresses.closingLink.toLowerCase()]) expect(all).toContain(link);
});

test("No address is prerendered twice", () => {
  const files = searchFileAddresses();
  expect(new Set([...all, ...files]).size).toBe(all.length + files.length);
});

test("Every address has a title and a preview", () => {
  for (const address of all) {
    expect(titles.has(address), address).toBe(true);
    expect(existsSync(`public${addresses.previewAddress(address)}`), address).toBe(true);
  }
});

test("The title of a page that opens on the first of a kind names both", () => {
  expect(titles.get("/charts")).toBe("Doğum Haritası Teknikleri: Güneş Dönüşü Haritası");
  expect(titles.get("/planets")).toBe("Gezegenler ve Burçlar: Güneş");
  expect(titles.get("/blog")).toBe("Astroloji Yazıları: Uranüs İkizler Burcunda");
});

test("No title is longer than a search result shows", () => {
  for (const [address, title] of titles) expect(title.length, address).toBeLessThanOrEqual(60);
});

test("Every title belongs to an address, and no two share one", () => {
  for (const address of titles.keys()) expect(all).toContain(address);
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test("The site map has every address but the page for unknown ones", () => {
  const listed = listedAddresses();
  expect(all.filter((address) => !listed.includes(address))).toEqual(["/404"]);
});

test("An address is written in one file only", () => {
  const names = Object.values(addresses.pageAddresses).map((address) => address.slice(1));
  const literal = `["'\`]/(?:#|(?:${names.filter(Boolean).join("|")})\\b)`;
  const written = new RegExp(`${literal}|\\b(?:to|href)=\\{?["'\`]/["'\`]`, "i");
  const files = globSync("{app,tools/art}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.|^app\/content\/addresses\.ts$|^tools\/art\/table\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => written.test(readFileSync(file, "utf8")))).toEqual([]);
});
