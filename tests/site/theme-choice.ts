import type { Page } from "@playwright/test";
import { expect } from "../support/browser/site.ts";

export const paper = { day: "rgb(251, 246, 236)", night: "rgb(30, 16, 19)" };

export const expectPaper = (page: Page, time: keyof typeof paper) =>
  expect(page.locator("html")).toHaveCSS("background-color", paper[time]);

export const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: "Görünüm" }).getByRole("radio", { name });

export async function choose(page: Page, name: string) {
  await choice(page, name).check();
  await expect(choice(page, name)).toBeChecked();
}
