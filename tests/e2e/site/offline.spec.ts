import type { Page } from "@playwright/test";
import { expect, open, test } from "../site.ts";

test.use({ serviceWorkers: "allow" });

/** Opens a page as a first visitor does, and waits until the worker has taken it. */
async function visit(page: Page, path: string): Promise<void> {
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
  await visit(page, "/consultation");
  await page.goto("/zodiac/koc/saglik");
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

test("A page that was never read says so, and lists those that were [34.2]", async ({
  page,
  context,
}) => {
  await visit(page, "/consultation");
  await page.goto("/zodiac/koc/saglik");
  await context.setOffline(true);
  await page.goto("/planets/mars");
  await expect(page).toHaveURL("/planets/mars");
  await expect(heading(page)).toHaveText("Bağlantı yok");
  const list = page.locator("#kayitli-sayfalar").getByRole("link");
  await expect(list).toHaveText(["Danışmanlık", "Koç Burcu: Sağlık"]);
  await list.last().click();
  await expect(heading(page)).toHaveText("Sağlık");
  await page.goBack();
  await expect(heading(page)).toHaveText("Bağlantı yok");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Yeniden dene" }).click();
  await expect(page.getByRole("heading", { name: "Mars", exact: true })).toBeVisible();
});

test("An article that the router moved to opens without a network too [34.1]", async ({
  page,
  context,
}) => {
  await visit(page, "/blog");
  await page.getByRole("link", { name: "Yükselen Aslan" }).click();
  await expect(page).toHaveURL("/blog/yukselen-aslan");
  await expect.poll(() => stored(page)).toContain("/blog/yukselen-aslan");
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("#yazi")).toHaveText("Yükselen Aslan için Uranüs Etkisi");
  await expect(note(page)).toBeVisible();
});

test("Neither answers of the service, nor what was searched for, nor the panel is ever stored [34.4]", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await page.getByLabel("Telefon numaranız").fill("5321234567");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
  await expect(page.getByText("Aktif randevu bulunamadı.")).toBeVisible();
  await page.goto("/ara?q=kalp");
  await page.goto("/consultation");
  await page.goto("/api/openapi.json");
  await page.goto("/yonetim");
  await expect(page.getByRole("button", { name: "Giriş yap" })).toBeVisible();
  const kept = await stored(page);
  expect(kept).toContain("/ara");
  expect(kept.filter((path) => /api|yonetim|kalp|5321234567/.test(path))).toEqual([]);
});
