import type { Page } from "@playwright/test";

export const grid = (page: Page) => page.getByRole("table", { name: "Haftanın saatleri" });
