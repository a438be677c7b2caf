import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/site.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
const eclipse = (page: Page) =>
  page.getByLabel("Harita teknikleri").getByRole("link", { name: "Tutulma" });

test("A change of tab near the top leaves the tab bar in place", async ({ page }) => {
  const bar = page.getByRole("navigation", { name: "Harita teknikleri" });
  for (const top of [0, 120]) {
    await open(page, "/charts");
    await scrollTo(page, top);
    const before = (await bar.boundingBox())!.y;
    await eclipse(page).click();
    await expect(page).toHaveURL("/charts/eclipse");
    await expect.poll(async () => (await bar.boundingBox())!.y).toBeCloseTo(before, 0);
  }
});

test("A tab opened by its address begins at the top", async ({ page }) => {
  await open(page, "/charts");
  await scrollTo(page, 700);
  await eclipse(page).click();
  await expect(page).toHaveURL("/charts/eclipse");
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await open(page, "/about");
  await open(page, "/charts/eclipse");
  expect(await scrolled(page)).toBe(0);
});

test("A tab opened with Ctrl moves nothing in this window", async ({ page, context }) => {
  await open(page, "/charts");
  await scrollTo(page, 700);
  const opened = context.waitForEvent("page");
  await eclipse(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/charts/eclipse");
  await open(page, "/charts/eclipse");
  expect(await scrolled(page)).toBe(0);
});
