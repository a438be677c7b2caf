import type { Page } from "@playwright/test";
import { expect, open, test } from "../site.ts";
import { opener } from "./booking-page.ts";

const statusOpener = (page: Page) => page.getByRole("button", { name: "Randevu Durumu Sorgula" });

test("A dialog's code comes when it is opened, not before [17.4]", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/(booking|status-dialog)-[^/]*\.js$/.test(request.url())) scripts.push(request.url());
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
  const failure = "Pencere açılamadı. Bağlantınızı denetleyip yeniden deneyin.";
  const code = /\/(booking|status-dialog)-[^/]*\.js$/;
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
