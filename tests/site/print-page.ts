import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { expect, open } from "../support/browser/site.ts";

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

export type Print = {
  path: string;
  address?: string;
  /** Everything that has to be on paper. */
  texts: string;
  atLeast: number;
  sheets: [from: number, to: number];
};

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
  "Randevu durumunu sorgula",
  "Keşfetmeye başla",
  "Başvuru yap",
  "İncele",
  "+90",
];

/** Printed whole, with its address and without furniture, and no heading at the end of a sheet. */
export async function expectPrinted(page: Page, print: Print) {
  const { path, address = path, texts, atLeast } = print;
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
  const [from, to] = print.sheets;
  expect(sheets.length).toBeGreaterThanOrEqual(from);
  expect(sheets.length).toBeLessThanOrEqual(to);
  for (const sheet of sheets)
    expect(headings.filter((heading) => sheet.endsWith(heading))).toEqual([]);
}
