import type { Page } from "@playwright/test";
import { weakTexts } from "../../support/browser/contrast.ts";
import { dialogStates } from "../../support/browser/dialog-states.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, open, test } from "../../support/browser/site.ts";
import type { State } from "../../support/browser/states.ts";

test.use({ viewport: { width: 390, height: 844 } });

const states: Pick<State, "name" | "show">[] = [
  ...pageKinds.map((path) => ({ name: path, show: (page: Page) => open(page, path) })),
  ...dialogStates,
];

for (const { name, show } of states) {
  test(`Where more contrast is asked for, ${name} is written 7 : 1 on whole colours`, async ({
    page,
    service,
    trouble,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
    await show(page, service);
    // What Chromium says of the answers that a state is about.
    trouble.length = 0;
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await weakTexts(page), `${width} px`).toEqual([]);
    }
  });
}
