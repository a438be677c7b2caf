import type { Page } from "@playwright/test";
import { ownAddress, pageAddresses } from "../../../content-model/addresses.ts";
import { dialogStates } from "../../support/browser/dialog-states.ts";
import { illegible } from "../../support/browser/legible.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, open, test } from "../../support/browser/site.ts";
import { settle } from "../../support/browser/states.ts";

// The reader's own style comes from outside the page.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const large = "html { font-size: 200% }";
/** As the Web Content Accessibility Guidelines name it (1.4.12). */
const spaced =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

type Reader = [name: string, width: number, height: number, style?: string];
const readers: Reader[] = [
  // 1280 px at 400 %.
  ["320 px", 320, 256],
  ["390 px", 390, 844],
  ["800 px", 800, 1000],
  ["1280 px", 1280, 900],
  ["390 px, letters of 200 %", 390, 844, large],
  ["800 px, letters of 200 %", 800, 1000, large],
  ["1024 px, letters of 200 %", 1024, 768, large],
  ["1280 px, letters of 200 %", 1280, 900, large],
  ["320 px, spaced", 320, 640, spaced],
  ["1280 px, spaced", 1280, 900, spaced],
];

/** On the road of a booking large letters have to do with the smallest phone, too. */
const bookers: Reader[] = [...readers, ["320 px, letters of 200 %", 320, 640, large]];
const isOnTheRoad = (name: string) => /^(booking|status|own)-/.test(name);

async function expectLegible(page: Page, readers: Reader[]) {
  for (const [name, width, height, content] of readers) {
    await page.setViewportSize({ width, height });
    const style = content ? await page.addStyleTag({ content }) : undefined;
    await settle(page);
    expect.soft(await illegible(page), name).toEqual([]);
    await style?.evaluate((element) => (element as Element).remove());
  }
}

for (const path of pageKinds) {
  test(`${path} is read whole with letters of any size`, async ({ page, trouble }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const isBooking = [pageAddresses.consultation, ownAddress].includes(path);
    await expectLegible(page, isBooking ? bookers : readers);
    if (path === "/404") trouble.length = 0;
  });
}

for (const { name, show, timezoneId = "Europe/Istanbul" } of dialogStates) {
  test.describe(() => {
    test.use({ timezoneId });
    test(`${name} is read whole with letters of any size`, async ({ page, service, trouble }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await show(page, service);
      // What Chromium says of the answers that a state is about.
      trouble.length = 0;
      await expectLegible(page, isOnTheRoad(name) ? bookers : readers);
    });
  });
}
