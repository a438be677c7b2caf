import type { Page } from "@playwright/test";
import { boxOf } from "../../support/browser/box.ts";
import { leastContrast, weakLines } from "../../support/browser/contrast-on-pictures.ts";
import { expect, open, test } from "../../support/browser/site.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 1280, height: 900 },
];
const band = (page: Page) => page.locator(".planet > header");
const row = (page: Page, sign: string) =>
  page.locator("summary", { hasText: `Mars ${sign} Burcunda` });

test.describe(() => {
  // The style that hides the letters is the test's, not the page's.
  test.use({ bypassCSP: true });

  for (const path of ["/planets", "/planets/saturn"]) {
    test(`On ${path} no word lies on the planet's light, at any width`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const width of [320, 390, 800, 1024, 1280, 1600, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1200 });
        await open(page, path);
        expect.soft(await weakLines(band(page), leastContrast), `${width} px`).toEqual([]);
      }
    });
  }
});

test("Outside the computed years nothing about today is shown, and nothing moves", async ({
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

test("An entry opens below its row across the index, and no title moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of sizes)
    for (const sign of ["İkizler", "Yengeç"]) {
      await page.setViewportSize(size);
      await page.goto("/about");
      await open(page, "/planets/mars");
      await row(page, sign).scrollIntoViewIfNeeded();
      const before = await boxOf(row(page, sign));
      await row(page, sign).click();
      await expect(page.locator("details[open] .planet-page-link")).toBeVisible();
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

test("On a small phone every title of the index fits on one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/planets/merkur");
  const heights = await page
    .locator(".accordion h3")
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});
