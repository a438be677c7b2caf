import { holdBack } from "../support/browser/hold-back.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";

const sections = [
  "Temel Özellikler",
  "Hediyeler",
  "Sağlık",
  "Taşlar",
  "Fiziksel Özellikler",
  "Ünlüler",
  "Renkler",
];

test("Each of the twelve cards shows image, name, dates, element and ruler [7.1] [7.6]", async ({
  page,
}) => {
  await open(page, "/zodiac");
  const cards = page.locator(".sign-grid").getByRole("listitem");
  await expect(cards).toHaveCount(12);
  const akrep = cards.filter({ hasText: "AKREP BURCU" });
  await expect(akrep).toContainText("23 Ekim - 21 Kasım");
  await expect(akrep).toContainText("Su");
  await expect(akrep).toContainText("Mars & Plüton");
  await expect(akrep.locator("img")).toHaveAttribute("src", "/akrep.png");
  await expect(cards.filter({ hasText: "İKİZLER BURCU" })).toHaveCount(1);
  await expect(cards.filter({ hasText: "BALIK BURCU" })).toContainText("Neptün & Jüpiter");
});

test("Every sign image is at the site's root [7.6]", async ({ request }) => {
  for (const name of "koc boga ikizler yengec aslan basak terazi akrep yay oglak kova balik".split(
    " ",
  )) {
    const answer = await request.get(`/${name}.png`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/png");
  }
});

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

test("Choosing a card opens the sign at its first section [7.2]", async ({ page }) => {
  await open(page, "/zodiac");
  await page.getByRole("link", { name: "ASLAN BURCU" }).click();
  await expect(page).toHaveURL("/zodiac/aslan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aslan Burcu: Temel Özellikler");
});

test("The sidebar has the sign, its seven sections and the way back to the grid [7.3]", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/zodiac/aslan");
  if (isSmall(page)) await page.getByRole("button", { name: "Menüye Dön" }).click();
  const sidebar = page.getByRole("complementary", { name: "ASLAN BURCU" });
  await expect(sidebar).toContainText("23 Temmuz - 22 Ağustos");
  await expect(sidebar.locator("img")).toHaveAttribute("src", "/aslan.png");
  const links = sidebar.getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(sections);
  await expect(links.first()).toHaveAttribute("aria-current", "page");
  await sidebar.getByRole("link", { name: "Tüm Burçlar" }).click();
  await expect(page).toHaveURL("/zodiac");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BURÇLAR");
});

test("Choosing a section shows its heading and text and highlights it [7.3]", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/zodiac/aslan");
  for (const section of sections.slice(1)) {
    if (isSmall(page)) await page.getByRole("button", { name: "Menüye Dön" }).click();
    const sidebar = page.getByRole("complementary", { name: "ASLAN BURCU" });
    await sidebar.getByRole("link", { name: section }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Aslan Burcu: ${section}`);
    if (!isSmall(page)) {
      await expect(sidebar.locator('[aria-current="page"]')).toHaveText(section);
    }
  }
});

test("A section ends with a link to the next, and the last with one to the next sign [7.3]", async ({
  page,
}) => {
  await open(page, "/zodiac/balik/unluler");
  const end = page.getByRole("article").getByRole("link", { name: "Sonraki" });
  await expect(end).toHaveText("Sonraki bölüm Renkler");
  await end.click();
  await expect(page).toHaveURL("/zodiac/balik/renkler");
  await expect(end).toHaveText("Sonraki burç Koç Burcu");
  await end.click();
  await expect(page).toHaveURL("/zodiac/koc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Koç Burcu: Temel Özellikler");
});

test("A date and the dash behind it stay on one line [7.5]", async ({ page }) => {
  await open(page, "/zodiac/koc/unluler");
  const texts = await page.locator(".guide-cards p").allTextContents();
  expect(texts.length).toBeGreaterThanOrEqual(10);
  for (const text of texts) expect(text).toMatch(/ \d+\u00a0\p{L}+\u00a0\d{4}\u00a0– /u);
});

test("On a small screen the sidebar is an overlay that a choice closes and Menüye Dön opens [7.4]", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/zodiac/aslan");
  const sidebar = page.getByRole("complementary", { name: "ASLAN BURCU" });
  const menu = page.getByRole("button", { name: "Menüye Dön" });
  if (!isSmall(page)) {
    await expect(sidebar).toBeVisible();
    await expect(menu).toBeHidden();
    expect((await sidebar.boundingBox())?.width).toBe(320);
    return;
  }
  await expect(sidebar).toBeHidden();
  await menu.click();
  await expect(sidebar).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBeCloseTo(390 * 0.8, 0);
  await sidebar.getByRole("link", { name: "Taşlar" }).click();
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aslan Burcu: Taşlar");
  await menu.click();
  await expect(sidebar).toBeVisible();
});

test("The overlay of a sign's sections has a button that closes it", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/zodiac/aslan");
  const sidebar = page.getByRole("complementary", { name: "ASLAN BURCU" });
  const close = sidebar.getByRole("button", { name: "Bölümleri kapat" });
  if (!isSmall(page)) {
    await expect(sidebar).toBeVisible();
    return expect(close).toBeHidden();
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.getByRole("button", { name: "Menüye Dön" }).click();
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(sidebar.getByRole("link", { name: "Tüm Burçlar" })).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(sidebar).toBeHidden();
    await expect(page.getByRole("button", { name: "Menüye Dön" })).toBeFocused();
  }
});

test("The sidebar follows the window's width while it is resized [7.4]", async ({ page }) => {
  await open(page, "/zodiac/aslan");
  const sidebar = page.getByRole("complementary", { name: "ASLAN BURCU" });
  const height = 900;
  await page.setViewportSize({ width: 767, height });
  await expect(sidebar).toBeHidden();
  await page.getByRole("button", { name: "Menüye Dön" }).click();
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 768, height });
  // A width that is gone again before the browser has drawn a picture was never there.
  await expect(page.locator(".sidebar:popover-open")).toHaveCount(0);
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 767, height });
  await expect(sidebar).toBeHidden();
});

test("An overlay that was opened before the page's script came closes in a window that has grown [7.4]", async ({
  page,
}) => {
  const release = await holdBack(page, "**/assets/*.js");
  const height = 900;
  await page.setViewportSize({ width: 767, height });
  await page.goto("/zodiac/aslan", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menüye Dön" }).click();
  const overlay = page.locator(".sidebar:popover-open");
  await expect(overlay).toBeVisible();
  await page.setViewportSize({ width: 768, height });
  release();
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "ASLAN BURCU" })).toBeVisible();
});
