import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { expect, open, test } from "../site.ts";
import { opener, toContact } from "./booking-page.ts";

test.use({ serviceWorkers: "allow" });

/** Opens a page as a first visitor does, and waits until the worker has taken it. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

const note = (page: Page) => page.getByRole("status").filter({ hasText: "kayıtlı hâlini" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** Everything that the browser keeps of the site. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(caches_.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

test("Pages that were read, and the home page, open without a network and say so [34.1]", async ({
  page,
  context,
}) => {
  await visit(page, "/planets");
  await open(page, "/zodiac/koc/saglik");
  await expect(note(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText("Sağlık");
  await expect(page.locator(".guide-saglik li")).toHaveCount(10);
  await expect(note(page)).toBeVisible();
  await page.goto("/");
  await expect(heading(page)).toHaveText("Astroloji Akademisi");
  await expect(note(page)).toBeVisible();
  await context.setOffline(false);
  await note(page).getByRole("link", { name: "Yeniden dene" }).click();
  await expect(note(page)).toHaveCount(0);
});
