import { expect, type Page } from "@playwright/test";

export const field = (page: Page) => page.getByRole("searchbox", { name: "Sitede ara" });
export const summary = (page: Page) => page.getByRole("main").getByRole("status");
export const entries = (page: Page) => page.locator(".search-group li");

/** Types a query and waits for its results. */
export async function search(page: Page, query: string) {
  await field(page).fill(query);
  await expect(summary(page)).toContainText(`“${query}” için`);
}
