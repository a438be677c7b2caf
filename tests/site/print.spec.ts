import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { expect, open, test } from "../support/browser/site.ts";

/** Lines and letters are joined and broken elsewhere on paper; what holds a dash's sides together is no letter. */
const solid = (text: string) => text.normalize("NFKC").replace(/[\s\u2060]+/g, "");

/** Each sheet's text, as the browser prints it. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: "A4" });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map(solid);
}

/** Links to other texts are of no use on paper. */
const textsOf = async (page: Page, selector: string) => {
  const onScreen = page
    .locator(selector)
    .and(page.locator(":not(nav *, .next-link, .next-link *)"));
  return (await onScreen.allTextContents()).map(solid).filter(Boolean);
};

type Print = {
  path: string;
  address?: string;
  /** Everything that has to be on paper. */
  texts: string;
  atLeast: number;
  sheets: [from: number, to: number];
};

const prints: Print[] = [
  {
    path: "/zodiac/koc/saglik",
    texts: "h1, .guide-text p:not(.screen-only)",
    atLeast: 13,
    sheets: [1, 2],
  },
  {
    path: "/zodiac/koc/yazdir",
    address: "/zodiac/koc",
    texts: ".whole-guide :is(h1, h2, h3, p:not(.screen-only))",
    atLeast: 70,
    sheets: [5, 9],
  },
  {
    path: "/planets/venus",
    texts: ".planet :is(h2, h3, h4, li, p)",
    atLeast: 250,
    sheets: [8, 14],
  },
  {
    path: "/planets/venus/akrep",
    texts: "h1, .reading :is(h2, li)",
    atLeast: 20,
    sheets: [1, 3],
  },
  {
    path: "/blog/yukselen-koc",
    texts: ".reader-pane :is(h2, h3, p), .retro :is(h2, h3, li p)",
    atLeast: 60,
    sheets: [4, 12],
  },
  {
    path: "/blog#retro",
    address: "/blog",
    texts: ".retro :is(h2, h3, li p)",
    atLeast: 40,
    sheets: [2, 7],
  },
  {
    path: "/retro",
    texts: "h1, .retrograde h2, .prose :is(p, li), .retrograde-days li",
    atLeast: 60,
    sheets: [3, 10],
  },
  {
    path: "/",
    address: "/",
    texts: ".moon :is(h3, article p, li), #ay-2025 li > *",
    atLeast: 100,
    sheets: [2, 5],
  },
  {
    path: "/#ay-2027",
    address: "/",
    texts: "#ay-takvimi h2, #ay-2027 li > *",
    atLeast: 70,
    sheets: [1, 2],
  },
  {
    path: "/charts/progress",
    texts: ".prose p, .card :is(h3, p), .closing-note",
    atLeast: 8,
    sheets: [1, 4],
  },
  {
    path: "/elements",
    texts: ".element :is(h2, h3, dt, dd, p, li b)",
    atLeast: 60,
    sheets: [3, 6],
  },
  { path: "/kvkk", texts: ".prose :is(h2, p, li)", atLeast: 10, sheets: [1, 6] },
];

const furniture = [
  "İçeriğe geç",
  "Hızlı Bağlantılar",
  "Menüye Dön",
  "Tüm Burçlar",
  "Sonraki bölüm",
  "Okumaya devam",
  "Sayfa yolu",
  "Bugün gökyüzü",
  "Takvime abone ol",
  "yazdırmak için",
  "Sonraki Evre",
  "Randevu Durumu Sorgula",
  "Keşfetmeye Başlayın",
  "Başvuru Yap",
  "İncele",
  "+90",
];

