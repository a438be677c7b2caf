import type { Page } from "@playwright/test";

export const sheetOf = (page: Page, name: string) => page.getByRole("dialog", { name });
export const itemOf = (page: Page, text: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: text });
