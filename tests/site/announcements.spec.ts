import { expect, open, test } from "../support/browser/site.ts";

test("A new article is announced by its heading alone", async ({ page }) => {
  await open(page, "/blog");
  const announced = page.getByRole("article").locator("[aria-live]");
  await expect(announced).toHaveText("Uranüs İkizler Burcunda");
  const before = await announced.elementHandle();
  await page.getByRole("link", { name: "Yükselen Koç", exact: true }).click();
  await expect(announced).toHaveText("Yükselen Koç için Uranüs Etkisi");
  // Announced is what changes in an element that was there.
  expect(await announced.evaluate((after, element) => after === element, before)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Astroloji Yazıları – Yükselen Koç için Uranüs Etkisi",
  );
});
