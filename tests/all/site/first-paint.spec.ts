import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../../support/browser/site.ts";

test.use({ hasOwnClock: false });

for (const path of ["/", "/blog", "/consultation", "/ara"]) {
  test(`Nothing but its style sheet holds up the first paint of ${path}`, async ({ page }) => {
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
  test(`The script of ${path} is asked for when the page has loaded, not before`, async ({
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

test("The script is asked for once the page is painted, though it had loaded before", async ({
  page,
}) => {
  // Stands for a phone that is slower to paint than to load: the page hears of its paint when told to.
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      constructor(tell: () => void) {
        Object.assign(window, { paint: tell });
      }
      observe() {}
    } as unknown as typeof PerformanceObserver;
  });
  // Nor does the second pass after which it would start unpainted.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on("request", (asked) => asked.resourceType() === "script" && scripts.push(asked.url()));
  await page.goto("/ara");
  await page.waitForFunction(() => "paint" in window);
  expect(scripts).toEqual([]);
  await page.clock.resume();
  await page.evaluate(() => (window as unknown as { paint: () => void }).paint());
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(3);
});

for (const [deed, act] of [
  ["key", (page: Page) => page.keyboard.press("Shift")],
  ["touch", (page: Page) => page.mouse.down()],
] as const) {
  test(`A first ${deed} starts a page that is still loading`, async ({ page }) => {
    await page.route("**/logo-mark.svg", () => {});
    await page.goto("/consultation", { waitUntil: "domcontentloaded" });
    await act(page);
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  });
}
