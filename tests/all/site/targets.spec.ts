import type { Page } from "@playwright/test";
import { dialogStates } from "../../support/browser/dialog-states.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, open, test } from "../../support/browser/site.ts";
import type { State } from "../../support/browser/states.ts";
import { smallTargets } from "../../support/browser/targets.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const states: Pick<State, "name" | "show">[] = [
  ...pageKinds.map((path) => ({ name: path, show: (page: Page) => open(page, path) })),
  ...dialogStates,
];

test("Under a finger the words of the trail stand on one line", async ({ page }) => {
  await open(page, "/planets/pluton");
  const lines = await page.locator(".breadcrumbs li").evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item.querySelector("a") ?? item);
      return Math.round([...range.getClientRects()].at(-1)!.bottom);
    }),
  );
  expect(new Set(lines).size).toBe(1);
});

for (const { name, show } of states) {
  test(`On ${name} a finger finds 44 px, and a pointer 24 px at any width`, async ({
    page,
    service,
    trouble,
  }) => {
    await show(page, service);
    // What Chromium says of the answers that a state is about.
    trouble.length = 0;
    for (const [width, least] of [
      [390, 44],
      [360, 44],
      [320, 44],
      [800, 24],
      [1280, 24],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await smallTargets(page, least), `${width} px`).toEqual([]);
    }
  });
}
