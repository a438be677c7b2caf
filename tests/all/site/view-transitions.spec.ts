import { moving, watchTransitions } from "../../site/transitions.ts";
import { expect, open, test } from "../../support/browser/site.ts";

test("Pages fade into each other", async ({ page }) => {
  await watchTransitions(page);
  for (const [from, name, to] of [
    ["/about", "Elementler", "/elements"],
    ["/elements", "Danışmanlık", "/consultation"],
    ["/blog", "Hakkımızda", "/about"],
  ] as const) {
    await open(page, from);
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(to);
    expect(await moving(page), from).toContain("::view-transition-new(root)");
  }
});

test("With reduced motion pages change without a transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchTransitions(page);
  await open(page, "/zodiac");
  await page.getByRole("link", { name: "KOÇ BURCU" }).click();
  await expect(page).toHaveURL("/zodiac/koc");
  expect(await moving(page)).toEqual([]);
});
