import { heroMonths } from "../../../content-model/hero-sky.ts";
import { weakLines } from "../../support/browser/lines.ts";
import { expect, open, test } from "../../support/browser/site.ts";

// The style that hides the letters is the test's, not the page's.
test.use({ bypassCSP: true });

for (const month of heroMonths) {
  test(`The words on the sky of ${month} can be read`, async ({ page, service }) => {
    service.clock.now = new Date(`${month}-15T12:00:00+03:00`);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [390, 800, 1280, 1600]) {
      await page.setViewportSize({ width, height: 1000 });
      await open(page, "/");
      const sky = page.locator(".hero-sky img");
      await sky.evaluate((image: HTMLImageElement) => image.decode());
      expect(await weakLines(page.locator(".hero")), `${width} px`).toEqual([]);
    }
  });
}
