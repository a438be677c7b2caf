import { expect, test } from "../support/browser/site.ts";

test.use({ javaScriptEnabled: false });

test("Without JavaScript the home page shows everything and offers nothing that needs scripts [2.6]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(".moon article")).toHaveCount(8);
  for (const phase of await page.locator(".moon article").all()) await expect(phase).toBeVisible();
  const [first, second] = await page.locator(".slide").all();
  const above = (await first!.boundingBox())!;
  const below = (await second!.boundingBox())!;
  expect(below.x).toBe(above.x);
  expect(below.y).toBeGreaterThan(above.y + above.height);
  for (const button of ["Sonraki Evre →", "Randevu durumunu sorgula"])
    await expect(page.getByRole("button", { name: button })).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Duyuru" })).toBeHidden();
  await expect(page.getByRole("group", { name: "Görünüm" })).toBeHidden();
  await expect(page.locator(".calendar-list li")).toHaveCount(99);
  await page.getByRole("link", { name: "2028" }).click();
  await expect(page.locator("#ay-2028 li").first()).toBeInViewport();
});

test("Without JavaScript consultations, menu, sections and planet entries can be read [2.6]", async ({
  page,
}) => {
  // A row that still moves may not be where it is pressed.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/consultation");
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(12);
  for (const article of await articles.all()) await expect(article).toBeVisible();
  await expect(page.getByRole("button", { name: "Randevu Al" })).toBeHidden();
  await expect(page.getByText("Çevrim içi randevu alınabilir")).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/zodiac/aslan");
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("navigation", { name: "Ana menü" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Renkler" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aslan Burcu: Renkler");

  const open = page.locator("details[open] h3");
  await page.goto("/planets/mars");
  await page.getByText("Mars Boğa Burcunda").click();
  await expect(open).toHaveText(["Mars Boğa Burcunda"]);
  await page.getByText("Mars Yay Burcunda").click();
  await expect(open).toHaveText(["Mars Yay Burcunda"]);
  await page.goto("/planets/venus#balik");
  await expect(open).toHaveText(["Venüs Balık Burcunda"]);
});
