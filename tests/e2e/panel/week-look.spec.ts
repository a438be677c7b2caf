import { panelStates } from "../../shots/panel-states.ts";
import { settle } from "../../shots/states.ts";
import { expect, test } from "../site.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

const chosen: [name: string, width: number, height: number][] = [
  ["panel-week", 390, 844],
  ["panel-week", 1280, 800],
  ["panel-week-now", 1920, 900],
  ["panel-week-closing", 390, 844],
  ["panel-closed", 390, 844],
  ["panel-closed", 1280, 800],
  ["panel-numbers", 390, 844],
  ["panel-numbers", 1280, 900],
  ["panel-day-sheet", 390, 844],
  ["panel-day-sheet", 1280, 800],
];

for (const [name, width, height] of chosen) {
  test(`${name} looks at ${width} px as it did`, async ({ page, service }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await panelStates.find((state) => state.name === name)!.show(page, service);
    await settle(page);
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    });
  });
}
