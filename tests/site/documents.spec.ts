import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";

/** Marks the document, so that one sees whether another has taken its place. */
const mark = (page: Page) =>
  page.evaluate(() => void document.documentElement.classList.add("seen"));
const marked = (page: Page) => page.locator("html.seen");

for (const [from, name, to] of [
  ["/", "Burçlar", "/zodiac"],
  ["/blog", "Danışmanlık", "/consultation"],
  ["/consultation", "Astroloji Yazıları", "/blog"],
  ["/ara", "Anasayfa", "/"],
  ["/elements", "Haritalar", "/charts"],
] as const) {
  test(`From ${from} to ${to} one moves by loading a document, and no data is asked for`, async ({
    page,
  }) => {
    await open(page, from);
    await mark(page);
    const data: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(".data")) data.push(request.url());
    });
    await page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(to);
    await expect(marked(page)).toHaveCount(0);
    expect(data).toEqual([]);
  });
}

test("Articles change within their document", async ({ page }) => {
  await open(page, "/blog");
  await mark(page);
  await page.getByRole("link", { name: "Yükselen Aslan" }).click();
  await expect(page.getByRole("heading", { name: /^Yükselen Aslan için/ })).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
  await page.goBack();
  await expect(
    page.getByRole("heading", { name: "Uranüs İkizler Burcunda", exact: true }),
  ).toBeVisible();
  await expect(marked(page)).toHaveCount(1);
});

test("Of the pages' data only that of articles is there to be asked for", async ({ request }) => {
  for (const path of ["/blog.data", "/blog/yukselen-koc.data"]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const others = [
    "/_",
    "/about",
    "/zodiac/aslan/saglik",
    "/consultation",
    "/ara",
    "/ara/dizin.json",
  ];
  for (const path of others) {
    expect((await request.get(`${path}.data`)).status(), path).toBe(404);
  }
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

test("Back leads to the place that was left", async ({ page }) => {
  await open(page, "/zodiac");
  await scrollTo(page, 1100);
  await page.getByRole("link", { name: "BALIK BURCU" }).click();
  await expect(page).toHaveURL("/zodiac/balik");
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/zodiac");
  await expect.poll(() => scrolled(page)).toBe(1100);
});

for (const [path, bar, tab, next] of [
  ["/charts", "Harita teknikleri", "Tutulma", "/charts/eclipse"],
  ["/planets", "Gezegenler", "Venüs", "/planets/venus"],
] as const) {
  for (const top of [0, 120, 700]) {
    test(`A change of tab on ${path} at ${top} px leaves the tab bar where it was`, {
      tag: "@390",
    }, async ({ page }) => {
      await open(page, path);
      await scrollTo(page, top);
      const links = page.getByRole("navigation", { name: bar });
      const before = (await links.boundingBox())!.y;
      await links.getByRole("link", { name: tab }).click();
      await expect(page).toHaveURL(next);
      await expect(links.locator("[aria-current]")).toContainText(tab);
      await expect(links.locator("[aria-current]")).toBeInViewport();
      await expect.poll(async () => (await links.boundingBox())!.y).toBeCloseTo(before, 0);
      // The new text begins below the bar, wherever the old one had been left.
      expect(await scrolled(page)).toBeLessThanOrEqual(top);
    });
  }
}

test("A tab that is opened by its address begins at the top, whatever was chosen before", async ({
  page,
}) => {
  await open(page, "/charts");
  await scrollTo(page, 700);
  await page.getByLabel("Harita teknikleri").getByRole("link", { name: "Tutulma" }).click();
  await expect(page).toHaveURL("/charts/eclipse");
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await open(page, "/about");
  await open(page, "/charts/eclipse");
  expect(await scrolled(page)).toBe(0);
});

test("A tab that is opened with Ctrl in a tab of the browser's own moves nothing in this one", async ({
  page,
  context,
}) => {
  await open(page, "/charts");
  await scrollTo(page, 700);
  const opened = context.waitForEvent("page");
  const tab = page.getByLabel("Harita teknikleri").getByRole("link", { name: "Tutulma" });
  await tab.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/charts/eclipse");
  await open(page, "/charts/eclipse");
  expect(await scrolled(page)).toBe(0);
});
