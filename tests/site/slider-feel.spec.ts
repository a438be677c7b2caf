import { expect, open, test } from "../support/browser/site.ts";
import { dot, expectSlide, openAtSlider, scrollToMiddle, track } from "./slider-page.ts";

const delay = 5000;

test("While the focus is within the slider it stays, and so does the focus", async ({ page }) => {
  await openAtSlider(page);
  const link = track(page).getByRole("link", { name: "Detaylı Bilgi" });
  for (const place of [link, dot(page, 1)]) {
    await place.focus();
    await page.clock.runFor(4 * delay);
    await expectSlide(page, 1);
    await expect(place).toBeFocused();
  }
  await dot(page, 1).blur();
  await page.clock.runFor(delay - 10);
  await expectSlide(page, 1);
  await page.clock.runFor(10);
  await expectSlide(page, 2);
});

test("While the pointer is over the slider it stays, and a whole delay longer", async ({
  page,
}) => {
  await openAtSlider(page);
  await track(page).getByRole("heading", { name: "Astroloji Eğitimi" }).hover();
  await page.clock.runFor(4 * delay);
  await expectSlide(page, 1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(delay - 10);
  await expectSlide(page, 1);
  await page.clock.runFor(10);
  await expectSlide(page, 2);
});

test("Out of sight the slider waits, and moves on a whole delay after it has come back", async ({
  page,
}) => {
  await openAtSlider(page);
  await scrollToMiddle(page, ".all-signs");
  await page.clock.runFor(4 * delay);
  await expect(dot(page, 1)).toHaveAttribute("aria-current", "true");
  await scrollToMiddle(page, "#slider");
  await page.clock.runFor(delay - 10);
  await expectSlide(page, 1);
  await page.clock.runFor(10);
  await expectSlide(page, 2);
});

test("In a hidden tab the slider waits", async ({ page }) => {
  await openAtSlider(page);
  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor(4 * delay);
  await expectSlide(page, 1);
  await hide(false);
  await page.clock.runFor(delay);
  await expectSlide(page, 2);
});

test("The arrow keys move the slider round, and the focus goes along", async ({ page }) => {
  await openAtSlider(page);
  const first = track(page).getByRole("link", { name: "Başvuru Formu" });
  const second = track(page).getByRole("link", { name: "Yazıyı Oku" });
  await first.focus();
  for (const [key, place, link] of [
    ["ArrowRight", 2, second],
    ["ArrowRight", 1, first],
    ["ArrowLeft", 2, second],
    ["ArrowLeft", 1, first],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(page, place);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  }
  await dot(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 2);
  await expect(dot(page, 1)).toBeFocused();
});

test("Tab reaches the links of every slide and brings them in sight", async ({ page }) => {
  await openAtSlider(page);
  await track(page).getByRole("link", { name: "Detaylı Bilgi" }).focus();
  await page.keyboard.press("Tab");
  await expect(track(page).getByRole("link", { name: "Yazıyı Oku" })).toBeFocused();
  await expectSlide(page, 2);
  await page.keyboard.press("Shift+Tab");
  await expect(track(page).getByRole("link", { name: "Detaylı Bilgi" })).toBeFocused();
  await expectSlide(page, 1);
});

test("A window that changes its size, however often, keeps the slide that was chosen", {
  tag: "@390",
}, async ({ page }) => {
  await openAtSlider(page);
  const { width, height } = page.viewportSize()!;
  for (const place of [1, 2]) {
    await dot(page, place).click();
    await expectSlide(page, place);
    for (const size of [height, 320, width]) {
      await page.setViewportSize({ width: size, height: width });
      const slide = track(page)
        .locator("> :not([aria-hidden])")
        .nth(place - 1);
      await expect.poll(async () => Math.round((await slide.boundingBox())!.x)).toBe(0);
    }
    await expectSlide(page, place);
  }
});

test("A mouse drags the slides round, and the link under it is not followed", async ({ page }) => {
  await openAtSlider(page);
  const drag = async (name: string, distance: number) => {
    const { x, y } = (await track(page).getByRole("link", { name }).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20 + distance, y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await drag("Detaylı Bilgi", -300);
  await expectSlide(page, 2);
  await drag("Yazıyı Oku", -300);
  await expectSlide(page, 1);
  await drag("Detaylı Bilgi", 300);
  await expectSlide(page, 2);
  await drag("Yazıyı Oku", 60);
  await expectSlide(page, 2);
  await expect(page).toHaveURL("/");
  await track(page).getByRole("link", { name: "Yazıyı Oku" }).click();
  await expect(page).toHaveURL("/blog");
});

test("Where reduced motion is preferred a slide is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await scrollToMiddle(page, "#slider");
  const moved = await track(page).evaluate((element) => {
    const [, second] = document.querySelectorAll<HTMLElement>(".slider-controls button");
    const before = element.scrollLeft;
    second?.click();
    return element.scrollLeft - before;
  });
  expect(moved).toBe(1280 + 30);
  await expectSlide(page, 2);
});

for (const width of [1280, 1600, 2560]) {
  test(`At ${width} px a slide leaves at the window's edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const { x, width: seen } = (await track(page).boundingBox())!;
    expect([x, seen]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
    // At rest nothing of another slide is in sight.
    const neighbours = await track(page)
      .locator("> * .slide")
      .evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return right > 0 && left < innerWidth;
          }).length,
      );
    expect(neighbours).toBe(1);
  });
}
