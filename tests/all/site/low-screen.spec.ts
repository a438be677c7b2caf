import type { Page } from "@playwright/test";
import { expectReport, fillAndFreeze, submit, toast } from "../../site/booking-page.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, open, test } from "../../support/browser/site.ts";

test("On low screens sticky elements take less than a third", async ({ page, trouble }) => {
  for (const path of pageKinds) {
    await open(page, path);
    // 1280 × 900 at 400 %, and a phone held sideways.
    for (const [width, height] of [
      [320, 225],
      [568, 320],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      const taken = await page.evaluate(() =>
        [".site-header", ".tab-bar"]
          .map((bar) => document.querySelector(bar)?.getBoundingClientRect())
          .filter((box) => box !== undefined && box.bottom > 0 && box.top < innerHeight / 3)
          .reduce((sum, box) => sum + box!.height, 0),
      );
      expect.soft(taken / height, `${path} at ${width} × ${height}`).toBeLessThan(1 / 3);
    }
  }
  trouble.length = 0;
});

/** What the header and the bar with the booking button cover of the window, in the midst of the text. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector(".consultation-panel")!;
    text.scrollIntoView({ block: "start", behavior: "instant" });
    const heights = [".site-header", ".booking-panel"].map((bar) => {
      const { top, bottom } = document.querySelector(bar)!.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return (heights[0]! + heights[1]!) / innerHeight;
  });

const lowPhones = [
  [320, 568],
  [375, 553],
  [390, 600],
  [390, 664],
] as const;

test("On low phones header and booking bar take less than a third, for every type", async ({
  page,
}) => {
  await open(page, "/consultation");
  for (const slug of ["mini-ongoru", "normal-dogum-haritasi"]) {
    await page.evaluate((slug) => location.assign(`#${slug}`), slug);
    await expect(page.locator(`#${slug}`)).toBeVisible();
    for (const [width, height] of lowPhones) {
      await page.setViewportSize({ width, height });
      expect.soft(await covered(page), `${slug} at ${width} × ${height}`).toBeLessThan(1 / 3);
    }
  }
});

test("On low phones the bar of an unsent request takes less than a third", async ({
  page,
  trouble,
}) => {
  await page.route("**/api/randevu/al", (route) => route.fulfill({ status: 409 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await page.clock.runFor(2200);
  const said = page.getByText("Talebiniz gönderilemedi");
  for (const [width, height] of lowPhones) {
    await page.setViewportSize({ width, height });
    expect.soft(await covered(page), `${width} × ${height}`).toBeLessThan(1 / 3);
    await expect(said).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("link", { name: "VIP Öngörü" }).first().click();
  await expect(page.locator("#vip-ongoru")).toBeVisible();
  await expect(said).toHaveCount(0);
});
