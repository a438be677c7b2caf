import { drawn } from "../support/browser/answers.ts";
import { expect, open, test } from "../support/browser/site.ts";
import { expectSlide, scrollToMiddle, track } from "./slider-page.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("A finger moves the slider on, and back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await scrollToMiddle(page, ".slider-track");
  await expect(page.getByRole("button", { name: "Otomatik geçişi başlat" })).toBeVisible();
  const { x, y, width, height } = (await track(page).boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const middle = y + height / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: middle }],
    });
  // A finger comes down on what it sees, and moves from frame to frame; Chromium draws what was scrolled two frames later.
  const frames = () => drawn(page);
  const swipe = async (from: number, to: number) => {
    await frames();
    await touch("touchStart", from);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await touch("touchMove", from + (to - from) * part);
      await frames();
    }
    await touch("touchEnd");
  };
  await expectSlide(page, 1);
  await swipe(x + width * 0.9, x + width * 0.1);
  await expectSlide(page, 2);
  await swipe(x + width * 0.1, x + width * 0.9);
  await expectSlide(page, 1);
});
