import { existsSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { slugOf } from "../../app/content/slug.ts";
import { signNames } from "../../app/content/zodiac.ts";
import { documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

const rising = signNames.map((sign) => ({
  sign,
  title: `Yükselen ${sign}`,
  address: `/blog/yukselen-${slugOf(sign)}`,
}));
const articles = [
  { sign: undefined, title: "Uranüs İkizler Burcunda", address: "/blog" },
  ...rising,
];

const statedPeriods = [
  "05-28 Ağustos 2024",
  "25 Kasım-16 Aralık 2024",
  "14 Mart-08 Nisan 2025",
  "17 Temmuz-11 Ağustos 2025",
  "09-30 Kasım 2025",
  "1 Mart-14 Nisan 2025",
  "06 Aralık 2024-25 Şubat 2025",
  "2 Mayıs-12 Ekim 2024",
  "29 Haziran-15 Kasım 2024",
  "08 Ekim 2024-04 Şubat 2025",
];
const inTheSkyToo = ["2 Mayıs-12 Ekim 2024", "29 Haziran-15 Kasım 2024"];

beforeAll(expectWholeBuild);

test("The page invites visitors to follow developments, interpretations and sky events [10.1]", () => {
  const { text } = documentAt("/blog");
  expect(text("h1")).toMatch(/^Astroloji Yazıları/);
  expect(text(".page-header h1 + p")).toMatch(/gelişme.*yorum.*gökyüzü olay/i);
});

test("Every page lists the thirteen articles in order and marks its own, the first at /blog [10.2]", () => {
  for (const { title, address } of articles) {
    const { root, text, texts } = documentAt(address);
    expect(text(".reader-list h2")).toBe("Burçlar");
    expect(texts(".reader-list a")).toEqual(articles.map(({ title }) => title));
    expect(
      root.querySelectorAll(".reader-list a").map((link) => link.getAttribute("href")),
    ).toEqual(articles.map(({ address }) => address));
    expect(texts('.reader-list [aria-current="page"]'), address).toEqual([title]);
  }
});

test("An article's heading names the rising sign, the first keeps its title; the text is HTML [10.3]", () => {
  for (const { sign, title, address } of articles) {
    const { text, texts } = documentAt(address);
    expect(text("#yazi")).toBe(sign ? `${title} için Uranüs Etkisi` : title);
    expect(texts(".reader-pane .prose p").length, address).toBeGreaterThan(3);
    expect(text(".reader-pane .prose"), address).not.toMatch(/\*\*|^#|\]\(/m);
  }
});

test("An article gives its reading time and shows Uranüs and its rising sign", () => {
  for (const { sign, address } of articles) {
    const { root, text } = documentAt(address);
    expect(text(".article-facts p"), address).toMatch(/^[2-9] dakikalık okuma$/);
    const [uranus, ...others] = root.querySelectorAll(".article-picture img");
    expect(uranus!.getAttribute("alt")).toMatch(/Uranüs.*İkizler/);
    expect(others.map((image) => image.getAttribute("src"))).toEqual(
      sign ? [`/${slugOf(sign)}.png`] : [],
    );
  }
});

test("An article lists its sources or has the line that all others share [10.7]", () => {
  for (const { sign, address } of articles) {
    const { texts } = documentAt(address);
    const sections = texts(".reader-pane .prose h3").filter((title) => title === "Kaynaklar");
    expect(sections, address).toHaveLength(sign ? 0 : 1);
    expect(texts(".article-sources"), address).toEqual(
      sign ? [expect.stringMatching(/^Kaynaklar:.*astronomy-engine.*burç burç sayıldı\.$/)] : [],
    );
  }
});

test("The course promotion states every fact and links to the form in a new tab [10.4]", () => {
  const { text, texts, attribute } = documentAt("/blog");
  expect(text("#egitim")).toBe("Astroloji Eğitimi");
  const facts = texts(".course dd").join("\n");
  for (const fact of [
    "24 Eylül 2025, saat 21.00",
    "Google Meet",
    "24 hafta",
    /kayıt|kayded/,
    /doğum haritası/i,
    /müfredat/i,
  ])
    expect(facts).toMatch(fact);
  expect(texts(".course dt")).toContain("Kontenjan");
  expect(text(".course .badge")).toBe("Aylık 3250 TL");
  expect(attribute(".course img", "alt")).toMatch(/.{20,}/);
  expect(existsSync(`build/client${attribute(".course img", "src")}`)).toBe(true);
  expect(text(".course .actions a")).toMatch(/^Başvuru yap/);
  expect(attribute(".course .actions a", "href")).toBe(
    "https://forms.example.com/egitim-basvurusu",
  );
  expect(attribute(".course .actions a", "target")).toBe("_blank");
});

test("The retrograde card lists the stated periods with degrees and notes differing days [10.5]", () => {
  const { root, texts } = documentAt("/blog");
  const years = ["2024-2025", "2026", "2027", "2028"];
  expect(texts(".year-tabs a")).toEqual(years);
  expect(texts(".retro h2")).toEqual(years.map((year) => `${year} GEZEGEN RETRO TARİHLERİ`));
  const card = root.querySelector("#retro-2024-2025")!;
  expect(card.querySelectorAll("h3").map(({ text }) => text.trim())).toEqual([
    "Merkür",
    "Venüs",
    "Mars",
    "Plüton",
    "Satürn",
    "Jüpiter",
  ]);
  const periods = card.querySelectorAll("li p");
  expect(periods.map((period) => period.querySelector("b")!.text)).toEqual(statedPeriods);
  for (const period of periods)
    expect(wordsOf(period.querySelector("span")!.text)).toMatch(
      /^\d+°\d\d′ \p{L}+’[dt][ea] başlar, \d+°\d\d′ \p{L}+’[dt][ea] biter$/u,
    );
  expect(periods[0]!.querySelector("span")!.text).toBe(
    "4°06′ Başak’ta başlar, 21°24′ Aslan’da biter",
  );
  const marked = periods.filter((period) => period.querySelector("sup")?.text === "*");
  expect(marked.map((period) => period.querySelector("b")!.text)).toEqual(
    statedPeriods.filter((days) => !inTheSkyToo.includes(days)),
  );
  expect(texts(".footnote")).toEqual([
    "* Gökyüzü hesabı, Türkiye saatiyle bir gün farklı tarih veriyor: Merkür 5-29 Ağustos 2024, 26 Kasım-15 Aralık 2024, 15 Mart-7 Nisan 2025, 18 Temmuz-11 Ağustos 2025, 9-29 Kasım 2025; Venüs 2 Mart-13 Nisan 2025; Mars 7 Aralık 2024-24 Şubat 2025; Jüpiter 9 Ekim 2024-4 Şubat 2025.",
  ]);
});
