import { expect, type Locator, type Page } from "@playwright/test";
import { accessibilityFindings } from "../support/browser/axe.ts";

/** The way to a control of a page with little on it; a longer one hides something from the keyboard. */
const longestWalk = 60;

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (const _ of Array(longestWalk)) {
    const way = await control.evaluate((element) => {
      if (element === document.activeElement) return "there";
      // One comes to the first of several choices on the way on.
      if (element.matches("input[type=radio]")) return "on";
      const place = document.activeElement!.compareDocumentPosition(element);
      return place & Node.DOCUMENT_POSITION_PRECEDING ? "back" : "on";
    });
    if (way === "there") return;
    await page.keyboard.press(way === "back" ? "Shift+Tab" : "Tab");
  }
  await expect(control).toBeFocused();
}

export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Without motion, since what is still fading in has not reached its colours. */
export async function expectNoFindings(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await accessibilityFindings(page)).toEqual([]);
}
