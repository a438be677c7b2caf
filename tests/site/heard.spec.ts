import { expect, open, test } from "../support/browser/site.ts";

test("Of a new phase of the moon its name is announced, and no more", async ({ page }) => {
  await open(page, "/");
  const explorer = page.getByRole("region", { name: "Ay’ın Evreleri" });
  await expect(explorer.getByRole("status")).toHaveText("");
  await explorer.getByRole("button", { name: "Sonraki Evre" }).click();
  await expect(explorer.getByRole("status")).toHaveText("Büyüyen Hilal");
  await expect(explorer.locator("[aria-live]")).toHaveCount(0);
});

test("Of a new article its heading is announced, and no more", async ({ page }) => {
  await open(page, "/blog");
  const told = page.getByRole("article").locator("[aria-live]");
  await expect(told).toHaveText("Uranüs İkizler Burcunda");
  const before = await told.elementHandle();
  await page.getByRole("link", { name: "Yükselen Koç", exact: true }).click();
  await expect(told).toHaveText("Yükselen Koç için Uranüs Etkisi");
  // Announced is what changes in an element that was there.
  expect(await told.evaluate((after, element) => after === element, before)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Astroloji Yazıları – Yükselen Koç için Uranüs Etkisi",
  );
});
