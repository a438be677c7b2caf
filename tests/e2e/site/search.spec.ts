import { AxeBuilder } from "@axe-core/playwright";
import { expect, isSmall, open, test } from "../site.ts";
import { entries, field, search, summary } from "./search-page.ts";

test("The icon at the end of the menu and the footer lead to the search [18.1]", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/elements");
  const icon = page.getByRole("banner").first().getByRole("link", { name: "Ara", exact: true });
  await expect(icon).toBeInViewport();
  await icon.click();
  await expect(page).toHaveURL("/ara");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ara");
  await expect(field(page)).toBeFocused();
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ara", exact: true }).click();
  await expect(page).toHaveURL("/ara");
});

test("The bar keeps its links and the icon on one line from 768 px up [18.1]", async ({ page }) => {
  for (const width of [768, 800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about");
    const links = page.getByRole("banner").first().getByRole("link");
    const middles = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, bottom, right } = link.getBoundingClientRect();
        return { middle: (top + bottom) / 2, right };
      }),
    );
    for (const { middle, right } of middles) {
      expect(Math.abs(middle - 32), `${width} px`).toBeLessThan(4);
      expect(right).toBeLessThanOrEqual(width);
    }
  }
});

test("Results stand in groups, with the found word marked in title and passage [18.3]", async ({
  page,
}) => {
  await open(page, "/ara");
  await search(page, "ametist");
  const signs = page.getByRole("region", { name: "Burçlar" });
  await expect(signs.getByRole("heading", { level: 2 })).toHaveText(/^Burçlar \d+$/);
  await expect(signs.locator("li p mark").first()).toHaveText(/^ametist/i);
  for (const passage of await signs.locator("li p").all())
    await expect(passage).toHaveText(/ametist/i);
  await search(page, "Venüs Akrep");
  const first = page.getByRole("region", { name: "Gezegenler" }).getByRole("link").first();
  await expect(first).toHaveText("Venüs Akrep Burcunda");
  await expect(first.locator("mark")).toHaveText(["Venüs", "Akrep"]);
});

test("A group can be shown alone and whole [18.3]", async ({ page }) => {
  await open(page, "/ara");
  await search(page, "Mars");
  const all = page.getByRole("button", { name: /^Tümü/ });
  await expect(all).toHaveAttribute("aria-pressed", "true");
  const planets = page.getByRole("button", { name: /^Gezegenler \d+$/ });
  const count = Number(/\d+/.exec((await planets.textContent())!));
  await planets.click();
  await expect(page.locator(".search-group")).toHaveCount(1);
  const more = page.getByRole("button", { name: "Daha fazla göster" });
  while (await more.isVisible()) await more.click();
  await expect(entries(page)).toHaveCount(count);
  await page.reload();
  await expect(page.locator(".search-group")).toHaveCount(1);
  await all.click();
  await expect(page.locator(".search-group").nth(1)).toBeVisible();
});

test("A query has an address that survives reload, back and forward [18.5]", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ara", exact: true }).click();
  await search(page, "şans");
  await expect(page).toHaveURL(/\/ara\?q=%C5%9Fans$/);
  await page.reload();
  await expect(field(page)).toHaveValue("şans");
  await expect(summary(page)).toContainText("“şans” için");
  const first = entries(page).getByRole("link").first();
  const title = await first.textContent();
  await first.click();
  await expect(page).not.toHaveURL(/\/ara/);
  await page.goBack();
  await expect(field(page)).toHaveValue("şans");
  await expect(first).toHaveText(title!);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(field(page)).toHaveValue("şans");
});

test("The link to the search empties it [18.5]", async ({ page }) => {
  await open(page, "/ara?q=mars");
  await expect(summary(page)).toContainText("“mars” için");
  await page.getByRole("banner").first().getByRole("link", { name: "Ara", exact: true }).click();
  await expect(field(page)).toHaveValue("");
  await expect(page).toHaveURL("/ara");
});

test("Before a query there are examples, and one of them searches [18.6]", async ({ page }) => {
  await open(page, "/ara");
  await page.getByRole("link", { name: /^ametist/ }).click();
  await expect(field(page)).toHaveValue("ametist");
  await expect(summary(page)).toContainText("“ametist” için");
});

test("Without a result the page says so and helps on [18.6]", async ({ page }) => {
  await open(page, "/ara?q=xqzw");
  await expect(summary(page)).toHaveText("“xqzw” için sonuç bulunamadı.");
  await expect(page.getByRole("heading", { name: "Bunları arayabilirsiniz" })).toBeVisible();
});

test("While the index is on its way the page says that it searches [18.6]", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/ara/dizin.json*", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/ara?q=mars");
  await expect(summary(page)).toHaveText("Aranıyor…");
  release();
  await expect(summary(page)).toContainText("“mars” için");
});

test("When the index cannot be loaded the page says so and tries again [18.6]", async ({
  page,
  trouble,
}) => {
  await page.route("**/ara/dizin.json*", (route) => route.abort());
  await open(page, "/ara?q=mars");
  await expect(summary(page)).toHaveText(
    "Arama dizini yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.",
  );
  await page.unroute("**/ara/dizin.json*");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole("button", { name: "Yeniden dene" }).click();
  await expect(summary(page)).toContainText("“mars” için");
  // Chromium itself reports the request that failed.
  expect(trouble.splice(0).join()).toContain("ERR_FAILED");
});

test("A passage that cannot be loaded leaves its result in place [18.6]", async ({
  page,
  trouble,
}) => {
  await page.route("**/ara/mars.json*", (route) => route.abort());
  await open(page, "/ara?q=mars");
  await expect(entries(page).getByRole("link", { name: "Mars", exact: true })).toBeVisible();
  await expect(page.locator(".search-wait")).toHaveCount(0);
  expect(trouble.splice(0).join()).toContain("ERR_FAILED");
});

test("The keyboard alone searches, reaches a result and opens it [18.7]", async ({ page }) => {
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

for (const path of [
  "/ara",
  "/ara?q=mars",
  "/ara?q=5+mayıs",
  "/ara?q=mars&tur=Gezegenler",
  "/ara?q=xqzw",
]) {
  test(`${path} has no accessibility finding [18.7]`, { tag: "@390" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  });
}

test("The search does not scroll sideways, at 320 px and with the text at 200 % [18.7]", async ({
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

test("On a small screen the icon stands beside the menu's button [18.1]", { tag: "@390" }, async ({
  page,
}) => {
  await open(page, "/about");
  const button = page.getByRole("button", { name: "Menü" });
  if (!isSmall(page)) return expect(button).toBeHidden();
  const icon = page.getByRole("banner").first().getByRole("link", { name: "Ara", exact: true });
  const [left, right] = [await icon.boundingBox(), await button.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x + 1);
  expect(left!.width).toBeGreaterThanOrEqual(44);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the search needs it, and links to the pages [18.8]", async ({
    page,
  }) => {
    await page.goto("/ara");
    await expect(page.getByText("JavaScript gerektirir")).toBeVisible();
    await expect(field(page)).toBeHidden();
    const links = page.getByRole("region", { name: "Sayfalar" }).getByRole("link");
    await expect(links).toHaveText([
      "Anasayfa",
      "Hakkımızda",
      "Haritalar",
      "Burçlar",
      "Elementler",
      "Gezegenler",
      "Astroloji Yazıları",
      "Danışmanlık",
    ]);
  });
});
