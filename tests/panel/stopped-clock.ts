import { expect, type Locator, type Page } from "@playwright/test";
import { wednesdayNoon } from "../support/app.ts";

/** Nothing that a timer of the page does happens by itself any more: what it says stays. */
const stopClock = (page: Page) => page.clock.pauseAt(wednesdayNoon);

/** Opens a screen with the page's clock stopped. */
export async function openStopped(page: Page, path: string, shown: Locator): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await expectSoon(page, shown);
}

/** Lets the stopped clock go on a little at a time, until it is there. */
export async function expectSoon(page: Page, shown: Locator, count = 1): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await shown.count()).toBe(count);
  }).toPass({ intervals: [100] });
}
