import type { Page } from "@playwright/test";
import { panelPath } from "../../../contract/panel/pages.ts";
import { accessibilityFindings } from "../../support/browser/axe.ts";
import { weakTexts } from "../../support/browser/contrast.ts";
import { illegible } from "../../support/browser/legible.ts";
import { moving } from "../../support/browser/motion.ts";
import { panelStates } from "../../support/browser/panel-states.ts";
import { expect, test } from "../../support/browser/site.ts";
import { expectLegible, phone } from "../../support/browser/viewports.ts";

test.use(phone);

/** Every test has work of its own to show, which takes as long as two screens. */
const atOnce = 6;

for (const [address, states] of Map.groupBy(panelStates, ({ address }) => address)) {
  for (let first = 0; first < states.length; first += atOnce) {
    const some = states.slice(first, first + atOnce);
    const names = some.map(({ name }) => name.replace("panel-", "")).join(", ");
    const path = panelPath + address.replace(/\/$/, "");
    test(`${path} (${names}) is accessible and legible, also with more contrast`, async ({
      page,
      service,
      trouble,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const { name, show } of some) {
        await test.step(name, async () => {
          await show(page, service);
          expect.soft(await moving(page)).toEqual([]);
          await expectLegible(
            page,
            [
              { width: 320, height: 640, target: 44 },
              { width: 1280, height: 900, target: 24 },
              { width: 390, height: 844, target: 44 },
            ],
            isKnown,
          );
          expect.soft(await accessibilityFindings(page)).toEqual([]);
          expect.soft(await illegibleWithLargeLetters(page)).toEqual([]);
          await page.emulateMedia({ reducedMotion: "reduce", contrast: "more" });
          for (const width of [1280, 390]) {
            await page.setViewportSize({ width, height: 844 });
            expect.soft(await weakTexts(page), `more contrast, ${width} px`).toEqual([]);
          }
          await page.emulateMedia({ colorScheme: "dark" });
          expect.soft(await weakTexts(page), "more contrast, by night").toEqual([]);
          await page.emulateMedia({ contrast: null });
          expect.soft(await accessibilityFindings(page), "by night").toEqual([]);
          await page.emulateMedia({ colorScheme: "light" });
        });
      }
      // Chromium itself reports the refusals that some states are about.
      const others = trouble.splice(0).filter((line) => !/status of \d+ .*\/api\//.test(line));
      expect(others).toEqual([]);
    });
  }
}

/** Letters of 200 % as the browser's own setting has them: the queries of the panel's styles go by it. */
async function illegibleWithLargeLetters(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    "32px",
  );
  const findings = await illegible(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await browser.detach();
  return findings.filter((finding) => !isKnown(finding));
}

/** A few words of a row end in a fade, and bars lie over what scrolls below them. */
function isKnown(finding: string): boolean {
  return /^(cut off|overlaid)/.test(finding);
}
