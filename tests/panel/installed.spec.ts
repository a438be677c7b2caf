import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { watchAnswers } from "../support/browser/answers.ts";
import { expect } from "../support/browser/site.ts";
import { press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

/** What the app's icon was told to show. */
async function watchBadge(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { toldBadges: told });
    navigator.setAppBadge = async (count) => void told.push(count);
    navigator.clearAppBadge = async () => void told.push("cleared");
  });
  return () => page.evaluate(() => (window as unknown as { toldBadges: unknown[] }).toldBadges);
}

test("The panel installs as an app of its own, apart from the site's", async ({
  page,
  request,
}) => {
  await page.goto("/yonetim");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await request.get(href!);
  expect(answer.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: "/yonetim",
    name: "Astroloji Akademisi Yönetim",
    short_name: "Yönetim",
    start_url: "/yonetim",
    scope: "/yonetim",
    display: "standalone",
    theme_color: "#120307",
  });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status()]).toEqual([src, 200]);
    expect(icon.headers()["content-type"]).toContain(type);
  }
  const client = await page.context().newCDPSession(page);
  const read = await client.send("Page.getAppManifest");
  expect(read.errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
});

test("The icon shows the number of the rail's badge, and nothing after signing out", async ({
  page,
}) => {
  const told = await watchBadge(page);
  const asked = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00" });
  await bookAndFind(page, { day: tomorrow, timeSlot: "20:00", phone: "05321112233" });
  const answers = watchAnswers(page);
  await page.goto("/yonetim");
  await expect(page.locator(".badge")).toHaveText(/^2/);
  await expect.poll(async () => (await told()).at(-1)).toBe(2);
  await send(page, panelPaths.approve(asked.id), { version: asked.version });
  await expect(page.locator(".badge")).toHaveText(/^1/);
  await expect.poll(async () => (await told()).at(-1)).toBe(1);
  // What is asked when one leaves is refused, and Chromium reports it.
  await answers();
  await press(page, page.getByRole("button", { name: "Çıkış yap" }));
  await expect(page.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
  expect((await told()).at(-1)).toBe("cleared");
});
