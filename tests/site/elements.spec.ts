import { boxOf } from "../support/browser/box.ts";
import { expect, open, test } from "../support/browser/site.ts";

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

test("Each sign's link shows its constellation and leads to the sign", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/elements");
  const links = page.locator(".element-signs a");
  await expect(links).toHaveCount(12);
  const files = new Set<string>();
  for (const link of await links.all()) {
    const image = link.locator("img");
    await image.evaluate((element: HTMLImageElement) => {
      element.loading = "eager";
      return element.decode();
    });
    files.add((await image.getAttribute("src"))!);
    const { width, height } = await boxOf(image);
    expect(width).toBeGreaterThan(70);
    expect(height).toBe(width);
  }
  expect(files.size).toBe(12);
  await links.filter({ hasText: "Aslan" }).click();
  await expect(page).toHaveURL("/zodiac/aslan");
});

test("An element's constellations stand next to its heading, in plates no higher than they need", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/elements");
  for (const element of await page.locator(".element").all()) {
    const heading = await boxOf(element.locator("h2"));
    const text = await boxOf(element.locator(".lead"));
    const plates = await boxOf(element.locator(".element-signs"));
    const traits = await boxOf(element.locator(".characteristics"));
    const isBeside = plates.top === heading.top && plates.left >= text.right;
    const isBetween =
      plates.top >= heading.bottom &&
      plates.top <= heading.bottom + 40 &&
      text.top >= plates.bottom;
    expect(isBeside || isBetween).toBe(true);
    expect(traits.top).toBeGreaterThanOrEqual(plates.bottom);
    for (const plate of await element.locator(".element-signs a").all()) {
      const [edge, map] = [await boxOf(plate), await boxOf(plate.locator("img"))];
      expect(map.top - edge.top).toBeLessThanOrEqual(16);
    }
    const ends = await element
      .locator(".element-signs a")
      .evaluateAll((all) =>
        all.map(
          (plate) =>
            plate.getBoundingClientRect().bottom -
            plate.querySelector("span")!.getBoundingClientRect().bottom,
        ),
      );
    expect(Math.min(...ends)).toBeLessThanOrEqual(20);
  }
});

test("No third of the page is empty beside an element's text", async ({ page }) => {
  await open(page, "/elements");
  for (const element of await page.locator(".element").all()) {
    const right = (await boxOf(element.locator(".characteristics"))).right;
    for (const [first, second] of [
      [".element-intro", ".element-signs"],
      [".element-weaknesses", ".element-about"],
    ] as const) {
      const [one, two] = [
        await boxOf(element.locator(first)),
        await boxOf(element.locator(second)),
      ];
      expect(one.top).toBe(two.top);
      expect(two.left).toBe(one.right);
      expect(two.right).toBe(right);
    }
  }
});
