import type { Page } from "@playwright/test";
import { openBooking } from "../../site/booking-page.ts";
import { weakLines } from "../../support/browser/lines.ts";
import { expect, furtherPages, open, test } from "../../support/browser/site.ts";
import { settle } from "../../support/browser/states.ts";
import { specifiedPages } from "../../support/specified-pages.ts";

// The style that hides the letters is the test's, not the page's.
test.use({ bypassCSP: true });

async function expectReadable(page: Page, selector: string) {
  for (const width of [390, 800, 1280]) {
    // High enough for every section: Chromium lays a page out anew to take a picture beyond the window.
    await page.setViewportSize({ width, height: 1600 });
    await settle(page);
    for (const section of await page.locator(selector).all()) {
      if (await section.isVisible()) expect(await weakLines(section), `${width} px`).toEqual([]);
    }
  }
}

for (const path of [
  ...specifiedPages,
  ...furtherPages,
  "/zodiac/aslan",
  "/planets/ay",
  "/planets/jupiter",
]) {
  test(`What stands on the sky of ${path} can be read at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await expectReadable(page, ".sky");
  });
}

test("The title of the booking dialog can be read at every width", async ({ page }) => {
  await openBooking(page);
  await expectReadable(page, ".dialog-head");
});
