import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";

test("A screen opened without a network says so, and loads when the network is back", async ({
  page,
  context,
  trouble,
}) => {
  const link = (name: string | RegExp) => page.getByRole("link", { name });
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  await page.goto("/yonetim");
  await expect(title("Randevular")).toBeVisible();
  await context.setOffline(true);
  const alert = page.getByRole("alert").filter({ hasText: "Bağlantı yok." });
  for (const name of ["Sayılar", "Hafta"]) {
    await press(page, page.getByRole("link", { name, exact: true }));
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText("güncellenmiş");
    // The panel around it stays usable.
    await press(page, link(/^Randevular/));
    await expect(title("Randevular")).toBeVisible();
  }
  await expectNoFindings(page);
  await press(page, page.getByRole("link", { name: "Hafta", exact: true }));
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(title("Hafta")).toBeFocused();
  await expect(page).toHaveURL(/\/yonetim\/hafta$/);
  // One that was left while it could not come is whole as well.
  await press(page, link("Sayılar"));
  await expect(title("Sayılar")).toBeFocused();
  trouble.length = 0;
});

test("A screen whose file an update removed says so, and the panel stays usable", async ({
  page,
  trouble,
}) => {
  await page.goto("/yonetim");
  await page.route("**/yonetim/assets/week-*.js", (route) => route.abort());
  await press(page, page.getByRole("link", { name: "Hafta", exact: true }));
  await expect(page.getByRole("alert")).toContainText("Bu ekran gösterilemedi.");
  await expectNoFindings(page);
  await press(page, page.getByRole("link", { name: /^Randevular/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeFocused();
  await press(page, page.getByRole("link", { name: "Hafta", exact: true }));
  await page.unroute("**/yonetim/assets/week-*.js");
  await press(page, page.getByRole("button", { name: "Yeniden yükle" }));
  await expect(page.getByRole("heading", { level: 1, name: "Hafta" })).toBeFocused();
  trouble.length = 0;
});
