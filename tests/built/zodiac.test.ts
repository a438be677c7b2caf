import { readFileSync } from "node:fs";
import { allSigns } from "content-collections";
import { beforeAll, expect, test } from "vitest";
import { slugOf } from "../../app/content/slug.ts";
import { type SignName, signNames } from "../../app/content/zodiac.ts";
import { documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

const seasons: [name: string, days: string, signs: SignName[]][] = [
  ["İlkbahar", "21 Mart - 20 Haziran", ["Koç", "Boğa", "İkizler"]],
  ["Yaz", "21 Haziran - 22 Eylül", ["Yengeç", "Aslan", "Başak"]],
  ["Sonbahar", "23 Eylül - 21 Aralık", ["Terazi", "Akrep", "Yay"]],
  ["Kış", "22 Aralık - 20 Mart", ["Oğlak", "Kova", "Balık"]],
];
const sections: [title: string, slug: string][] = [
  ["Temel Özellikler", ""],
  ["Hediyeler", "/hediyeler"],
  ["Sağlık", "/saglik"],
  ["Taşlar", "/taslar"],
  ["Fiziksel Özellikler", "/fiziksel-ozellikler"],
  ["Ünlüler", "/unluler"],
  ["Renkler", "/renkler"],
];
const titles = sections.map(([title]) => title);
const addressOf = (sign: string, section = "") => `/zodiac/${slugOf(sign)}${section}`;
const capitals = (sign: string) => `${sign.toLocaleUpperCase("tr-TR")} BURCU`;
const signOf = (name: string) => {
  const { date, element, planet } = allSigns.find((sign) => sign.name === name)!;
  return { date: wordsOf(date), element, planet };
};

beforeAll(expectWholeBuild);

test("Each of the twelve cards shows its sign's image, name, dates, element and ruler [7.1] [7.6]", () => {
  const { root, text } = documentAt("/zodiac");
  expect(text("h1")).toBe("BURÇLAR");
  const cards = root.querySelectorAll(".sign-grid li a").map((card) => ({
    href: card.getAttribute("href"),
    image: card.querySelector("img")!.getAttribute("src"),
    words: card.querySelectorAll("h3, p, dd").map((part) => wordsOf(part.text)),
    icons: card.querySelectorAll("use").map((use) => use.getAttribute("href")),
  }));
  expect(cards).toEqual(
    signNames.map((name) => {
      const { date, element, planet } = signOf(name);
      return {
        href: addressOf(name),
        image: `/${slugOf(name)}.png`,
        words: [capitals(name), date, element, planet],
        // Its own glyph is on the picture already.
        icons: [element, planet.split(" & ")[0]!].map((icon) => `/icons.svg#${slugOf(icon)}`),
      };
    }),
  );
});

test("The cards are grouped by season, each with its days", () => {
  const groups = documentAt("/zodiac").root.querySelectorAll(".season");
  expect(
    groups.map((season) =>
      season.querySelectorAll("h2, .season-name p, h3").map((part) => wordsOf(part.text)),
    ),
  ).toEqual(seasons.map(([name, days, signs]) => [name, days, ...signs.map(capitals)]));
});

test("Every sign's image is a PNG at the site's root [7.6]", () => {
  for (const name of "koc boga ikizler yengec aslan basak terazi akrep yay oglak kova balik".split(
    " ",
  ))
    expect(readFileSync(`build/client/${name}.png`).toString("latin1", 1, 4)).toBe("PNG");
});

test("Every section has its heading, the sign, all seven sections and the way back to the grid [7.3]", () => {
  for (const name of signNames)
    for (const [title, slug] of sections) {
      const address = addressOf(name, slug);
      const { root, text, texts, attribute } = documentAt(address);
      expect(text("h1"), address).toBe(`${name} Burcu: ${title}`);
      expect(text(".guide-text h2"), address).toBe(title);
      expect(attribute(".sidebar", "aria-label")).toBe(capitals(name));
      expect(texts(".sidebar-sign p")).toEqual([capitals(name), signOf(name).date]);
      expect(attribute(".sidebar img", "src")).toBe(`/${slugOf(name)}.png`);
      expect(text('.sidebar a[href="/zodiac"]')).toBe("Tüm Burçlar");
      for (const list of [".sidebar nav", ".section-links"]) {
        expect(texts(`${list} a`), address).toEqual(titles);
        expect(root.querySelectorAll(`${list} a`).map((link) => link.getAttribute("href"))).toEqual(
          sections.map(([, section]) => addressOf(name, section)),
        );
        expect(texts(`${list} [aria-current="page"]`), address).toEqual([title]);
      }
    }
});

test("A section ends with a link to the next, the last with one to the next sign [7.3]", () => {
  for (const [index, name] of signNames.entries())
    for (const [at, [, slug]] of sections.entries()) {
      const address = addressOf(name, slug);
      const { text, attribute } = documentAt(address);
      const sign = signNames[(index + 1) % 12]!;
      const next = sections[at + 1];
      expect(text(".next-link"), address).toBe(
        next ? `Sonraki bölüm ${next[0]}` : `Sonraki burç ${sign} Burcu`,
      );
      expect(attribute(".next-link", "href")).toBe(
        next ? addressOf(name, next[1]) : addressOf(sign),
      );
    }
});

test("A sign's page begins with its name, its days and its seven facts", () => {
  const { root, text, texts } = documentAt("/zodiac/akrep/taslar");
  expect(text(".sign-days")).toBe("23 Ekim - 21 Kasım");
  expect(texts(".sign-facts dt").map((label, at) => [label, texts(".sign-facts dd")[at]])).toEqual([
    ["Element", "Su"],
    ["Nitelik", "Sabit"],
    ["Yöneticiler", "Mars & Plüton"],
    ["Karşıt burç", "Boğa"],
    ["Gün", "Salı"],
    ["Maden", "Demir"],
    ["Beden", "Üreme organları"],
  ]);
  expect(root.querySelectorAll(".sign-facts a").map((link) => link.getAttribute("href"))).toEqual([
    "/elements#su",
    "/planets/mars",
    "/planets/pluton",
    "/zodiac/boga",
  ]);
});

test("Gifts and health tips are ten numbered cards with an icon and a bold label [7.5]", () => {
  for (const name of signNames)
    for (const section of ["/hediyeler", "/saglik"]) {
      const address = addressOf(name, section);
      const cards = documentAt(address).root.querySelectorAll("ol.guide-cards > li");
      expect(cards, address).toHaveLength(10);
      for (const card of cards) {
        expect(card.querySelector("use")!.getAttribute("href")).toBe(
          `/icons.svg#${section.slice(1)}`,
        );
        expect(card.querySelector("strong")!.text, address).toMatch(/:$/);
      }
    }
});

test("Lines that end with a colon are headings, dashed lines are cards [7.5]", () => {
  for (const name of signNames) {
    const { root, texts } = documentAt(addressOf(name));
    expect(texts(".guide-text h3"), name).toEqual([
      "Güçlü Yönler",
      "Zayıf Yönler",
      "İlişkiler",
      "İş Hayatı",
      "Uyumlu Burçlar",
    ]);
    expect(root.querySelectorAll(".guide-text ul.guide-cards > li").length).toBeGreaterThan(8);
  }
});

test("A compatible sign's card carries the symbol of that sign [7.5]", () => {
  for (const name of signNames) {
    const { root } = documentAt(addressOf(name));
    const cards = root.querySelectorAll(".guide-cards > li").flatMap((card) => {
      const sign = card.querySelector("strong")?.text.replace(/:$/, "") as SignName;
      const icon = card.querySelector("use")!.getAttribute("href");
      return signNames.includes(sign) ? [{ sign, icon }] : [];
    });
    expect(cards.length, name).toBeGreaterThanOrEqual(2);
    for (const { sign, icon } of cards) expect(icon).toBe(`/icons.svg#${slugOf(sign)}`);
  }
});

test("Famous people's birth dates and the dash behind them stay on one line [7.5]", () => {
  for (const name of signNames) {
    const people = documentAt(addressOf(name, "/unluler")).root.querySelectorAll(".guide-cards p");
    expect(people.length, name).toBeGreaterThanOrEqual(10);
    for (const { text } of people) expect(text).toMatch(/ \d+\u00a0\p{L}+\u00a0\d{4}\u00a0– /u);
  }
});
