import { expect, isSmall, test } from "../support/browser/site.ts";

test.use({ javaScriptEnabled: false });

test("Without JavaScript all eight phases and all four years are on the home page [2.6]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(".moon article")).toHaveCount(8);
  for (const phase of await page.locator(".moon article").all()) await expect(phase).toBeVisible();
  await expect(page.locator(".calendar-list li")).toHaveCount(99);
  await page.getByRole("link", { name: "2028" }).click();
  await expect(page.locator("#ay-2028 li").first()).toBeInViewport();
});

test("Without JavaScript the slides of the home page stand below one another [2.6]", async ({
  page,
}) => {
  await page.goto("/");
  const [first, second] = await page.locator(".slide").all();
  const above = (await first!.boundingBox())!;
  const below = (await second!.boundingBox())!;
  expect(below.x).toBe(above.x);
  expect(below.y).toBeGreaterThan(above.y + above.height);
});

test("Without JavaScript all twelve consultations are on their page [2.6]", async ({ page }) => {
  await page.goto("/consultation");
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(12);
  for (const article of await articles.all()) await expect(article).toBeVisible();
});

test("Without JavaScript a planet's entries open, and an address opens its entry [2.6]", async ({
  page,
}) => {
  // A row that still moves may not be where it is pressed.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/planets/mars");
  await page.getByText("Mars Boğa Burcunda").click();
  await expect(page.locator("details[open] h3")).toHaveText(["Mars Boğa Burcunda"]);
  await page.getByText("Mars Yay Burcunda").click();
  await expect(page.locator("details[open] h3")).toHaveText(["Mars Yay Burcunda"]);
  await page.goto("/planets/venus#balik");
  await expect(page.locator("details[open] h3")).toHaveText(["Venüs Balık Burcunda"]);
});

test("Without JavaScript the menu opens and a sign's sections can be reached [2.6]", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/zodiac/aslan");
  if (isSmall(page)) await page.getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("navigation", { name: "Ana menü" })).toBeVisible();
  if (isSmall(page)) await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Renkler" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aslan Burcu: Renkler");
});

test("Without JavaScript nothing is offered that needs it [2.6]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sonraki Evre →" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Randevu Durumu Sorgula" })).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Duyuru" })).toBeHidden();
  await expect(page.getByRole("group", { name: "Görünüm" })).toBeHidden();
  await page.goto("/consultation");
  await expect(page.getByRole("button", { name: "Randevu Al" })).toBeHidden();
  await expect(page.getByText("Çevrim içi randevu alınabilir")).toBeHidden();
});
