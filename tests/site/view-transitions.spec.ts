import { expect, open, test } from "../support/browser/site.ts";
import { moving, watchTransitions } from "./transitions.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("A sign's picture moves from its card to its guide, and back", async ({ page }) => {
  await watchTransitions(page);
  await open(page, "/zodiac");
  await page.getByRole("link", { name: "KOÇ BURCU" }).click();
  await expect(page).toHaveURL("/zodiac/koc");
  expect(await moving(page)).toContain("::view-transition-group(koc)");
  await page.goBack();
  await expect(page).toHaveURL("/zodiac");
  expect(await moving(page)).toContain("::view-transition-group(koc)");
});
