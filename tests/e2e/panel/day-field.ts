import { expect, type Locator, type Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";

/** Types a day into a date field, whether the browser's own words begin with the month or the day. */
export async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split("-");
  await tabTo(page, field);
  await typeFromFirstPart(page, `${month}${date}${year}`);
  if ((await field.inputValue()) !== day) await typeFromFirstPart(page, `${date}${month}${year}`);
  await expect(field).toHaveValue(day);
}

async function typeFromFirstPart(page: Page, digits: string): Promise<void> {
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type(digits);
}
