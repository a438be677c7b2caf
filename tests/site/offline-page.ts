import type { Page } from "@playwright/test";
import { open } from "../support/browser/site.ts";

/** Opens a page as a first visitor does, and waits until the worker has taken it. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

export const note = (page: Page) =>
  page.getByRole("status").filter({ hasText: "kayıtlı hâlini okuyorsunuz" });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The address of everything that the browser keeps of the site. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** What a browser without a network says of pictures that were never seen; nothing else is expected. */
export function forgetMissingFiles(trouble: string[]): void {
  const isMissing = (one: string) => /^Failed to load resource: net::ERR_\w+ /.test(one);
  const others = trouble.filter((one) => !isMissing(one));
  trouble.splice(0, trouble.length, ...others);
}
