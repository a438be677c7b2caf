import { allSigns } from "content-collections";
import type { HTMLElement } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { volumeAddress } from "../../app/content/addresses.ts";
import { glossaryVolumes } from "../../app/content/glossary-volumes.ts";
import { signPairs } from "../../app/content/sign-pairs.ts";
import { slugOf } from "../../app/content/slug.ts";
import { signNames } from "../../app/content/zodiac.ts";
import { builtPages, documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

const volumes = glossaryVolumes.map(volumeAddress);
const hrefsAt = (address: string, selector: string) =>
  documentAt(address)
    .root.querySelectorAll(selector)
    .map((link) => link.getAttribute("href")!);

/** The fragment for which the browser opens the rest of an entry: the first thing in what it opens. */
const opens = (entry: HTMLElement) =>
  entry.querySelector(":scope > details > summary + [id]")?.getAttribute("id");

beforeAll(expectWholeBuild);

test("Every term of the glossary links to its whole text, in alphabetical order", () => {
  const { texts } = documentAt("/sozluk");
  const names = texts(".term-list dt a");
  expect(names.length).toBeGreaterThan(100);
  expect(names).toEqual(names.toSorted(new Intl.Collator("tr-TR").compare));
  const whole = volumes.flatMap((path) =>
    documentAt(path)
      .root.querySelectorAll(".term-texts article")
      .map((one) => [one.querySelector("h3")!.text, `${path}#${opens(one)}`]),
  );
  expect(whole).toEqual(hrefsAt("/sozluk", ".term-list dt a").map((href, at) => [names[at], href]));
});

test("A bar of letters links to every letter from the list and every volume", () => {
  const bar = 'nav[aria-label="Harfler"] a';
  const letters = documentAt("/sozluk").texts(bar);
  const parts = documentAt("/sozluk").root.querySelectorAll(".term-list > section");
  expect(parts.map((part) => part.querySelector("h2")!.text)).toEqual(letters);
  expect(hrefsAt("/sozluk", bar)).toEqual(parts.map((part) => `#${opens(part)}`));
  for (const [index, path] of volumes.entries()) {
    const { texts } = documentAt(path);
    expect(texts(bar)).toEqual(["Tümü", ...letters]);
    const current = texts(`${bar}[aria-current]`);
    expect(texts(".term-texts h2")).toEqual(current);
    for (const letter of current) expect(glossaryVolumes[index]).toContain(letter);
  }
});

test("Terms show synonyms and link to pages with more", () => {
  const article = documentAt("/sozluk/g-j")
    .root.querySelectorAll("article")
    .find((one) => one.querySelector("#geri-gidis"))!;
  expect(article.querySelector(".term-also")!.text).toContain("retro");
  const links = article.querySelectorAll("a").map((link) => [link.getAttribute("href"), link.text]);
  expect(links).toContainEqual(["/retro", expect.stringContaining("Gezegen retroları")]);
});

test("JSON-LD describes the terms of the list and the texts of a volume", () => {
  const graphAt = (address: string): Record<string, unknown>[] =>
    JSON.parse(
      documentAt(address).root.querySelector('script[type="application/ld+json"]')!.rawText,
    )["@graph"];
  const [set] = graphAt("/sozluk");
  expect(set).toMatchObject({ "@type": "DefinedTermSet", name: "Astroloji Sözlüğü" });
  expect(set!.hasDefinedTerm).toHaveLength(documentAt("/sozluk").texts(".term-list dt").length);
  for (const path of volumes) {
    const terms = graphAt(path).filter((node) => node["@type"] === "DefinedTerm");
    expect(terms.map(({ description }) => wordsOf(description as string))).toEqual(
      documentAt(path)
        .root.querySelectorAll(".term-texts article")
        .map((one) => one.querySelectorAll("p:not([class])").map(({ text }) => wordsOf(text)))
        .map((parts) => parts.join(" ")),
    );
  }
});

test("Twelve houses have anchors, and each field of the wheel links to its house", () => {
  const anchors = [...Array(12).keys()].map((index) => `#ev-${index + 1}`);
  expect(hrefsAt("/evler", ".house-wheel a")).toEqual(anchors);
  expect(hrefsAt("/evler", 'nav[aria-label="Evler"] a')).toEqual(anchors);
  const { root } = documentAt("/evler");
  expect(root.querySelectorAll("main article").map((one) => `#${opens(one)}`)).toEqual(anchors);
  for (const [index, field] of root.querySelectorAll(".house-wheel a").entries()) {
    const house = root.querySelectorAll("main article h2")[index]!;
    const [number = "", name = ""] = wordsOf(house.text).split(/(?<=\. ev) /);
    expect(field.getAttribute("aria-label")).toBe(`${number}: ${name}`);
  }
});

test("The wheel begins with the first house below the left end of the horizon", () => {
  const middles = documentAt("/evler")
    .root.querySelectorAll(".house-wheel a text")
    .map((text) => ["x", "y"].map((name) => Number(text.getAttribute(name)) - 200));
  expect(middles.map(([, y]) => y! > 0)).toEqual(middles.map((_, index) => index < 6));
  expect(middles[0]![0]).toBeLessThan(middles[5]![0]!);
});

test("Ten aspects are drawn at their angle, with their orb", () => {
  const aspects = documentAt("/acilar").root.querySelectorAll("main article");
  expect(hrefsAt("/acilar", 'nav[aria-label="Açılar"] a')).toEqual(
    aspects.map((aspect) => `#${opens(aspect)}`),
  );
  const angles = aspects.map((aspect) => {
    const [distance, orb] = aspect.querySelectorAll("dd");
    expect(orb!.text.length).toBeGreaterThan(3);
    const stated = Number.parseInt(distance!.text, 10);
    const bodies = aspect.querySelectorAll('.aspect-figure circle[r="4"]').map((body) => {
      const [x, y] = ["cx", "cy"].map((name) => Number(body.getAttribute(name)) - 50);
      return (Math.atan2(y!, x!) * 180) / Math.PI;
    });
    const apart = Math.abs(bodies[0]! - bodies[1]!);
    // In a conjunction the two bodies touch.
    expect(Math.abs(Math.min(apart, 360 - apart) - stated)).toBeLessThan(stated === 0 ? 10 : 1);
    return stated;
  });
  expect(angles).toEqual([0, 30, 45, 60, 72, 90, 120, 135, 150, 180]);
});

test("Each planet's retrograde has its rhythm and days", () => {
  const { root, texts } = documentAt("/retro");
  const planets = root.querySelectorAll("main article");
  expect(planets).toHaveLength(8);
  for (const planet of planets) {
    expect(planet.querySelectorAll(".retrograde-rhythm")).toHaveLength(1);
    expect(planet.querySelectorAll(".retrograde-days b").length).toBeGreaterThan(0);
  }
  expect(planets[0]!.querySelector("h2")!.text).toContain("Merkür retrosu");
  expect(planets[0]!.querySelector(".retrograde-days")!.text).toContain("24 Ekim-13 Kasım 2026");
  expect(texts(".retrograde-years section h2")).toContain("2028");
  expect(hrefsAt("/retro", "main a[href='/blog#retro']").length).toBeGreaterThan(0);
});

test("The compatibility pages have a wheel of twelve signs each", () => {
  const first = hrefsAt("/uyum", "#secim li a");
  expect(first).toEqual(signNames.map((sign) => `/uyum#${slugOf(sign)}`));
  const { root } = documentAt("/uyum");
  expect(root.querySelectorAll(".pair-choice ul")).toHaveLength(13);
  for (const sign of signNames)
    expect(root.querySelectorAll(`#${slugOf(sign)} li a`), sign).toHaveLength(12);
  const pairs = hrefsAt("/uyum", ".pair-choice li a").filter((href) => href.startsWith("/uyum/"));
  expect(new Set(pairs)).toEqual(
    new Set(signPairs().map(([one, other]) => `/uyum/${slugOf(one)}-${slugOf(other)}`)),
  );
});

test("Every pair's page has its signs, three texts and links to both guides and all other pairs", () => {
  for (const [one, other] of signPairs()) {
    const address = `/uyum/${slugOf(one)}-${slugOf(other)}`;
    const isSame = one === other;
    const { texts, attribute } = documentAt(address);
    expect(texts("main article h2"), address).toEqual(
      isSame
        ? [`${one} için`, `İki ${one}`, "Birlikte"]
        : [`${one} için`, `${other} için`, "Birlikte"],
    );
    expect(attribute("main article", "aria-label")).toBe(documentAt(address).text("h1"));
    expect(texts(".pair-art picture"), address).toHaveLength(2);
    expect(texts(".pair-links a"), address).toHaveLength(isSame ? 11 : 22);
    for (const sign of [one, other])
      expect(hrefsAt(address, "main a")).toContain(`/zodiac/${slugOf(sign)}`);
  }
  const [elements, quality, aspect] = documentAt("/uyum/boga-aslan").texts(".page-header dd");
  expect([elements, quality, aspect]).toEqual(["Toprak & Ateş", "Sabit", "Kare, 90°"]);
  expect(hrefsAt("/uyum/boga-aslan", ".page-header dd a")).toEqual([
    "/elements#toprak",
    "/elements#ateş",
    "/acilar#kare",
  ]);
});

test("The tables of /burcum list the days of every sign and border; its form needs JavaScript", () => {
  const { root, attribute } = documentAt("/burcum");
  expect(attribute("main form", "class")).toContain("needs-script");
  expect(attribute("main form input", "min")).toBe("1900-01-01");
  expect(attribute("main form input", "max")).toBe("2100-12-31");
  const tables = root.querySelectorAll("main table:not(.birth-sky table)");
  const rowsOf = (index: number) =>
    tables[index]!.querySelectorAll("tbody tr").map((row) =>
      row.querySelectorAll("th, td").map(({ text }) => wordsOf(text)),
    );
  expect(rowsOf(0)).toEqual(
    signNames.map((name) => [name, wordsOf(allSigns.find((sign) => sign.name === name)!.date)]),
  );
  expect(rowsOf(1)).toHaveLength(12);
  expect(rowsOf(1)).toContainEqual(["20–21 Mart", "Balık", "Koç"]);
});

test("Every footer links to the six reference pages, the menu does not", () => {
  const six = ["/sozluk", "/evler", "/acilar", "/uyum", "/retro", "/burcum"];
  for (const address of builtPages.keys()) {
    expect(hrefsAt(address, ".site-header a").filter((href) => six.includes(href))).toEqual([]);
    const footer = hrefsAt(address, "footer a");
    expect(
      six.filter((path) => !footer.includes(path)),
      address,
    ).toEqual([]);
  }
});
