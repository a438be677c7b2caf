import { panelStates } from "../../shots/panel-states.ts";
import { expect, test } from "../site.ts";
import { smallTargets } from "../targets.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("On every screen of the panel a finger finds 44 px, and a pointer 24 px at any width [40.5]", async ({
  page,
  service,
  trouble,
}) => {
  for (const { name, show } of panelStates) {
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, service);
    expect.soft(await smallTargets(page, 44), `${name} at 390 px`).toEqual([]);
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await smallTargets(page, 24), `${name} at ${width} px`).toEqual([]);
    }
  }
  // Chromium reports the refusals that two of the screens are about.
  trouble.length = 0;
});
