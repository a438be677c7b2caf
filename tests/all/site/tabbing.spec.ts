import type { Page } from "@playwright/test";
import { pageAddresses } from "../../../content-model/addresses.ts";
import { expect, open, test } from "../../support/browser/site.ts";

/** What has the focus, if one cannot see it: out of the window, or with something of the page over it. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { top, bottom, left, right } = focused.getClientRects()[0]!;
    const middle = (from: number, to: number, most: number) =>
      (Math.max(from, 0) + Math.min(to, most)) / 2;
    const seen = document.elementFromPoint(
      middle(left, right, innerWidth),
      middle(top, bottom, innerHeight),
    );
    const name = `${focused.textContent?.trim()} from ${top} to ${bottom}`;
    return seen && focused.contains(seen) ? undefined : name;
  });

const pages = [
  pageAddresses.charts,
  "/planets/mars",
  "/zodiac/koc",
  pageAddresses.elements,
  pageAddresses.consultation,
  pageAddresses.home,
];

for (const path of pages) {
  test(`However fast one moves through ${path} with Tab, the focus stays in view`, {
    tag: "@390",
  }, async ({ page }) => {
    await open(page, path);
    const notice = page.getByRole("button", { name: "Duyuruyu kapat" });
    if (await notice.isVisible()) await notice.click();
    const stops = await page.locator("a[href], button, summary").count();
    const hidden: string[] = [];
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let step = 0; step < Math.min(stops, 60); step += 1) {
        await page.keyboard.press(key);
        const found = await hiddenFocus(page);
        if (found) hidden.push(`${key} ${step}: ${found}`);
      }
    }
    expect(hidden).toEqual([]);
  });
}
