import { expect, open, test } from "../support/browser/site.ts";

test("An element is reached by its address and the links at the top, and links to its signs [8.1]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/elements#hava");
  await expect(page.getByRole("heading", { name: "Hava", exact: true })).toBeInViewport();
  await page
    .getByRole("navigation", { name: "Elementler" })
    .getByRole("link", { name: "Ateş" })
    .click();
  await expect(page.getByRole("heading", { name: "Ateş", exact: true })).toBeInViewport();
  await page.locator(".element-signs").getByRole("link", { name: "Aslan" }).click();
  await expect(page).toHaveURL("/zodiac/aslan");
});
