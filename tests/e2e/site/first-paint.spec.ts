import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../site.ts";

test.use({ hasOwnClock: false });

for (const path of ["/", "/blog", "/consultation", "/ara"]) {
  test(`Nothing but its style sheet holds up the first paint of ${path} [29.3]`, async ({
    page,
  }) => {
    await open(page, path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry as PerformanceEntry & { renderBlockingStatus: string })
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => new URL(name).pathname.replace(/.*\./, "")),
    );
    expect(new Set(blocking)).toEqual(new Set(["css"]));
  });
}

for (const path of ["/", "/blog", "/consultation", "/ara"]) {
  test(`The script of ${path} is asked for when the page has loaded, not before [29.3]`, async ({
    page,
  }) => {
    await open(page, path);
    const { loaded, scripts } = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation");
      const files = performance.getEntriesByType("resource");
      return {
        loaded: (document as PerformanceNavigationTiming).loadEventStart,
        scripts: files.filter(({ name }) => name.endsWith(".js")).map((file) => file.startTime),
      };
    });
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded);
  });
}

for (const [deed, act] of [
  ["key", (page: Page) => page.keyboard.press("Shift")],
  ["touch", (page: Page) => page.mouse.down()],
] as const) {
  test(`A first ${deed} starts a page that is still loading [29.3]`, async ({ page }) => {
    await page.route("**/logo-mark.svg", () => {});
    await page.goto("/consultation", { waitUntil: "domcontentloaded" });
    await act(page);
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  });
}
