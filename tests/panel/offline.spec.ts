import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";

test("A screen first opened without a network says so, and opens when the network is back", {
  tag: "@390",
}, async ({ page, context, trouble }) => {
  await page.goto("/yonetim");
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
  await context.setOffline(true);
  await press(page, page.getByRole("link", { name: "Hafta", exact: true }));
  const alert = page.getByRole("alert").filter({ hasText: "Bağlantı yok." });
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText("güncellenmiş");
  await expectNoFindings(page);
  // The panel around it stays usable.
  await press(page, page.getByRole("link", { name: /^Randevular/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
  await press(page, page.getByRole("link", { name: "Hafta", exact: true }));
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Hafta" })).toBeFocused();
  await expect(page).toHaveURL(/\/yonetim\/hafta$/);
  trouble.length = 0;
});

test("Whoever left such a screen finds it whole once the network is back", async ({
  page,
  context,
  trouble,
}) => {
  await page.goto("/yonetim");
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
  await context.setOffline(true);
  await press(page, page.getByRole("link", { name: "Sayılar" }));
  await expect(page.getByRole("alert").filter({ hasText: "Bağlantı yok." })).toBeVisible();
  await press(page, page.getByRole("link", { name: /^Randevular/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
  await context.setOffline(false);
  await press(page, page.getByRole("link", { name: "Sayılar" }));
  await expect(page.getByRole("heading", { level: 1, name: "Sayılar" })).toBeFocused();
  trouble.length = 0;
});
