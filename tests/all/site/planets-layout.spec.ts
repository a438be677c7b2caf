import type { Locator, Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { leastContrast, weakLines } from "../../support/browser/lines.ts";
import { expect, open, test } from "../../support/browser/site.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 1280, height: 900 },
];
const band = (page: Page) => page.locator(".planet > header");
const row = (page: Page, sign: string) =>
  page.locator("summary", { hasText: `Mars ${sign} Burcunda` });

test("A planet is shown large and runs off the edges of its sky", async ({ page }) => {
  for (const [index, size] of sizes.entries())
    for (const path of ["/planets", "/planets/saturn", "/planets/uranus"]) {
      await page.setViewportSize(size);
      await open(page, path);
      const picture = await boxOf(band(page).locator("img"));
      const sky = await boxOf(band(page));
      expect(picture.width).toBeGreaterThanOrEqual([390, 600, 760][index]!);
      expect(picture.right).toBeGreaterThan(sky.right);
      expect(picture.top).toBeLessThan(sky.top);
      if (size.width >= 768) expect(picture.bottom).toBeGreaterThan(sky.bottom);
    }
});

test.describe(() => {
  // The style that hides the letters is the test's, not the page's.
  test.use({ bypassCSP: true });

  for (const path of ["/planets", "/planets/saturn"]) {
    test(`On ${path} no word is on the planet's light, at any width`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const width of [320, 390, 800, 1024, 1280, 1600, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1200 });
        await open(page, path);
        expect.soft(await weakLines(band(page), leastContrast), `${width} px`).toEqual([]);
      }
    });
  }
});

test("Among a planet's facts a comma follows its sign, and each sign is 44 px wide", async ({
  page,
}) => {
  await open(page, "/planets/mars");
  for (const size of sizes) {
    await page.setViewportSize(size);
    const rulers = band(page).locator("dd", { hasText: "Koç, Akrep" });
    const gap = await rulers.evaluate((dd) => {
      const edges = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      };
      const [first, comma] = dd.childNodes;
      return edges(comma!).left - edges(first!.firstChild!).right;
    });
    expect(Math.abs(gap)).toBeLessThan(1);
    for (const link of await band(page).locator("dd a").all())
      expect((await boxOf(link)).width).toBeGreaterThanOrEqual(44);
  }
});

test("Outside of the computed years nothing is said of today, and nothing moves for it", async ({
  page,
}) => {
  await open(page, "/planets/mars");
  await expect(page.getByText("Bugün", { exact: true })).toBeVisible();
  const { height } = await boxOf(band(page));
  await page.clock.setFixedTime(new Date("2029-01-01T00:00:00+03:00"));
  await open(page, "/planets/mars");
  await expect(page.getByText("Bugün", { exact: true })).toBeHidden();
  expect((await boxOf(band(page))).height).toBe(height);
});

test("An entry opens below its row across the index, and no title leaves its place", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of sizes)
    for (const sign of ["İkizler", "Yengeç"]) {
      await page.setViewportSize(size);
      await page.goto("/about");
      await open(page, "/planets/mars");
      await row(page, sign).scrollIntoViewIfNeeded();
      const before = await boxOf(row(page, sign));
      await row(page, sign).click();
      await expect(page.locator("details[open] .own-page")).toBeVisible();
      expect(await boxOf(row(page, sign))).toEqual(before);
      const text = await boxOf(page.locator("details[open] > div"));
      const index = await boxOf(page.locator(".accordion"));
      expect(text.width).toBe(index.width);
      expect(text.top).toBeGreaterThanOrEqual(before.bottom);
      const [gemini, cancer] = [
        await boxOf(row(page, "İkizler")),
        await boxOf(row(page, "Yengeç")),
      ];
      if (size.width >= 768) {
        expect(cancer.top).toBe(gemini.top);
        expect(cancer.left).toBeGreaterThan(gemini.right);
      } else expect([cancer.left, cancer.top >= gemini.bottom]).toEqual([gemini.left, true]);
      const next = await boxOf(row(page, "Aslan"));
      expect(next.top).toBeGreaterThanOrEqual(text.bottom);
      expect(next.left).toBe(index.left);
    }
});

test("On a small phone every title of the index is one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/planets/merkur");
  const heights = await page
    .locator(".accordion h3")
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test("The title of an open entry is the tab of its sheet, and its neighbour is apart from it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/planets/mars#koc");
  const sheet = page.locator("details[open] > div");
  const colour = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await colour(row(page, "Koç"))).toBe(await colour(sheet));
    expect(await colour(row(page, "Boğa"))).not.toBe(await colour(sheet));
    const { left, top } = await boxOf(sheet);
    const tab = await boxOf(row(page, "Koç"));
    expect(tab.left).toBe(left);
    if (size.width < 768) {
      expect(Math.abs(tab.bottom - top)).toBeLessThanOrEqual(1);
      continue;
    }
    const apart = top - (await boxOf(row(page, "Boğa"))).bottom;
    expect(apart).toBeGreaterThanOrEqual(12);
    const bridge = await row(page, "Koç").evaluate((element) => {
      const { content, height } = getComputedStyle(element, "::before");
      return content === "none" ? 0 : Number.parseFloat(height);
    });
    expect(bridge).toBeGreaterThanOrEqual(apart);
  }
});
