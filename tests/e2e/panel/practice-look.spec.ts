import { panelStates } from "../../shots/panel-states.ts";
import { settle } from "../../shots/states.ts";
import { expect, test } from "../site.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

const widths: [width: number, height: number][] = [
  [390, 844],
  [800, 1000],
  [1280, 800],
];

for (const name of ["panel-services", "panel-messages"]) {
  test(`${name} looks as it did, on a phone, a tablet and a desk`, async ({ page, service }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const state = panelStates.find((one) => one.name === name)!;
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      await state.show(page, service);
      await settle(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        threshold: 0.2,
        maxDiffPixelRatio: 0.002,
      });
    }
  });
}
