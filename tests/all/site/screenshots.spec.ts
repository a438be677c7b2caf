import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/site.ts";
import { settle, states } from "../../support/browser/states.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

/** Two dozen of the states of `npm --prefix tools run shots`, each at a width that shows it well. */
const chosen: [name: string, width: number, height: number, time?: "night"][] = [
  ["home", 390, 844],
  ["home", 1280, 720],
  ["charts", 1280, 720],
  ["zodiac", 390, 844],
  ["elements", 800, 900],
  ["planets-mars-koc", 390, 844],
  ["zodiac-aslan", 800, 800],
  ["consultation-mini-ongoru", 1280, 720],
  ["menu", 320, 640],
  ["booking-1-day", 390, 844],
  ["booking-2-slots", 800, 800],
  ["status-results", 390, 844],
  ["moon-next", 1280, 800],
  ["about", 1280, 900],
  ["planets", 1600, 1000],
  ["charts-solar-cark", 800, 900],
  ["blog", 390, 844],
  ["yok", 390, 844],
  ["burcum-day", 1280, 1340],
  ["home", 1280, 720, "night"],
  ["zodiac-aslan", 390, 844, "night"],
  ["planets-mars-koc", 800, 900, "night"],
  ["elements", 1280, 720, "night"],
  ["blog", 1280, 720, "night"],
  ["booking-1-day", 390, 844, "night"],
];

/** The browser and the page both follow a fragment, in the order that loading happens to have. */
async function beginAtContent(page: Page) {
  await expect(page.locator(".consultation-list [aria-current]")).toContainText("Mini Öngörü");
  await page.locator(".consultation").evaluate(async (content) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    content.scrollIntoView();
  });
}

/** The page brings the chosen tab into sight before or after its letters have come, a few pixels apart. */
async function placeTab(page: Page) {
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>(".tab-bar");
    const tab = bar?.querySelector<HTMLElement>("[aria-current]");
    if (tab) bar!.scrollLeft = tab.offsetLeft - bar!.clientWidth / 3;
  });
}

for (const [name, width, height, time = "day"] of chosen) {
  test(`${name} at ${width} px by ${time} matches its screenshot`, async ({
    page,
    service,
    trouble,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({
      reducedMotion: "reduce",
      colorScheme: time === "night" ? "dark" : "light",
    });
    const state = states.find((one) => one.name === name)!;
    await state.show(page, service);
    await settle(page);
    if (name === "consultation-mini-ongoru") await beginAtContent(page);
    await placeTab(page);
    await expect(page).toHaveScreenshot(`${name}-${width}${time === "night" ? "-night" : ""}.png`, {
      // Another build of Chromium may draw the edge of a letter a shade lighter: a pixel counts as
      // different beyond a fifth of the whole range, and two in a thousand may. A heading in another
      // colour or a margin that has moved touches more than that.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    });
    // What Chromium says of an unknown address.
    if (name === "yok") trouble.length = 0;
  });
}
