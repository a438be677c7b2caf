import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/browser/site.ts";

test("Two signs are chosen from one wheel after the other", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.goto("/uyum");
  const wheel = page.locator(".sign-wheel:visible");
  await expect(wheel).toHaveCount(1);
  await expect(wheel.getByRole("heading")).toHaveText("Birinci burç");
  await wheel.getByRole("link", { name: "Yay", exact: true }).click();
  await expect(page).toHaveURL("/uyum#yay");
  await expect(wheel).toHaveCount(1);
  await expect(wheel.getByRole("heading")).toHaveText("Yay ile …");
  await expect(wheel).toBeInViewport({ ratio: 0.95 });
  await wheel.getByRole("link", { name: "Koç", exact: true }).click();
  await expect(page).toHaveURL("/uyum/koc-yay");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Koç ve Yay Uyumu");
  await page.goBack();
  await expect(wheel.getByRole("heading")).toHaveText("Yay ile …");
  await wheel.getByRole("link", { name: "Başka burç" }).click();
  await expect(wheel.getByRole("heading")).toHaveText("Birinci burç");
});

test("“İçeriğe geç” takes no chosen sign away: at its wheel one is already", async ({ page }) => {
  const skip = page.getByRole("link", { name: "İçeriğe geç" });
  await page.goto("/uyum#koc");
  await expect(page.locator(".sign-wheel:visible").getByRole("heading")).toHaveText("Koç ile …");
  await expect(skip).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.locator("#koc :focus")).toHaveText("Başka burç");
  await page.goto("/uyum");
  await expect(skip).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("The wheels work by links alone, and the keyboard goes on where one has chosen", async ({
    page,
  }) => {
    await page.goto("/uyum");
    await page.locator(".sign-wheel:visible").getByRole("link", { name: "Aslan" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/uyum#aslan");
    await page.keyboard.press("Tab");
    await expect(page.locator("#aslan :focus")).toHaveText("Başka burç");
    await page.keyboard.press("Tab");
    await expect(page.locator("#aslan :focus")).toHaveText("Koç");
  });

  test("Without styles the wheels are a list of twelve, and twelve lists of twelve", async ({
    page,
  }) => {
    await page.goto("/uyum");
    await expect(page.locator(".pair-choice ul")).toHaveCount(13);
    const links = await page
      .locator(".pair-choice li a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    expect(links).toHaveLength(12 + 144);
    const pairs = links.filter((path) => path.startsWith("/uyum/"));
    expect(new Set(pairs).size).toBe(78);
  });
});

for (const width of [320, 390, 1280]) {
  test(`At ${width} px no two signs of a wheel touch, and each can be met by a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/uyum#balik");
    const links = page.locator(".sign-wheel:visible li a");
    await expect(links).toHaveCount(12);
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) };
      }),
    );
    for (const [index, box] of boxes.entries()) {
      expect(box.size).toBeGreaterThanOrEqual(44);
      const next = boxes[(index + 1) % 12]!;
      expect(Math.hypot(box.x - next.x, box.y - next.y)).toBeGreaterThanOrEqual(box.size);
    }
    const { violations } = await new AxeBuilder({ page }).include(".pair-choice").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test("A pair's page has both signs, their angle, three texts and every other pair of both", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/uyum/boga-aslan");
  const header = page.locator(".page-header");
  await expect(header.locator(".pair-art img")).toHaveCount(2);
  await expect(header.getByRole("link", { name: "Kare, 90°" })).toHaveAttribute(
    "href",
    "/acilar#kare",
  );
  await expect(header).toContainText("Sabit");
  await expect(header.getByRole("link", { name: "Toprak" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Ateş" })).toBeVisible();
  const article = page.getByRole("article", { name: "Boğa ve Aslan Uyumu" });
  await expect(article.getByRole("heading", { level: 2 })).toHaveText([
    "Boğa için",
    "Aslan için",
    "Birlikte",
  ]);
  const main = page.getByRole("main");
  await expect(main.locator('a[href="/zodiac/boga"]')).toBeVisible();
  await expect(main.locator('a[href="/zodiac/aslan"]')).toBeVisible();
  await expect(main.locator(".pair-links a")).toHaveCount(22);
  await main.locator('a[href="/uyum/koc-aslan"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Koç ve Aslan Uyumu");
});

test("A sign with itself is named once, and the other order of two leads to their page", async ({
  page,
}) => {
  await page.goto("/uyum/ikizler-ikizler");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    "İkizler için",
    "İki İkizler",
    "Birlikte",
  ]);
  await expect(page.locator(".pair-links a")).toHaveCount(11);
  const answer = await page.goto("/uyum/boga-koc");
  expect(answer!.request().redirectedFrom()).not.toBeNull();
  await expect(page).toHaveURL("/uyum/koc-boga");
});
