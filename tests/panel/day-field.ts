import { expect, type Locator, type Page } from "@playwright/test";
import { dayInFigures } from "../../booking/typed-day.ts";
import { tabTo } from "./keyboard.ts";

/** Types a day as people here write it. */
export async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(dayInFigures(day));
  await expect(field).toHaveValue(dayInFigures(day));
}
