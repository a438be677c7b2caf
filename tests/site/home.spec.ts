import { expect, isSmall, open, test } from "../support/browser/site.ts";

test("The hero shows the academy's name and leads to the features [4.1]", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astroloji Akademisi");
  await page.getByRole("link", { name: "Keşfetmeye Başlayın" }).click();
  await expect(
    page.getByRole("heading", { name: "Nereden başlamak istersiniz?" }),
  ).toBeInViewport();
});

test("The hero's other button opens the status dialog [4.1]", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("The notification closes with its × [4.2]", { tag: "@390" }, async ({ page }) => {
  await open(page, "/");
  const card = page.getByRole("complementary", { name: "Duyuru" });
  if (isSmall(page)) return expect(card).toBeHidden();
  await card.getByRole("button", { name: "Duyuruyu kapat" }).click();
  await expect(card).toBeHidden();
});

test("İncele scrolls to the slider and closes the notification [4.2]", async ({ page }) => {
  await open(page, "/");
  const inspect = page.getByRole("button", { name: "İncele" });
  await inspect.click();
  await expect(page.getByRole("complementary", { name: "Duyuru" })).toBeHidden();
  await expect(page.locator("#slider")).toBeInViewport({ ratio: 0.5 });
});

test("A closed notification stays closed when one comes back to the page [4.2]", async ({
  page,
}) => {
  await open(page, "/");
  const close = page.getByRole("button", { name: "Duyuruyu kapat" });
  await close.click();
  await page.getByRole("banner").first().getByRole("link", { name: "Burçlar" }).click();
  await expect(page).toHaveURL("/zodiac");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astroloji Akademisi");
  await expect(page.getByRole("complementary", { name: "Duyuru" })).toBeHidden();
});

test("Three feature cards lead to about, charts and consultation [4.5]", async ({ page }) => {
  await open(page, "/");
  const cards = page.locator("#ozellikler").getByRole("link");
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute("href")))).toEqual([
    "/about",
    "/charts",
    "/consultation",
  ]);
});

test("Twelve sign images lead to the signs, and so does Keşfet [4.9]", async ({ page }) => {
  await open(page, "/");
  const links = page.locator('.sign-row a[href="/zodiac"]');
  await expect(links).toHaveCount(12);
  await expect(links.first().locator("img")).toHaveAttribute("src", "/koc.png");
  await page.getByRole("link", { name: "Keşfet", exact: true }).click();
  await expect(page).toHaveURL("/zodiac");
});

test("The page ends with a call to action to /Consultation [4.10]", async ({ page }) => {
  await open(page, "/");
  const last = page.getByRole("main").locator("section").last();
  await expect(last.getByRole("link")).toHaveAttribute("href", "/Consultation");
});
