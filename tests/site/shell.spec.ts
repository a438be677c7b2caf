import { expect, open, test } from "../support/browser/site.ts";

test.use({ viewport: { width: 390, height: 844 } });

// A page that React takes over, and one that is there to be read only.
for (const path of ["/", "/zodiac"]) {
  test(`The menu of a phone on ${path} opens and closes with its button, Escape and a link [3.2]`, async ({
    page,
  }) => {
    await open(page, path);
    const menu = page.getByRole("navigation", { name: "Ana menü" });
    const opens = page.getByRole("button", { name: "Menü", exact: true });
    const closes = page.getByRole("button", { name: "Menüyü kapat", exact: true });
    const icon = page.locator(".menu-button .icon:visible use");
    await expect(menu).toBeHidden();
    await expect(icon).toHaveAttribute("href", "/icons.svg#menu");
    await opens.click();
    await expect(menu).toBeVisible();
    await expect(opens).toHaveCount(0);
    await expect(icon).toHaveAttribute("href", "/icons.svg#close");
    await closes.click();
    await expect(menu).toBeHidden();
    await expect(opens).toBeFocused();
    await opens.click();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await opens.click();
    await menu.getByRole("link", { name: "Burçlar" }).click();
    await expect(page).toHaveURL("/zodiac");
    await expect(menu).toBeHidden();
  });
}

test("From 768 px up all links are visible, and the bar stays at the top of the window [3.1] [3.2]", async ({
  page,
}) => {
  await open(page, "/elements");
  const menu = page.getByRole("navigation", { name: "Ana menü" });
  for (const width of [768, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeVisible();
    await expect(page.locator(".menu-button")).toBeHidden();
    for (const link of await menu.getByRole("link").all())
      await expect(link).toBeInViewport({ ratio: 1 });
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    expect((await page.getByRole("banner").first().boundingBox())?.y).toBe(0);
  }
});
