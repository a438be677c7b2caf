import type { Page } from "@playwright/test";
import { expect, test } from "../site.ts";
import { back, day, forward, openBooking, slot } from "./booking-page.ts";

/** Where the sheet begins and how high it is, and where the button that leads on stands in the window. */
const frame = (page: Page) =>
  page.evaluate(() => {
    const { top, height } = document.querySelector("dialog")!.getBoundingClientRect();
    const actions = document.querySelector(".dialog-actions")!.getBoundingClientRect();
    const scrolls = getComputedStyle(document.querySelector("dialog")!).display === "block";
    return { top, height, buttons: scrolls ? undefined : actions.top };
  });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [568, 320],
  [800, 1000],
  [1280, 720],
  [1280, 900],
] as const) {
  test(`The dialog is as high at each step, at ${width} × ${height} [39.7]`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openBooking(page);
    const first = await frame(page);
    await day(page, "25 Eylül 2025").click();
    expect(await frame(page)).toEqual(first);
    await forward(page).click();
    await expect(page.getByRole("dialog").getByRole("group")).toHaveAttribute("aria-busy", "false");
    expect(await frame(page)).toEqual(first);
    await slot(page, "21:30").check();
    await forward(page).click();
    await expect(page.getByLabel("Ad Soyad")).toBeVisible();
    expect(await frame(page)).toEqual(first);
    await back(page).click();
    await back(page).click();
    await expect(day(page, "25 Eylül 2025")).toBeVisible();
    expect(await frame(page)).toEqual(first);
  });
}

test("On a phone the whole calendar is in sight [39.7]", { tag: "@390" }, async ({ page }) => {
  await openBooking(page);
  const hidden = await page
    .locator(".dialog-body")
    .evaluate((body) => body.scrollHeight - body.clientHeight);
  expect(hidden).toBe(0);
});
