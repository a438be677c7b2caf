import type { Page } from "@playwright/test";
import { shortDay } from "../../panel/words/day-words.ts";

export const grid = (page: Page) => page.getByRole("table", { name: "Haftanın saatleri" });
export const closedBlock = (page: Page, day: string, words: string) =>
  grid(page).getByRole("button", { name: `${shortDay(day)} ${words}` });
