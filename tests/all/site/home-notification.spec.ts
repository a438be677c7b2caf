import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/site.ts";

const card = (page: Page) => page.getByRole("complementary", { name: "Duyuru" });

/** What can be pressed, and the words beside it, that the card lies over: by the place of each on the page. */
const covered = (page: Page) =>
  card(page).evaluate((card) => {
    const own = card.getBoundingClientRect();
    const others = document.querySelectorAll(
      "a, button, input, summary, [tabindex], h1, h2, p, dt, dd",
    );
    return (
      [...others]
        .filter((one) => !card.contains(one) && !one.contains(card) && one.checkVisibility())
        // The bar at the top lies over the page and everything on it.
        .filter((one) => !one.closest(".site-header, .skip-link"))
        .filter((one) =>
          [...one.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < own.right && right > own.left && top < own.bottom && bottom > own.top,
          ),
        )
        .map((one) => `${one.tagName} ${one.textContent}`)
    );
  });

/** The top of the domes and minarets in the picture, as a share of its height. */
const skylineTop = 1 - 253 / 1350;

/** How far the card reaches into the skyline; the picture covers the band and begins at its lower edge. */
async function overSkyline(page: Page) {
  const below = (await card(page).boundingBox())!;
  const sky = (await page.locator(".hero-sky").boundingBox())!;
  const drawn = Math.max(sky.height, (sky.width * 1350) / 2400);
  return below.y + below.height - (sky.y + sky.height - drawn * (1 - skylineTop));
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("The notification covers neither words, buttons nor the skyline", async ({ page }) => {
  await open(page, "/");
  for (const percent of [100, 150, 200]) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, percent);
    for (const width of [320, 767, 768, 800, 960, 1024, 1280, 1440, 1600, 1920, 2560]) {
      for (const height of [500, 640, 720, 1100]) {
        await page.setViewportSize({ width, height });
        const size = `${width} × ${height}, text at ${percent} %`;
        if (width < 768) {
          await expect(card(page), size).toBeHidden();
          continue;
        }
        await expect(card(page), size).toBeVisible();
        for (const top of [900, 300, 0]) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
          expect(await covered(page), `${size} at ${top}`).toEqual([]);
        }
        if (percent > 100) continue;
        expect(await sideways(page), size).toBeLessThanOrEqual(0);
        if (height >= 640) expect(await overSkyline(page), size).toBeLessThanOrEqual(0);
      }
    }
  }
});

test("The focused element is never behind the notification", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, "/");
  await expect(card(page)).toBeVisible();
  const count = await page.locator("main :is(a, button):visible").count();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press("Tab");
    const hidden = await card(page).evaluate((card) => {
      const focused = document.activeElement!;
      const own = card.getBoundingClientRect();
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      if (card.contains(focused)) return "";
      const apart =
        left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top;
      return apart ? "" : focused.textContent;
    });
    expect(hidden).toBe("");
  }
});
