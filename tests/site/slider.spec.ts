import type { Page } from "@playwright/test";
import { drawn } from "../support/browser/pending-requests.ts";
import { expect, open, test } from "../support/browser/site.ts";

const track = (page: Page) => page.locator(".slider-track");
const link = (page: Page, name: string) => track(page).getByRole("link", { name });

/** The slide is the current one and has come to rest in its place. */
async function expectSlide(page: Page, place: number) {
  const dot = page.getByRole("button", { name: `${place}. slayta git` });
  await expect(dot).toHaveAttribute("aria-current", "true");
  const slide = track(page)
    .locator("> :not([aria-hidden])")
    .nth(place - 1);
  await expect.poll(async () => Math.round((await slide.boundingBox())!.x)).toBe(0);
}

/** With the slider still until it is moved, in the middle of the window. */
async function openAtSlider(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await track(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(page.getByRole("button", { name: "Otomatik geçişi başlat" })).toBeVisible();
  await expectSlide(page, 1);
}

test("A mouse drags the slides, the arrow keys move them, and only a click follows a link [4.3]", async ({
  page,
}) => {
  await openAtSlider(page);
  const drag = async (name: string, distance: number) => {
    const { x, y } = (await link(page, name).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20 + distance, y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await drag("Ayrıntıları gör", -300);
  await expectSlide(page, 2);
  await drag("Yazıyı oku", -300);
  await expectSlide(page, 1);
  await drag("Ayrıntıları gör", 300);
  await expectSlide(page, 2);
  await drag("Yazıyı oku", 60);
  await expectSlide(page, 2);
  await link(page, "Yazıyı oku").focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 1);
  await page.keyboard.press("ArrowLeft");
  await expectSlide(page, 2);
  await expect(page).toHaveURL("/");
  await link(page, "Yazıyı oku").click();
  await expect(page).toHaveURL("/blog");
});

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("A finger swipes the slider forward and back [4.3]", async ({ page }) => {
    await openAtSlider(page);
    const { x, y, width, height } = (await track(page).boundingBox())!;
    const browser = await page.context().newCDPSession(page);
    const middle = y + height / 2;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
      browser.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y: middle }],
      });
    // A finger comes down on what it sees, and moves from frame to frame; Chromium draws what was scrolled two frames later.
    const swipe = async (from: number, to: number) => {
      await drawn(page);
      await touch("touchStart", from);
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
        await touch("touchMove", from + (to - from) * part);
        await drawn(page);
      }
      await touch("touchEnd");
    };
    await swipe(x + width * 0.9, x + width * 0.1);
    await expectSlide(page, 2);
    await swipe(x + width * 0.1, x + width * 0.9);
    await expectSlide(page, 1);
  });
});
