import { usualHours } from "../../../booking/hours.ts";
import { choose, openHours, outside, save, setHours } from "../../panel/hours-page.ts";
import { test } from "../../panel/signed-in.ts";
import { bookAndFind, tomorrow } from "../../panel/work.ts";
import { expect } from "../../support/browser/site.ts";
import { settle } from "../../support/browser/states.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

/** A week with two ranges, an exceptional day, a closure, and somebody whom a draft would leave outside. */
for (const [width, height] of [
  [390, 1900],
  [1280, 1400],
] as const) {
  test(`The working hours look at ${width} px as they did`, async ({ page, trouble }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await bookAndFind(page, { day: tomorrow, timeSlot: "23:00", name: "Şükrü Çağlayan" });
    await openHours(page);
    const [weekday, , , , , , weekend] = usualHours.week;
    await setHours(page, {
      ...usualHours,
      week: usualHours.week.with(0, [{ first: "10:00", last: "11:30" }, ...weekday!]).with(6, []),
      exceptions: [{ day: "2025-09-28", ranges: weekend! }],
      closures: [{ weekday: 4, from: "", to: "21:00", firstDay: "", lastDay: "", reason: "Ders" }],
    });
    await expect(page.getByLabel("İlk randevu: Pazartesi, 1. aralık")).toHaveValue("10:00");
    await choose(page, "Son randevu: Perşembe", "22:00");
    await save(page).click();
    await expect(outside(page)).toBeVisible();
    await settle(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toHaveScreenshot(`hours-${width}.png`, {
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    });
    // Chromium reports the refusal that the picture shows.
    trouble.length = 0;
  });
}
