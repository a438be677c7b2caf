import { expect, open, test } from "../site.ts";

const signs: Record<string, string[]> = {
  ateş: ["Koç 21 Mart - 19 Nisan", "Aslan 23 Temmuz - 22 Ağustos", "Yay 22 Kasım - 21 Aralık"],
  su: ["Yengeç 21 Haziran - 22 Temmuz", "Akrep 23 Ekim - 21 Kasım", "Balık 19 Şubat - 20 Mart"],
  toprak: ["Boğa 20 Nisan - 20 Mayıs", "Başak 23 Ağustos - 22 Eylül", "Oğlak 22 Aralık - 19 Ocak"],
  hava: ["İkizler 21 Mayıs - 20 Haziran", "Terazi 23 Eylül - 22 Ekim", "Kova 20 Ocak - 18 Şubat"],
};

test("Four sections carry the elements' lower-cased names as ids [8.1]", async ({ page }) => {
  await open(page, "/elements");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astrolojik Elementler");
  const ids = await page
    .getByRole("main")
    .locator("section[id]")
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(Object.keys(signs));
});

test("An element can be linked to by its anchor [8.1]", { tag: "@390" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/elements#hava");
  await expect(page.getByRole("heading", { name: "Hava", exact: true })).toBeInViewport();
  await page
    .getByRole("navigation", { name: "Elementler" })
    .getByRole("link", { name: "Ateş" })
    .click();
  await expect(page.getByRole("heading", { name: "Ateş", exact: true })).toBeInViewport();
});

for (const [id, lines] of Object.entries(signs)) {
  test(`The element ${id} shows characteristics, signs, weaknesses and a paragraph on itself [8.2]`, async ({
    page,
  }) => {
    await open(page, "/elements");
    const section = page.locator(`section[id="${id}"]`);
    await expect(section.locator(".lead")).toHaveText(/\S{2,} .{40,}/);
    const lists = section.locator(".element-items");
    await expect(lists.first().locator("dt")).toHaveCount(4);
    await expect(lists.last().locator("dt")).toHaveCount(3);
    await expect(section.getByRole("heading", { name: "Olumsuz Yönler" })).toBeVisible();
    const items = section.getByRole("listitem");
    await expect(items).toContainText(lines);
    await expect(items.first().locator("svg")).toHaveCount(1);
    const about = section.getByRole("heading", { name: "Element Hakkında" }).locator("+ p");
    for (const line of lines) await expect(about).toContainText(line.split(" ")[0]!);
  });
}
