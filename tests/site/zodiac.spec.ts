import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";

const sidebarOf = (page: Page) => page.getByRole("complementary", { name: "ASLAN BURCU" });

test("The grid has 1, 2, 3 and 4 columns at the four breakpoints [7.1]", async ({ page }) => {
  await open(page, "/zodiac");
  const columns = () =>
    page
      .locator(".sign-grid")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
  for (const [width, count] of [
    [320, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1279, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(), `${width} px`).toBe(count);
  }
});

test("A card opens its sign, whose sections are chosen beside the text [7.2] [7.3] [7.5]", async ({
  page,
}) => {
  await open(page, "/zodiac");
  await page.getByRole("link", { name: "ASLAN BURCU" }).click();
  await expect(page).toHaveURL("/zodiac/aslan");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Aslan Burcu: Temel Özellikler");
  const sidebar = sidebarOf(page);
  expect((await sidebar.boundingBox())!.width).toBe(320);
  const backgrounds: string[] = [];
  for (const section of ["Hediyeler", "Sağlık"]) {
    await sidebar.getByRole("link", { name: section }).click();
    await expect(heading).toHaveText(`Aslan Burcu: ${section}`);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(section);
    const card = page.locator(".guide-cards > li").first();
    backgrounds.push(await card.evaluate((item) => getComputedStyle(item).backgroundColor));
  }
  // Health cards have a style of their own.
  expect(new Set(backgrounds).size).toBe(2);
  await sidebar.getByRole("link", { name: "Tüm Burçlar" }).click();
  await expect(page).toHaveURL("/zodiac");
  await expect(heading).toHaveText("BURÇLAR");
});

test("A sign's last section leads to the next sign [7.3]", async ({ page }) => {
  await open(page, "/zodiac/balik/unluler");
  const end = page.getByRole("article").getByRole("link", { name: "Sonraki" });
  await end.click();
  await expect(page).toHaveURL("/zodiac/balik/renkler");
  await end.click();
  await expect(page).toHaveURL("/zodiac/koc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Koç Burcu: Temel Özellikler");
});

test("Below 768 px the sections are an overlay that a choice closes and Menüye Dön opens [7.4]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/zodiac/aslan");
  const sidebar = sidebarOf(page);
  const menu = page.getByRole("button", { name: "Menüye Dön" });
  await expect(sidebar).toBeHidden();
  await menu.click();
  await expect(sidebar).toBeVisible();
  expect((await sidebar.boundingBox())!.width).toBeCloseTo(390 * 0.8, 0);
  await sidebar.getByRole("link", { name: "Taşlar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aslan Burcu: Taşlar");
  await expect(sidebar).toBeHidden();

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await menu.click();
    const close = sidebar.getByRole("button", { name: "Bölümleri kapat" });
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(sidebar.getByRole("link", { name: "Tüm Burçlar" })).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(sidebar).toBeHidden();
    await expect(menu).toBeFocused();
  }

  // The links below the facts lead to the sections, too.
  const links = page.getByRole("navigation", { name: "Bölümlere git" }).getByRole("link");
  await links.filter({ hasText: "Renkler" }).click();
  await expect(page).toHaveURL("/zodiac/aslan/renkler");
  await expect(links.and(page.locator("[aria-current=page]"))).toHaveText("Renkler");
});

test("An open overlay becomes the sidebar when the window grows to 768 px [7.4]", async ({
  page,
}) => {
  const height = 900;
  await page.setViewportSize({ width: 767, height });
  await open(page, "/zodiac/aslan");
  const sidebar = sidebarOf(page);
  await page.getByRole("button", { name: "Menüye Dön" }).click();
  await expect(page.locator(".sidebar:popover-open")).toHaveCount(1);
  await page.setViewportSize({ width: 768, height });
  // A width that is gone again before the browser has drawn a picture was never there.
  await expect(page.locator(".sidebar:popover-open")).toHaveCount(0);
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole("button", { name: "Menüye Dön" })).toBeHidden();
  await expect(sidebar.getByRole("button", { name: "Bölümleri kapat" })).toBeHidden();
  await page.setViewportSize({ width: 767, height });
  await expect(sidebar).toBeHidden();
});
