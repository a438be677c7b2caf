import type { Page } from "@playwright/test";
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

test("The focus stays visible and outlined, however fast Tab is pressed", {
  tag: "@390",
}, async ({ page }) => {
  const pages = ["/charts", "/planets/mars", "/zodiac/koc", "/elements", "/consultation", "/"];
  for (const path of pages) {
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
    expect.soft(hidden, path).toEqual([]);
  }
});

test("The first Tab reaches a link that skips to the content", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "İçeriğe geç" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("After a change of page the first Tab reaches the skip link", async ({ page }) => {
  await open(page, "/about");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Elementler" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astrolojik Elementler");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
});

test("Every focusable element shows its focus", async ({ page }) => {
  await open(page, "/planets");
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement!);
      return `${style.outlineStyle} ${Number.parseFloat(style.outlineWidth) >= 2}`;
    });
    expect(outline).toBe("solid true");
  }
});
