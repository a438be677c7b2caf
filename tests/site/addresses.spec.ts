import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser/site.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

/** Marks the document, to see whether another takes its place. */
const mark = (page: Page) =>
  page.evaluate(() => void document.documentElement.classList.add("seen"));
const marked = (page: Page) => page.locator("html.seen");

test("The closing link works, and any spelling of an address opens its page [2.2]", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1, name: "Astrolojik Danışmanlık" });
  await open(page, "/");
  await page.getByRole("main").locator('a[href="/Consultation"]').click();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL("/Consultation");
  for (const path of ["/CONSULTATION", "/consultation/", "/danışmanlık", "/Danismanlik/"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL("/consultation");
    await hydrated(page);
    await expect(heading).toBeVisible();
  }
});

test("Back, forward and reload keep the planet and the open entry [2.3]", async ({ page }) => {
  await open(page, "/planets");
  await page.getByRole("link", { name: "Mars" }).click();
  await expect(page.getByRole("heading", { name: "Mars", exact: true })).toBeVisible();
  await hydrated(page);
  await page.getByText("Mars Koç Burcunda").click();
  await expect(page).toHaveURL(/\/planets\/mars#koc$/);
  await page.goBack();
  await expect(page.locator("details[open]")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Güneş", exact: true })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.locator("details[open]")).toContainText("Mars Koç Burcunda");
  await page.reload();
  await expect(page.locator("details[open]")).toContainText("Mars Koç Burcunda");
});

test("An unknown path answers 404 with existing pages, a link home and a search [2.4]", async ({
  page,
  request,
  trouble,
}) => {
  const answer = await page.goto("/zodiac/boyle-bir-sayfa-yok");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Sayfa bulunamadı" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ana sayfaya dön" })).toHaveAttribute("href", "/");
  const list = page.getByRole("region", { name: "Belki bunu arıyordunuz" }).getByRole("link");
  const paths = await list.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(paths).toEqual([
    "/zodiac",
    "/planets",
    "/charts",
    "/blog",
    "/elements",
    "/consultation",
    "/",
  ]);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  await page.getByRole("searchbox", { name: "Sitede ara" }).fill("ametist");
  await page.getByRole("button", { name: "Ara", exact: true }).click();
  await expect(page).toHaveURL("/ara?q=ametist");
  await expect(page.getByRole("status")).toContainText("“ametist” için");
  // Chromium itself reports the 404 of the page that was asked for.
  expect(trouble.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("A change of page loads a document without data at its top; back restores the place [2.5]", async ({
  page,
}) => {
  const data: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".data")) data.push(request.url());
  });
  await open(page, "/");
  for (const [name, to] of [
    ["Astroloji Yazıları", "/blog"],
    ["Danışmanlık", "/consultation"],
    ["Burçlar", "/zodiac"],
  ] as const) {
    await mark(page);
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(to);
    await hydrated(page);
    await expect(marked(page)).toHaveCount(0);
    expect(await scrolled(page)).toBe(0);
  }
  expect(data).toEqual([]);

  await scrollTo(page, 1100);
  await page.getByRole("link", { name: "BALIK BURCU" }).click();
  await expect(page).toHaveURL("/zodiac/balik");
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/zodiac");
  await expect.poll(() => scrolled(page)).toBe(1100);
});

test("A change of tab leaves the tab bar in place", { tag: "@390" }, async ({ page }) => {
  for (const [path, bar, tab, next] of [
    ["/charts", "Harita teknikleri", "Tutulma", "/charts/eclipse"],
    ["/planets", "Gezegenler", "Venüs", "/planets/venus"],
  ] as const) {
    await open(page, path);
    await scrollTo(page, 700);
    const links = page.getByRole("navigation", { name: bar });
    const before = (await links.boundingBox())!.y;
    await links.getByRole("link", { name: tab }).click();
    await expect(page).toHaveURL(next);
    await expect(links.locator("[aria-current]")).toContainText(tab);
    await expect(links.locator("[aria-current]")).toBeInViewport();
    await expect.poll(async () => (await links.boundingBox())!.y).toBeCloseTo(before, 0);
    // The new text begins below the bar, wherever the old one had been left.
    expect(await scrolled(page)).toBeLessThanOrEqual(700);
  }
});
