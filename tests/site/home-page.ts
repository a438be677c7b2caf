import type { Page } from "@playwright/test";
import { open } from "../support/browser/site.ts";

/** Opens a page at a set moment; time stands still until the test moves it on. */
export async function openAt(page: Page, moment: string, path = "/") {
  await page.clock.install({ time: new Date(new Date(moment).getTime() - 60_000) });
  await page.clock.pauseAt(new Date(moment));
  await open(page, path);
}