for (const {
  path,
  address = path,
  texts,
  atLeast,
  sheets: [from, to],
} of prints) {
  test(`${path} is printed whole, with its address and without furniture`, async ({ page }) => {
    await open(page, path);
    const expected = await textsOf(page, texts);
    expect(expected.length).toBeGreaterThanOrEqual(atLeast);
    const headings = await textsOf(page, "main :is(h1, h2, h3, h4)");
    const url = new URL(address, (await page.locator("[rel=canonical]").getAttribute("href"))!);
    const sheets = await sheetsOf(page);
    const paper = sheets.join("");

    expect(expected.filter((text) => !paper.includes(text))).toEqual([]);
    expect(sheets[0]).toContain(solid(`Astroloji Akademisi – ${url.href}`));
    expect(paper.split("https://")).toHaveLength(2);
    expect(furniture.filter((word) => paper.includes(solid(word)))).toEqual([]);
    expect(sheets.length).toBeGreaterThanOrEqual(from);
    expect(sheets.length).toBeLessThanOrEqual(to);
    for (const sheet of sheets) {
      expect(headings.filter((heading) => sheet.endsWith(heading))).toEqual([]);
    }
  });
}

test("The retrogrades' years, drawn only on the screen, leave no empty heading on paper", async ({
  page,
}) => {
  await open(page, "/retro");
  await page.emulateMedia({ media: "print" });
  const shown = page.getByRole("heading", { level: 2 });
  await expect(shown).toHaveCount(8);
  await expect(shown.filter({ hasNotText: "retrosu" })).toHaveCount(0);
});

for (const path of ["/zodiac/koc", "/planets/venus", "/charts", "/blog", "/retro", "/"]) {
  test(`${path} is black on white, in one column, on paper`, async ({ page }) => {
    await open(page, path);
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.emulateMedia({ media: "print" });
    const odd = await page.locator("body, main :not(source)").evaluateAll((elements) => {
      const shown = elements.filter((element) => element.checkVisibility());
      const lefts = (element: Element) =>
        [...element.children]
          .filter(
            (child) => child.checkVisibility() && getComputedStyle(child).display !== "inline",
          )
          .map((child) => child.getBoundingClientRect().top);
      return shown.flatMap((element) => {
        const { color, backgroundColor, backgroundImage, position, overflowY } =
          getComputedStyle(element);
        const isPlain =
          color === "rgb(0, 0, 0)" &&
          backgroundColor === "rgba(0, 0, 0, 0)" &&
          backgroundImage === "none" &&
          position === "static" &&
          overflowY === "visible";
        const isList = ["UL", "OL", "DL"].includes(element.tagName);
        const isColumn = !isList || new Set(lefts(element)).size === lefts(element).length;
        return isPlain && isColumn ? [] : [element.outerHTML.slice(0, 120)];
      });
    });
    expect(odd).toEqual([]);
  });
}

test("The sheet for paper is small, and no paint waits for it", async ({ page, request }) => {
  await open(page, "/zodiac/koc");
  const sheet = page.locator('link[rel="stylesheet"][media="print"]');
  await expect(sheet).toHaveCount(1);
  const css = await (await request.get((await sheet.getAttribute("href"))!)).body();
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(1500);
});

test("Every section leads to the whole guide, which is kept out of searches", async ({
  page,
  request,
}) => {
  for (const path of ["/zodiac/koc", "/zodiac/koc/renkler"]) {
    await page.goto(path);
    await page.getByRole("link", { name: "Rehberin tamamı tek sayfada, yazdırmak için" }).click();
    await expect(page).toHaveURL("/zodiac/koc/yazdir");
  }
  await expect(page.locator("h2")).toHaveText([
    ...["Temel Özellikler", "Hediyeler", "Sağlık", "Taşlar"],
    ...["Fiziksel Özellikler", "Ünlüler", "Renkler", "Hızlı Bağlantılar", "İletişim"],
  ]);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/zodiac\/koc$/);
  for (const file of ["/sitemap.xml", "/ara/dizin.json", "/ara/koc.json"]) {
    expect(await (await request.get(file)).text()).not.toContain("yazdir");
  }
});
