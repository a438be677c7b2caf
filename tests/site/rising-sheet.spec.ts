import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";
import { day, forward, opener } from "./booking-page.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Holds the dialog halfway through its time, from before its first picture until it is let go. */
const holdHalfway = (page: Page) =>
  page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this);
      const [rise] = this.getAnimations();
      rise!.pause();
      rise!.currentTime = 150;
    };
  });

const letGo = (page: Page) =>
  page.getByRole("dialog").evaluate((dialog) => dialog.getAnimations()[0]!.finish());

async function tapDay(page: Page) {
  const { x, y, width, height } = (await day(page, "26 Eylül 2025").boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test("As long as a dialog rises no finger reaches what is in it", async ({ page }) => {
  await holdHalfway(page);
  await open(page, "/consultation#mini-ongoru");
  await opener(page).tap();
  await expect(day(page, "26 Eylül 2025")).toBeInViewport();
  await tapDay(page);
  await expect(forward(page)).toBeDisabled();
  await letGo(page);
  await tapDay(page);
  await expect(forward(page)).toBeEnabled();
});
