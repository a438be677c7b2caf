import { panelStates } from "../../shots/panel-states.ts";
import { settle } from "../../shots/states.ts";
import { expect, test } from "../site.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

for (const name of ["panel-clients", "panel-client", "panel-client-birth"]) {
  test(`${name} looks as it did, on a phone and on a desk [47.14]`, async ({ page, service }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [390, 1280]) {
      // As high as the whole of it, since the bar of tabs stands at the window's end.
      await page.setViewportSize({ width, height: 1500 });
      await panelStates.find((state) => state.name === name)!.show(page, service);
      await settle(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        threshold: 0.2,
        maxDiffPixelRatio: 0.002,
      });
    }
  });
}
