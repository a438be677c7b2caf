import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { weakTexts } from "../../support/browser/contrast.ts";
import { dialogStates } from "../../support/browser/dialog-states.ts";
import { type Line, leastContrast, weakLines } from "../../support/browser/lines.ts";
import { ownStates } from "../../support/browser/own-states.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, open, test } from "../../support/browser/site.ts";
import { growToPage, type State, settle, states } from "../../support/browser/states.ts";

// The style that hides the letters is the test's, not the page's.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const pages: Pick<State, "name" | "show">[] = [
  ...pageKinds.map((path) => ({ name: path, show: (page: Page) => open(page, path) })),
  ...states.filter(({ name }) => ["search-found", "search-none", "booking-kept"].includes(name)),
  ...ownStates.filter(({ inView, noScript }) => !inView && !noScript),
];
const overPages = dialogStates.filter(({ inView }) => inView);
/** The topmost of what can lie over a page. */
const above = ".toast, dialog[open], .menu:popover-open, .sidebar:popover-open";

const least = (line: Line) => (line.running ? 7 : Math.max(leastContrast(line), 4.5));

async function expectReadable(page: Page, selector: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    const shown = page.locator(selector).filter({ visible: true }).first();
    const weak = await weakLines(shown, least);
    expect.soft(weak, colorScheme).toEqual([]);
  }
}

for (const { name, show } of pages) {
  for (const width of [390, 1280]) {
    test(`By day and by night every text of ${name} has 4.5 : 1 at ${width} px, and what is read at length 7 : 1`, async ({
      page,
      service,
      trouble,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await show(page, service);
      // What Chromium says of the answers that a state is about.
      trouble.length = 0;
      await settle(page);
      await growToPage(page, width);
      await expectReadable(page, "body");
    });
  }
}

for (const { name, show } of overPages) {
  test(`By day and by night every text of ${name} has 4.5 : 1`, async ({
    page,
    service,
    trouble,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await show(page, service);
    trouble.length = 0;
    await expectReadable(page, above);
  });
}

for (const { name, show } of [...pages, ...overPages]) {
  test(`By night ${name} has no accessibility finding, and 7 : 1 where more contrast is asked for`, async ({
    page,
    service,
    trouble,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark", contrast: "more" });
    await show(page, service);
    trouble.length = 0;
    expect.soft(await weakTexts(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark", contrast: null });
    // Some states are shown with the page's clock at rest, and axe waits for its timers.
    await page.clock.resume();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
    ).toEqual([]);
  });
}
