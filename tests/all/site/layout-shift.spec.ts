import type { Page } from "@playwright/test";
import { holdBack } from "../../support/browser/hold-back.ts";
import { expect, furtherStates, hydrated, test } from "../../support/browser/site.ts";
import { specifiedPages } from "../../support/specified-pages.ts";

test.use({ hasOwnClock: false });

/** Of Google's scale, where 0.1 is still “good”; a line of text more above the fold gives about 0.03. */
const most = 0.01;

/** Adds up every shift from the first paint on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        seen.sum += value;
        for (const { node } of sources) seen.moved.push(node?.textContent?.slice(0, 40) ?? "");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Without fragments: an address that leads further down moves the page itself while it loads. */
const addresses = new Set(
  [...specifiedPages, ...furtherStates, "/randevum"].map((path) => path.replace(/#.*/, "")),
);

for (const path of addresses) {
  for (const width of [390, 1280]) {
    test(`Nothing moves on ${path} at ${width} px while fonts and pictures arrive`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const release = await holdBack(page, /\.(woff2|avif|webp|png|svg)$/);
      await watchShifts(page);
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 1);
      await page.waitForLoadState("domcontentloaded");
      // The page is still loading: a first key has React take it over before anything arrives.
      await page.keyboard.press("Shift");
      await hydrated(page);
      expect(await page.evaluate(() => document.fonts.check("1em 'Source Sans 3'"))).toBe(false);

      release();
      await page.waitForLoadState("load");
      const { sum, moved } = await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return (window as unknown as { seen: { sum: number; moved: string[] } }).seen;
      });
      expect(await page.evaluate(() => document.fonts.check("1em 'Source Sans 3'"))).toBe(true);
      expect(sum, moved.join(" | ")).toBeLessThan(most);
    });
  }
}
