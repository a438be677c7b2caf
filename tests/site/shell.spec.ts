import { expect, isSmall, open, test } from "../support/browser/site.ts";
import { menuLabels, specifiedPages } from "../support/specified-pages.ts";

test("The navigation bar lists the eight pages in order and stays at the top [3.1]", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/elements");
  if (isSmall(page)) await page.getByRole("button", { name: "Menü" }).click();
  const links = page.getByRole("navigation", { name: "Ana menü" }).getByRole("link");
  await expect(links).toHaveText(menuLabels);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    specifiedPages,
  );
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  expect((await page.getByRole("banner").first().boundingBox())?.y).toBe(0);
});

test("The logo leads home [3.1]", async ({ page }) => {
  await open(page, "/elements");
  await page.getByRole("banner").first().getByRole("link", { name: "Astroloji Akademisi" }).click();
  await expect(page).toHaveURL("/");
});

test("On a small screen the menu opens by its button and closes when a link is chosen [3.2]", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Ana menü" });
  const button = page.getByRole("button", { name: "Menü" });
  if (!isSmall(page)) {
    await expect(menu).toBeVisible();
    await expect(button).toBeHidden();
    return;
  }
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Burçlar" }).click();
  await expect(page).toHaveURL("/zodiac");
  await expect(menu).toBeHidden();
});

test("The menu also closes when the link of the page one is on is chosen, and with Escape [3.2]", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/zodiac");
  const menu = page.getByRole("navigation", { name: "Ana menü" });
  const button = page.getByRole("button", { name: "Menü" });
  if (!isSmall(page)) return expect(button).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "Burçlar" }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

for (const path of ["/", "/zodiac", "/charts"]) {
  test(`The button of an open menu on ${path} is a × that says so and closes it`, {
    tag: "@390",
  }, async ({ page }) => {
    await open(page, path);
    const menu = page.getByRole("navigation", { name: "Ana menü" });
    const opens = page.getByRole("button", { name: "Menü", exact: true });
    const closes = page.getByRole("button", { name: "Menüyü kapat", exact: true });
    const shown = page.locator(".menu-button .icon:visible use");
    if (!isSmall(page)) return expect(page.locator(".menu-button")).toBeHidden();
    await expect(shown).toHaveAttribute("href", "/icons.svg#menu");
    await opens.click();
    await expect(opens).toHaveCount(0);
    await expect(shown).toHaveAttribute("href", "/icons.svg#close");
    await closes.click();
    await expect(menu).toBeHidden();
    await expect(shown).toHaveAttribute("href", "/icons.svg#menu");
    await expect(opens).toBeFocused();
  });
}

test("The footer repeats the pages and tells how to reach the academy [3.3]", async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  const quick = footer.getByRole("navigation", { name: "Hızlı bağlantılar" }).getByRole("link");
  await expect(quick).toHaveText(menuLabels);
  await expect(footer.getByRole("link", { name: "+90 555 000 00 00" })).toHaveAttribute(
    "href",
    "tel:+905550000000",
  );
  await expect(footer.getByRole("link", { name: "iletisim@example.com" })).toHaveAttribute(
    "href",
    "mailto:iletisim@example.com",
  );
  await expect(footer.getByRole("link", { name: "Instagram" })).toHaveAttribute("target", "_blank");
  await expect(footer).toContainText("Astroloji Akademisi");
  await expect(footer.locator('a[href="/"] img')).toHaveCount(1);
});

for (const [width, columns] of [
  [390, [5, 5]],
  [800, [2, 2, 2, 2, 2]],
  [1280, [2, 2, 2, 2, 2]],
  [2560, [2, 2, 2, 2, 2]],
] as const) {
  test(`At ${width} px the footer ends with ${columns.length} straight columns of links [3.3]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/about");
    const lefts = await page
      .locator(".site-footer-end > *")
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
    const edges = [...new Set(lefts)];
    expect(edges.map((edge) => lefts.filter((left) => left === edge).length)).toEqual(columns);
  });
}

test("Nothing on the public pages asks for an account or a payment [1.1]", async ({ page }) => {
  for (const path of specifiedPages) {
    await open(page, path);
    await expect(page.locator("input:not([name=theme])")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /(^|\s)(giriş|üye|sepet|öde)/i })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /(^|\s)(giriş|üye|sepet|öde)/i })).toHaveCount(0);
  }
});
