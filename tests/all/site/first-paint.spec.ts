import { expect, hydrated, open, test } from "../../support/browser/site.ts";

test.use({ hasOwnClock: false });

test("Only style sheets block the first paint, and scripts load after the page", async ({
  page,
}) => {
  for (const path of ["/consultation", "/ara"]) {
    await open(page, path);
    const { blocking, loaded, scripts } = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation");
      const files = performance
        .getEntriesByType("resource")
        .map((entry) => entry as PerformanceResourceTiming & { renderBlockingStatus: string });
      return {
        blocking: files
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
          .map(({ name }) => new URL(name).pathname.replace(/.*\./, "")),
        loaded: (document as PerformanceNavigationTiming).loadEventStart,
        scripts: files.filter(({ name }) => name.endsWith(".js")).map((file) => file.startTime),
      };
    });
    expect(new Set(blocking), path).toEqual(new Set(["css"]));
    expect(scripts.length, path).toBeGreaterThan(3);
    expect(Math.min(...scripts), path).toBeGreaterThanOrEqual(loaded);
  }
});

test("The script is requested once the page is painted, even where the load event came first", async ({
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

test("A first key or touch starts the script of a page that is still loading", async ({ page }) => {
  await page.route("**/logo-mark.svg", () => {});
  for (const act of [() => page.keyboard.press("Shift"), () => page.mouse.down()]) {
    await page.goto("/consultation", { waitUntil: "domcontentloaded" });
    await act();
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  }
});
