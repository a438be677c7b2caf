import { heroMonths } from "../../../app/content/hero-sky.ts";
import { weakLines } from "../../support/browser/contrast-on-pictures.ts";
import { expect, open, test } from "../../support/browser/site.ts";

// The style that hides the letters is the test's, not the page's.
test.use({ bypassCSP: true });

for (const width of [390, 800, 1280, 1600]) {
  test(`Text on the sky of each month is readable at ${width} px`, async ({ page, service }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 1000 });
    for (const month of heroMonths) {
      service.clock.now = new Date(`${month}-15T12:00:00+03:00`);
      await open(page, "/");
      const sky = page.locator(".hero-sky img");
      await sky.evaluate((image: HTMLImageElement) => image.decode());
      expect.soft(await weakLines(page.locator(".hero")), month).toEqual([]);
    }
  });
}
