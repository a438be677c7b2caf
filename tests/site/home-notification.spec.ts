import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";

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
        // The bar at the top lies over the page and what stands on it.
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

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

// Its own style for the text's size would be refused else.
test.use({ bypassCSP: true });

for (const percent of [100, 150, 200]) {
  test(`The notification covers neither words nor anything to press, text at ${percent} %`, async ({
    page,
  }) => {
    await open(page, "/");
    await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
    for (const width of [320, 767, 768, 800, 960, 1024, 1280, 1440, 1600, 1920, 2560]) {
      for (const height of [500, 600, 720, 1000]) {
        await page.setViewportSize({ width, height });
        const size = `${width} × ${height}`;
        if (width < 768) {
          await expect(card(page), size).toBeHidden();
          continue;
        }
        await expect(card(page), size).toBeVisible();
        for (const top of [0, 300, 900]) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
          expect(await covered(page), `${size} at ${top}`).toEqual([]);
        }
        if (percent === 100) expect(await fits(page), size).toBe(true);
      }
    }
  });
}

test("What has the focus is never behind the notification", async ({ page }) => {
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

test("Closing the notification moves nothing", async ({ page }) => {
  await open(page, "/");
  const places = () =>
    page
      .locator("h1, .hero a, .hero-caption, #slider, footer")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const before = await places();
  await card(page).getByRole("button", { name: "Duyuruyu kapat" }).click();
  await expect(card(page)).toBeHidden();
  expect(await places()).toEqual(before);
});
