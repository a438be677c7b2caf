import type { Page } from "@playwright/test";

/** Keeps what the page asks for there on its way until the returned function lets it go. */
export async function holdBack(page: Page, ...addresses: (string | RegExp)[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const address of addresses)
    await page.route(address, async (route) => {
      await promise;
      await route.continue();
    });
  return resolve;
}

/** What is sent goes through; what is asked for stays on its way. */
export async function holdAnswers(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === "POST") await route.continue();
  });
}
