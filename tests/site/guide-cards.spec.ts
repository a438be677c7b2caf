import { boxOf } from "../support/browser/box.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";

test("Gifts are ten numbered cards with an icon and a bold label [7.5]", async ({ page }) => {
  await open(page, "/zodiac/aslan/hediyeler");
  const cards = page.getByRole("article").locator("ol.guide-cards > li");
  await expect(cards).toHaveCount(10);
  await expect(cards.first().locator("svg")).toHaveCount(1);
  await expect(cards.first().locator("strong")).toHaveText(/:$/);
});

test("Lines that end with a colon are headings, dashed lines are cards [7.5]", async ({ page }) => {
  await open(page, "/zodiac/aslan");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 3 })).toHaveText([
    "Güçlü Yönler",
    "Zayıf Yönler",
    "İlişkiler",
    "İş Hayatı",
    "Uyumlu Burçlar",
  ]);
  expect(await article.locator("ul.guide-cards > li").count()).toBeGreaterThan(8);
});

test("A compatible sign's card carries the symbol of that sign [7.5]", async ({ page }) => {
  await open(page, "/zodiac/aslan");
  const card = page.getByRole("article").getByRole("listitem").filter({ hasText: "Yay:" });
  await expect(card.locator("use")).toHaveAttribute("href", "/icons.svg#yay");
});

test("A card's number stands directly below its icon on a phone, elsewhere in its line [7.5]", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/zodiac/aslan/saglik");
  const cards = page.locator("ol.guide-cards > li");
  const rows = await cards.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).gridTemplateRows.split(" ").map(Number.parseFloat)),
  );
  for (const [first, ...others] of rows) {
    if (isSmall(page)) expect(first).toBeLessThan(30);
    else expect(others).toEqual([]);
  }
  if (!isSmall(page)) expect((await boxOf(cards.nth(5))).height).toBeLessThan(70);
});

test("On a small phone the arrow stands with its title, and four compatible signs in a row [7.5]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/zodiac/koc/taslar");
  const next = page.getByRole("link", { name: "Sonraki bölüm" });
  const [title, arrow] = [await boxOf(next.locator("b")), await boxOf(next.locator("svg"))];
  expect(arrow.top).toBeLessThan(title.bottom);
  expect(arrow.left).toBeGreaterThan(title.right);
  const coins = page.locator(".related img");
  await expect(coins).toHaveCount(4);
  const tops = await coins.evaluateAll((all) => all.map((coin) => coin.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
});

test("Health cards look different from the others [7.5]", async ({ page }) => {
  const background = async (path: string) => {
    await open(page, path);
    return page
      .locator(".guide-cards > li")
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundColor);
  };
  expect(await background("/zodiac/aslan/saglik")).not.toBe(
    await background("/zodiac/aslan/hediyeler"),
  );
});
