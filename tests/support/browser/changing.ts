import { test as base } from "@playwright/test";
import { changingSite } from "../changing-site.ts";

/** Tests with a service worker and a site whose files change, or whose server goes. */
export const test = base.extend<{ site: Awaited<ReturnType<typeof changingSite>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  site: async ({}, use) => {
    const site = await changingSite();
    await site.serve({});
    await use(site);
    await site.end();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: "allow",
});
