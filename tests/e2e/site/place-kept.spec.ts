import type { Page } from "@playwright/test";
import { expect, hydrated, isSmall, open, test } from "../site.ts";

const twoLines = 60;
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

/** An address with a fragment moves the page itself while it loads, and smoothly. */
async function stayAt(page: Page, place: number) {
  await page.waitForLoadState("load");
  const places = async () => {
    await scrollTo(page, place);
    return page.evaluate(async () => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(scrollY));
      }
      return [...seen];
    });
  };
  await expect.poll(places).toEqual([place]);
}

// The page asks the browser whether one has come back, which a clock of ours would hide.
test.use({ hasOwnClock: false });

// The browser's memory of whole pages is off here: each is loaded anew, the harder way.
for (const path of [
  "/",
  "/#ay-2027",
  "/about",
  "/charts/progress",
  "/zodiac",
  "/zodiac/aslan/saglik",
  "/elements",
  "/planets/mars",
  "/planets/mars#koc",
  "/planets/venus/akrep",
  "/blog",
  "/blog/yukselen-koc",
  "/consultation",
  "/consultation#mini-ongoru",
  "/ara?q=mars",
  "/kvkk",
  "/gorsel-kaynaklari",
]) {
  test(`Back leads to the place that was left on ${path} [39.10]`, { tag: "@390" }, async ({
    page,
  }) => {
    await open(page, path);
    if (path.startsWith("/ara")) await expect(page.locator(".search-group li")).not.toHaveCount(0);
    const lowest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const place = Math.min(1100, Math.floor(lowest * 0.8));
    await stayAt(page, place);
    await page.goto(path === "/kvkk" ? "/about" : "/kvkk");
    await page.goBack();
    await hydrated(page);
    // On a phone the home page's words of today arrive above, and may move it by two lines.
    const off = isSmall(page) && /^\/(#|$)/.test(path) ? twoLines : 0;
    await expect
      .poll(async () => Math.abs((await scrolled(page)) - place))
      .toBeLessThanOrEqual(off);
  });
}
