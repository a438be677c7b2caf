import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../support/browser/axe.ts";
import { expectWithinBudget } from "../support/browser/budgets.ts";
import { dialogStates } from "../support/browser/dialog-states.ts";
import { firstVisit } from "../support/browser/first-visit.ts";
import { moving } from "../support/browser/motion.ts";
import { pageKinds, unlistedKinds } from "../support/browser/page-kinds.ts";
import { expectLegible, onDesk, onPhone, phone } from "../support/browser/readers.ts";
import { expect, test } from "../support/browser/site.ts";
import { settle } from "../support/browser/states.ts";

test.use(phone);

/** Starts at the width of a phone: a menu that is open there is not on wider windows. */
async function expectForEveryone(page: Page) {
  await settle(page);
  expect.soft(await moving(page)).toEqual([]);
  await expectLegible(page, onPhone);
  // Some states are shown with the page's clock at rest, and axe waits for its timers.
  await page.clock.resume();
  expect.soft(await accessibilityFindings(page), "by day, 390 px").toEqual([]);
  await expectLegible(page, onDesk);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  expect.soft(await accessibilityFindings(page), "by night, 1280 px").toEqual([]);
}

for (const path of [...pageKinds, ...unlistedKinds]) {
  test(`${path} loads within budget and without shifts, and is accessible at any width and letter size`, async ({
    page,
    trouble,
  }) => {
    const loaded = await firstVisit(page, path);
    expectWithinBudget(path, loaded);
    const preloads = page.locator('link[rel="preload"][as="font"]');
    const early = await preloads.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const fonts = loaded.filter(({ kind }) => kind === "font").map(({ name }) => name);
    expect(new Set(fonts)).toEqual(new Set(early));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectForEveryone(page);
    // Chromium itself reports the 404 of the page for unknown addresses.
    if (path === "/404") expect(trouble.splice(0)).toEqual([expect.stringContaining("404")]);
  });
}

for (const { address, name, show, timezoneId = "Europe/Istanbul" } of dialogStates) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`${address} with ${name} is accessible at any width and letter size`, async ({
      page,
      service,
      trouble,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await show(page, service);
      await expectForEveryone(page);
      // Chromium itself reports the refusal that some states are about.
      const others = trouble.splice(0).filter((line) => !/status of \d+ .*\/api\//.test(line));
      expect(others).toEqual([]);
    });
  });
}
