import type { Page } from "@playwright/test";

/** Keeps what the page asks for there on its way until the returned function lets it go. */
export async function delayResponses(
  page: Page,
  ...addresses: (string | RegExp)[]
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const address of addresses)
    await page.route(address, async (route) => {
      await promise;
      await route.continue();
    });
  return resolve;
}
