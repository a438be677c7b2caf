import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/site.ts";

test.use({ javaScriptEnabled: false });

const wheelBox = async (page: Page) =>
  (await page.getByRole("article").getByRole("img").boundingBox())!;

test("Without JavaScript a wheel fills the window, grows, scrolls by keyboard, and leads back", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/charts");
  const link = page.getByRole("link", { name: "Büyüt" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/charts/solar/cark");
  const { width, height } = page.viewportSize()!;
  const whole = await wheelBox(page);
  expect(whole.x).toBeGreaterThanOrEqual(0);
  expect(whole.x + whole.width).toBeLessThanOrEqual(width);
  expect(whole.y + whole.height).toBeLessThanOrEqual(height);
  expect(whole.width).toBeGreaterThan(0.6 * Math.min(width, height));

  await page.getByRole("radio", { name: "Tamamı" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2 kat" })).toBeChecked();
  expect((await wheelBox(page)).width).toBeCloseTo(2 * whole.width, 0);
  await page.keyboard.press("ArrowRight");
  expect((await wheelBox(page)).width).toBeCloseTo(Math.min(3 * whole.width, 2160), 0);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: "Çark" })).toBeFocused();
  const before = await wheelBox(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await wheelBox(page)).y).toBeLessThan(before.y);

  await page.getByRole("link", { name: "Metne dön" }).click();
  await expect(page).toHaveURL("/charts");
});
