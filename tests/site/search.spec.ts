import { AxeBuilder } from "@axe-core/playwright";
import { holdBack } from "../support/browser/hold-back.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";
import { menuLabels } from "../support/specified-pages.ts";
import { entries, field, search, summary } from "./search-page.ts";

test("The icon at the end of the menu and the footer lead to the search", {
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

test("The bar keeps its links and the icon on one line from 768 px up", async ({ page }) => {
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

test("Results stand in groups, with the found word marked in title and passage", async ({
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

test("A group can be shown alone and whole", async ({ page }) => {
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

test("Every group is named by its heading, also where that is two words", async ({ page }) => {
  await open(page, "/ara");
  await search(page, "koç boğa uyumu");
  const pairs = page.getByRole("region", { name: /^Burç Uyumu \d+$/ });
  await expect(pairs.getByRole("link").first()).toHaveAttribute("href", "/uyum/koc-boga");
});

test("A query has an address that survives reload, back and forward", async ({ page }) => {
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

test("What is typed before the page's scripts have come is searched for", async ({ page }) => {
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/ara", { waitUntil: "commit" });
  await field(page).fill("ametist");
  release();
  await expect(summary(page)).toContainText("“ametist” için");
  await expect(field(page)).toHaveValue("ametist");
  await expect(page).toHaveURL("/ara?q=ametist");
});

test("Enter before the page's scripts have come searches too", async ({ page }) => {
  // Chromium complains where a page is left before the picture of the one before it has faded.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/ara", { waitUntil: "commit" });
  await field(page).fill("ametist");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/ara?q=ametist");
  release();
  await expect(summary(page)).toContainText("“ametist” için");
  await expect(field(page)).toHaveValue("ametist");
});

test("The link to the search empties it", async ({ page }) => {
  await open(page, "/ara?q=mars");
  await expect(summary(page)).toContainText("“mars” için");
  await page.getByRole("banner").first().getByRole("link", { name: "Ara", exact: true }).click();
  await expect(field(page)).toHaveValue("");
  await expect(page).toHaveURL("/ara");
});

test("Before a query there are examples, and one of them searches", async ({ page }) => {
  await open(page, "/ara");
  await page.getByRole("link", { name: /^ametist/ }).click();
  await expect(field(page)).toHaveValue("ametist");
  await expect(summary(page)).toContainText("“ametist” için");
});

test("An example that is pressed with Ctrl opens in a tab of its own", async ({
  page,
  context,
}) => {
  await open(page, "/ara");
  const opened = context.waitForEvent("page");
  const example = page.getByRole("link", { name: /^ametist/ });
  await example.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/ara?q=ametist");
  await expect(field(page)).toHaveValue("");
});

test("Without a result the page says so and helps on", async ({ page }) => {
  await open(page, "/ara?q=xqzw");
  await expect(summary(page)).toHaveText("“xqzw” için sonuç bulunamadı.");
  await expect(page.getByRole("heading", { name: "Bunları arayabilirsiniz" })).toBeVisible();
});

test("While the index is on its way the page says that it searches", async ({ page }) => {
  const release = await holdBack(page, "**/ara/dizin.json*");
  await open(page, "/ara?q=mars");
  await expect(summary(page)).toHaveText("Aranıyor…");
  release();
  await expect(summary(page)).toContainText("“mars” için");
});

test("When the index cannot be loaded the page says so and tries again", async ({
  page,
  trouble,
}) => {
  await page.route("**/ara/dizin.json*", (route) => route.abort());
  await open(page, "/ara?q=mars");
  await expect(summary(page)).toHaveText("Arama şu anda açılamadı.");
  await expect(page.getByText("Bağlantınızı denetleyip yeniden deneyin")).toBeVisible();
  const rows = page.locator(".search-rows").filter({ hasText: "Bu sırada okuyabilirsiniz" });
  await expect(rows.getByRole("link")).toContainText(menuLabels);
  await page.unroute("**/ara/dizin.json*");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole("button", { name: "Yeniden dene" }).click();
  await expect(summary(page)).toContainText("“mars” için");
  // Chromium itself reports the request that failed.
  expect(trouble.splice(0).join()).toContain("ERR_FAILED");
});

test("Where a new build has taken the search's code away, the page names the reload that brings the new one", async ({
  page,
  trouble,
}) => {
  const code = "**/assets/results-*.js";
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await open(page, "/ara?q=mars");
  await expect(page.getByText("yeniden deneyin; olmazsa sayfayı yenileyin.")).toBeVisible();
  await page.unroute(code);
  await page.reload();
  await expect(summary(page)).toContainText("“mars” için");
  expect(trouble.splice(0).every((report) => report.includes("status of 404"))).toBe(true);
});

test("Results of one kind are not offered to be narrowed", async ({ page }) => {
  await open(page, "/ara?q=ametist");
  await expect(summary(page)).toContainText("3 sonuç");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(page.getByRole("group", { name: "Sonuçları süz" })).toHaveCount(0);
});

test("A passage that cannot be loaded leaves its result in place", async ({ page, trouble }) => {
  await page.route("**/ara/mars.json*", (route) => route.abort());
  await open(page, "/ara?q=mars");
  await expect(entries(page).getByRole("link", { name: "Mars", exact: true })).toBeVisible();
  await expect(page.locator(".search-wait")).toHaveCount(0);
  expect(trouble.splice(0).join()).toContain("ERR_FAILED");
});

test("On a small screen the icon stands beside the menu's button", { tag: "@390" }, async ({
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

  test("the page says that the search needs it, and links to the pages", async ({ page }) => {
    await page.goto("/ara");
    await expect(page.getByText("JavaScript gerektirir")).toBeVisible();
    await expect(field(page)).toBeHidden();
    const links = page.getByRole("region", { name: "Sayfalar" }).getByRole("link");
    await expect(links).toContainText(menuLabels);
    await expect(page.getByText("Bir sözcük, bir soru")).toBeHidden();
  });
});
