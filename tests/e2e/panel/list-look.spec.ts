import { panelStates } from "../../shots/panel-states.ts";
import { settle } from "../../shots/states.ts";
import { expect, test } from "../site.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

const likeness = { threshold: 0.2, maxDiffPixelRatio: 0.002 };

for (const [name, width, height] of [
  ["panel-list", 390, 844],
  ["panel-list", 1280, 800],
  ["panel-list-search", 390, 844],
  ["panel-list-filtered", 390, 844],
  ["panel-list-choosing", 390, 844],
  ["panel-list-left", 390, 844],
  ["panel-remind", 390, 844],
] as const) {
  test(`${name} looks at ${width} px as it did [45.10]`, async ({ page, service }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await panelStates.find((state) => state.name === name)!.show(page, service);
    await settle(page);
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, likeness);
  });
}
