import type { Page } from "@playwright/test";
import { settle } from "../../shots/states.ts";
import { expect, open, test } from "../site.ts";
import { dialogStates } from "./dialog-states.ts";
import { pageKinds } from "./page-kinds.ts";
import { weakLines } from "./weak-lines.ts";

// The style that hides the letters is the test's, not the page's.
test.use({ bypassCSP: true });

const enhanced = [4.5, 7];

async function expectStrong(page: Page, selector: string) {
  await settle(page);
  for (const section of await page.locator(selector).all()) {
    if (await section.isVisible()) expect.soft(await weakLines(section, enhanced)).toEqual([]);
  }
}

for (const path of pageKinds) {
  test(`With more contrast asked for, every text of ${path} has 7 : 1 [40.3]`, async ({
    page,
    trouble,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
    await open(page, path);
    await expectStrong(page, ".site-header, main, .site-footer");
    if (path === "/404") trouble.length = 0;
  });
}

for (const { name, show } of dialogStates.filter(({ name }) => /^(booking|status)/.test(name))) {
  test(`With more contrast asked for, every text of ${name} has 7 : 1 [40.3]`, async ({
    page,
    service,
    trouble,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
    await show(page, service);
    trouble.length = 0;
    await expectStrong(page, "dialog[open], .toast, .booked");
  });
}
