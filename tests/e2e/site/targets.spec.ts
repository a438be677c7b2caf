import type { Page } from "@playwright/test";
import type { State } from "../../shots/states.ts";
import { expect, open, test } from "../site.ts";
import { smallTargets } from "../targets.ts";
import { dialogStates } from "./dialog-states.ts";
import { pageKinds } from "./page-kinds.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const states: Pick<State, "name" | "show">[] = [
  ...pageKinds.map((path) => ({ name: path, show: (page: Page) => open(page, path) })),
  ...dialogStates,
];

for (const { name, show } of states) {
  test(`On ${name} a finger finds 44 px, and a pointer 24 px at any width [40.5]`, async ({
    page,
    service,
    trouble,
  }) => {
    await show(page, service);
    // What Chromium says of the answers that a state is about.
    trouble.length = 0;
    expect.soft(await smallTargets(page, 44), "390 px").toEqual([]);
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await smallTargets(page, 24), `${width} px`).toEqual([]);
    }
  });
}
