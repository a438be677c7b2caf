import { onEveryScreen } from "../../panel/every-screen.ts";
import { expect, test } from "../../support/browser/site.ts";
import { smallTargets } from "../../support/browser/targets.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("On every screen of the panel a finger finds 44 px, and a pointer 24 px at any width", async ({
  page,
  service,
  trouble,
}) => {
  await onEveryScreen({ page, service, trouble }, async (name) => {
    for (const [width, least] of [
      [390, 44],
      [320, 44],
      [800, 24],
      [1280, 24],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await smallTargets(page, least), `${name} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
});
