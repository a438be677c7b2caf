import { panelStates } from "../../support/browser/panel-states.ts";
import { expect, test } from "../../support/browser/site.ts";
import { settle } from "../../support/browser/states.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

const phoneAndDesk: [width: number, height: number][] = [
  [390, 844],
  [1280, 800],
];

/** What looks another way at other widths. */
const others: Record<string, typeof phoneAndDesk> = {
  "panel-messages": [...phoneAndDesk, [800, 1000]],
  "panel-week-now": [[1920, 900]],
  // A wide screen has no such tab.
  "panel-more": [[390, 844]],
};

for (const { name, show } of panelStates) {
  test(`${name} looks as it did`, async ({ page, service, trouble }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [width, height] of others[name] ?? phoneAndDesk) {
      await page.setViewportSize({ width, height });
      await show(page, service);
      await settle(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        threshold: 0.2,
        maxDiffPixelRatio: 0.002,
      });
    }
    // Chromium reports the refusals that two of the screens are about.
    trouble.length = 0;
  });
}
