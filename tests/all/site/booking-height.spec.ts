import type { Page } from "@playwright/test";
import {
  back,
  day,
  firstFree,
  forward,
  hold,
  openBooking,
  slot,
  toSlots,
} from "../../site/booking-page.ts";
import { academy } from "../../support/academy.ts";
import { expect, test } from "../../support/browser/site.ts";

/** Where the sheet begins and how high it is, and where the button that leads on stands in the window. */
const frame = (page: Page) =>
  page.evaluate(() => {
    const { top, height } = document.querySelector("dialog")!.getBoundingClientRect();
    const actions = document.querySelector(".dialog-actions")!.getBoundingClientRect();
    const scrolls = getComputedStyle(document.querySelector("dialog")!).display === "block";
    return { top, height, buttons: scrolls ? undefined : actions.top };
  });

test("The dialog has the same height at each step", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 844],
    [568, 320],
    [800, 1000],
    [1280, 720],
  ] as const) {
    const name = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await openBooking(page);
    const first = await frame(page);
    await day(page, "25 Eylül 2025").click();
    expect(await frame(page), name).toEqual(first);
    await forward(page).click();
    await expect(page.getByRole("dialog").getByRole("group")).toHaveAttribute("aria-busy", "false");
    expect(await frame(page), name).toEqual(first);
    await slot(page, "21:30").check();
    await forward(page).click();
    await expect(page.getByLabel("Ad Soyad")).toBeVisible();
    expect(await frame(page), name).toEqual(first);
    await back(page).click();
    await back(page).click();
    await expect(day(page, "25 Eylül 2025")).toBeVisible();
    expect(await frame(page), name).toEqual(first);
    // Else the same document would only scroll to the fragment.
    await page.goto("about:blank");
  }
});

test("The dialog becomes higher when it offers other hours, and stays so", async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openBooking(page);
  const before = await frame(page);
  await toSlots(page, "25 Eylül 2025");
  await slot(page, "21:30").check();
  await hold(service, "2025-09-25", { times: ["21:30"] });
  await forward(page).click();
  await expect(page.getByText("21:30 az önce doldu.")).toBeVisible();
  const first = await frame(page);
  expect(first.height).toBeGreaterThan(before.height);
  await page.getByRole("button", { name: "Başka bir gün" }).click();
  await expect(day(page, "25 Eylül 2025")).toBeVisible();
  expect(await frame(page)).toEqual(first);
});

test("On phones the whole calendar of every type is visible, on the lowest all but a week", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { slug } of academy.consultations.filter(({ bookable }) => bookable)) {
    await page.setViewportSize({ width: 320, height: 568 });
    await openBooking(page, undefined, slug);
    await expect(firstFree(page)).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    const hidden = await page.locator(".dialog-body").evaluate((body) => {
      const left = body.scrollHeight - body.clientHeight;
      body.scrollTo({ top: left, behavior: "instant" });
      return left;
    });
    expect(hidden, slug).toBeLessThan(44);
    await expect(page.locator(".calendar-day").last()).toBeInViewport({ ratio: 1 });
    await expect(forward(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(place);
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [390, 664],
      [375, 667],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hidden = await page
        .locator(".dialog-body")
        .evaluate((body) => body.scrollHeight - body.clientHeight);
      expect.soft(hidden, `${slug} at ${width} × ${height}`).toBe(0);
    }
    await page.goto("about:blank");
  }
});
