import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { opener } from "./booking-page.ts";

const failure =
  "Pencere açılamadı. Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin.";
const code = /\/(booking|status-dialog)-[^/]*\.js$/;
const statusOpener = (page: Page) => page.getByRole("button", { name: "Randevu Durumu Sorgula" });

test("A dialog's code comes when it is opened, not before", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (code.test(request.url())) scripts.push(request.url());
  });
  await open(page, "/consultation#mini-ongoru");
  await page.waitForLoadState("networkidle");
  expect(scripts).toHaveLength(0);
  await opener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(scripts).toHaveLength(1);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(scripts).toHaveLength(1);
  await statusOpener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(scripts).toHaveLength(2);
});

test("A dialog whose code cannot be fetched says so, and opens once it can be [12.1] [13.1]", async ({
  page,
  trouble,
}) => {
  for (const [path, button] of [
    ["/consultation#mini-ongoru", opener(page)],
    ["/", statusOpener(page)],
  ] as const) {
    await page.route(code, (route) => route.abort());
    await open(page, path);
    await button.click();
    await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
    expect(trouble.every((report) => report.includes("ERR_FAILED"))).toBe(true);
    trouble.length = 0;
    await page.unroute(code);
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(failure)).toHaveCount(0);
  }
});

test("Where a new build has taken a dialog's code away, the page names the reload that brings the new one", async ({
  page,
  trouble,
}) => {
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await open(page, "/consultation#mini-ongoru");
  await opener(page).click();
  await expect(page.getByRole("alert")).toHaveText(failure);
  await page.unroute(code);
  await page.reload();
  await hydrated(page);
  await opener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(trouble.splice(0).every((report) => report.includes("status of 404"))).toBe(true);
});
