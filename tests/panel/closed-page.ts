import type { Page } from "@playwright/test";
import { paths } from "../../contract/public/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { press } from "./keyboard.ts";

export const sheet = (page: Page) => page.getByRole("dialog");
export const runs = (page: Page) =>
  page.getByRole("list", { name: "Kapalı günler" }).locator("> li");
export const rowOf = (page: Page, day: string) => runs(page).filter({ hasText: fullDay(day) });

export async function openSheet(page: Page, name = "Gün kapat") {
  await page.goto("/yonetim/kapali");
  await press(page, page.getByRole("button", { name }));
  await expect(sheet(page)).toBeVisible();
}

export async function takenOn(page: Page, day: string): Promise<string[]> {
  const answer = await page.request.get(paths.takenTimesOf(day));
  return (await answer.json()).dolu;
}
