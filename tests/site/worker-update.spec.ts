import { readFileSync } from "node:fs";
import { test as bare, expect, type Page } from "@playwright/test";
import { changingSite } from "../support/changing-site.ts";
import { heading, note, stored, visit } from "./offline-page.ts";

type Site = Awaited<ReturnType<typeof changingSite>>;

const test = bare.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  site: async ({}, use) => {
    const site = await changingSite();
    await site.serve({});
    await use(site);
    await site.end();
  },
  baseURL: ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: "allow" });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const retitled = (text: string) => text.replaceAll("Hakkımızda", "Biz kimiz?");

test("A new build is shown at the next visit, and what was stored of it too", async ({
  page,
  site,
}) => {
  await visit(page, "/charts");
  await page.goto("/about");
  await expect(heading(page)).toHaveText("Hakkımızda");
  // A file of the first visit has changed as well, and with it the worker.
  await site.serve({ "/about": retitled, "/sw.js": (text) => `${text}// 2` });
  await page.goto("/about");
  await expect(heading(page)).toHaveText("Biz kimiz?");
  await site.stop();
  await page.reload();
  await expect(heading(page)).toHaveText("Biz kimiz?");
  await expect(note(page)).toBeVisible();
});

test("A new worker takes the place of the old one without being waited for", async ({
  page,
  site,
}) => {
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

test("A server that is gone is no different from a network that is", async ({ page, site }) => {
  await visit(page, "/charts");
  await site.stop();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(note(page)).toBeVisible();
  await page.goto("/elements");
  await expect(heading(page)).toHaveText("Bağlantı yok");
});

test("An article that was read is opened from the list beside it where the server is gone", async ({
  page,
  site,
}) => {
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

test("A worker that cannot start harms nothing", async ({ page, site }) => {
  const said: string[] = [];
  page.on("pageerror", ({ message }) => said.push(message));
  await site.serve({ "/sw.js": () => "throw new Error('broken')" });
  await page.goto("/charts", { waitUntil: "networkidle" });
  await page.goto("/about");
  await expect(heading(page)).toHaveText("Hakkımızda");
  expect(said).toEqual([]);
  await expect.poll(() => registrations(page)).toBe(0);
});

test("The worker can be retired: it leaves, and takes with it what it stored", async ({
  page,
  site,
}) => {
  await visit(page, "/charts");
  expect((await stored(page)).length).toBeGreaterThan(5);
  const retired = readFileSync("app/offline/retired-worker.js", "utf8");
  await site.serve({ "/sw.js": () => retired });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => stored(page)).toEqual([]);
  await expect.poll(() => registrations(page)).toBe(0);
});

for (const path of ["/charts", "/", "/about"])
  test(`Whoever saves data gets no worker from ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.saveData ??= "true";
      const value = { saveData: sessionStorage.saveData === "true" };
      Object.defineProperty(navigator, "connection", { value });
      // One after the other, and soon: Chromium can forget an idle page that nothing happens on.
      window.requestIdleCallback = (call) => setTimeout(call);
      navigator.serviceWorker.register = async () => {
        sessionStorage.isRegistered = "true";
        throw new Error("not now");
      };
    });
    // What the page asked to be called for when the browser is idle has been done before this is.
    const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const isRegistered = () => page.evaluate(() => sessionStorage.isRegistered === "true");
    await page.goto(path);
    await idle();
    expect(await isRegistered()).toBe(false);
    await page.evaluate(() => {
      sessionStorage.saveData = "false";
    });
    await page.reload();
    await expect.poll(isRegistered).toBe(true);
  });
