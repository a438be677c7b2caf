import { AxeBuilder } from "@axe-core/playwright";
import { expect, open, test } from "../support/browser/site.ts";
import { entries, field, summary } from "./search-page.ts";

test("The keyboard alone searches, reaches a result and opens it", async ({ page }) => {
  await open(page, "/ara");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("profeksiyon");
  await page.keyboard.press("Enter");
  await expect(summary(page)).toHaveText(/ için \d+ sonuç$/);
  await expect(summary(page)).toBeFocused();
  const first = entries(page).getByRole("link").first();
  for (
    let step = 0;
    step < 20 && !(await first.evaluate((link) => link === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press("Tab");
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/charts/profection");
});

test("What is pressed and goes leaves the focus where one goes on", async ({ page, trouble }) => {
  for (const address of ["/ara?q=xqzw", "/ara"]) {
    await open(page, address);
    await page.getByRole("link", { name: /^ametist/ }).press("Enter");
    await expect(summary(page)).toContainText("“ametist” için");
    await expect(summary(page)).toBeFocused();
  }

  await open(page, "/ara?q=mars&tur=Gezegenler");
  await page.getByRole("button", { name: "Daha fazla göster" }).press("Enter");
  await expect(entries(page).nth(20).getByRole("link")).toBeFocused();

  await page.route("**/ara/dizin.json*", (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Yeniden dene" }).focus();
  await page.unroute("**/ara/dizin.json*");
  await page.keyboard.press("Enter");
  await expect(entries(page).first()).toBeVisible();
  await expect(summary(page)).toBeFocused();
  // Chromium itself reports the request that failed.
  expect(trouble.splice(0).join()).toContain("ERR_FAILED");
});

for (const path of [
  "/ara",
  "/ara?q=mars",
  "/ara?q=5+mayıs",
  "/ara?q=mars&tur=Gezegenler",
  "/ara?q=xqzw",
]) {
  test(`${path} has no accessibility finding`, { tag: "@390" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  });
}

test("The search does not scroll sideways, at 320 px and with the text at 200 %", async ({
  page,
}) => {
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await open(page, "/ara?q=kadersel+eş");
  await expect(entries(page).first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await sideways()).toBe(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/ara?q=kadersel+eş");
  await expect(entries(page).first()).toBeVisible();
  expect(await sideways()).toBe(0);
});
