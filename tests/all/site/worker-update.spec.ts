import { expect } from "@playwright/test";
import { heading, note, stored, visit } from "../../site/offline-page.ts";
import { test } from "../../support/browser/changing-site.ts";

test("A new worker replaces the old one at once", async ({ page, site }) => {
  await visit(page, "/charts");
  await site.serve({ "/sw.js": (text) => `${text};self.addEventListener("message",()=>{});` });
  const replaced = page.evaluate(() =>
    new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    ).then(() => "replaced"),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  expect(await replaced).toBe("replaced");
});

test("A stored article opens from the list while the server is down", async ({ page, site }) => {
  await visit(page, "/blog");
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
  await link("Yükselen Aslan").click();
  await expect.poll(() => stored(page)).toContain("/blog/yukselen-aslan");
  await link("Yükselen Koç").click();
  await expect(page).toHaveURL("/blog/yukselen-koc");
  await site.stop();
  await link("Yükselen Aslan").click();
  await expect(page.locator("#yazi")).toHaveText("Yükselen Aslan için Uranüs Etkisi");
  await expect(note(page)).toBeVisible();
});

test("A worker that fails to start breaks nothing", async ({ page, site }) => {
  const said: string[] = [];
  page.on("pageerror", ({ message }) => said.push(message));
  await site.serve({ "/sw.js": () => "throw new Error('broken')" });
  await page.goto("/charts", { waitUntil: "networkidle" });
  await page.goto("/about");
  await expect(heading(page)).toHaveText("Hakkımızda");
  expect(said).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
});
