import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../support/browser/changing-site.ts";
import { heading, note, stored, visit } from "./offline-page.ts";

test("A new build is shown at the next visit, stored pages included", async ({ page, site }) => {
  await visit(page, "/charts");
  await page.goto("/about");
  await expect(heading(page)).toHaveText("Hakkımızda");
  const retitled = (text: string) => text.replaceAll("Hakkımızda", "Biz kimiz?");
  // A file of the first visit has changed as well, and with it the worker.
  await site.serve({ "/about": retitled, "/sw.js": (text) => `${text}// 2` });
  await page.goto("/about");
  await expect(heading(page)).toHaveText("Biz kimiz?");
  await site.stop();
  await page.reload();
  await expect(heading(page)).toHaveText("Biz kimiz?");
  await expect(note(page)).toBeVisible();
});

test("A retired worker removes itself and all it stored", async ({ page, site }) => {
  await visit(page, "/charts");
  expect((await stored(page)).length).toBeGreaterThan(5);
  const retired = readFileSync("app/offline/retired-worker.js", "utf8");
  await site.serve({ "/sw.js": () => retired });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => stored(page)).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(() => registrations()).toBe(0);
});
