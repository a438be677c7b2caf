import type { Locator } from "@playwright/test";
import { searchFileAddresses } from "../../app/content/all-addresses.ts";
import { delayResponses } from "../support/browser/delay-responses.ts";
import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { menuLabels } from "../support/specified-pages.ts";
import { entries, field, search, summary } from "./search-page.ts";

test("The icon in the bar and the link in the footer open an empty search", async ({ page }) => {
  const icon = page.getByRole("banner").first().getByRole("link", { name: "Ara", exact: true });
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ara", exact: true }).click();
  await expect(page).toHaveURL("/ara");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ara");
  await expect(field(page)).toBeFocused();
  await search(page, "mars");
  await icon.click();
  await expect(page).toHaveURL("/ara");
  await expect(field(page)).toHaveValue("");

  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole("button", { name: "Menü" });
  const [left, right] = [await icon.boundingBox(), await button.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x + 1);
  expect(left!.width).toBeGreaterThanOrEqual(44);
});

test("Query and group have an address that survives reload, back and forward", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ara", exact: true }).click();
  await search(page, "Venüs Akrep");
  await expect(page).toHaveURL("/ara?q=Ven%C3%BCs+Akrep");
  const planets = page.getByRole("region", { name: "Gezegenler" });
  const first = planets.getByRole("link").first();
  await expect(first).toHaveText("Venüs Akrep Burcunda");
  await expect(first.locator("mark")).toHaveText(["Venüs", "Akrep"]);
  await expect(planets.locator("li p mark").first()).toBeVisible();
  await page.getByRole("button", { name: /^Gezegenler \d+$/ }).click();
  await expect(page.locator(".search-group")).toHaveCount(1);
  await page.reload();
  await expect(field(page)).toHaveValue("Venüs Akrep");
  await expect(page.locator(".search-group")).toHaveCount(1);
  await first.click();
  await expect(page).toHaveURL("/planets/venus/akrep");
  await page.goBack();
  await expect(field(page)).toHaveValue("Venüs Akrep");
  await expect(first).toHaveText("Venüs Akrep Burcunda");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(field(page)).toHaveValue("Venüs Akrep");
});

for (const presses of [[], ["Enter"]]) {
  const what = presses.length > 0 ? "sent with Enter" : "typed";
  test(`Text ${what} before the page's scripts have loaded is searched for`, async ({ page }) => {
    // Chromium complains where a page is left before the picture of the one before it has faded.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const release = await delayResponses(page, "**/assets/*.js");
    await page.goto("/ara", { waitUntil: "commit" });
    await field(page).fill("ametist");
    for (const key of presses) {
      await field(page).press(key);
      await expect(page).toHaveURL("/ara?q=ametist");
    }
    release();
    await expect(summary(page)).toContainText("“ametist” için");
    await expect(field(page)).toHaveValue("ametist");
    await expect(page).toHaveURL("/ara?q=ametist");
  });
}

test("An address that asks something has its folded header and its query before React has come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayResponses(page, "**/assets/*.js");
  await page.goto("/ara?q=ametist", { waitUntil: "commit" });
  await expect(field(page)).toHaveValue("ametist");
  await expect(page.getByRole("heading", { name: "Birkaç örnek" })).toBeHidden();
  const top = (await field(page).boundingBox())!.y;
  expect(top).toBeLessThan(100);
  release();
  await expect(summary(page)).toContainText("“ametist” için");
  await expect(field(page)).toHaveValue("ametist");
  expect((await field(page).boundingBox())!.y).toBe(top);
});

test("The keyboard alone searches, reaches a result and opens it", async ({ page }) => {
  await open(page, "/ara");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("profeksiyon");
  await page.keyboard.press("Enter");
  await expect(summary(page)).toHaveText(/ için \d+ sonuç$/);
  await expect(summary(page)).toBeFocused();
  const first = entries(page).getByRole("link").first();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/charts/profection");
});

test("An example pressed with Ctrl opens in a new tab", async ({ page, context }) => {
  await open(page, "/ara");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^ametist/ }).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/ara?q=ametist");
  await expect(field(page)).toHaveValue("");
});

test("Results lead to their place, also where a script scrolls to it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const main = page.getByRole("main");
  const heading = (name: string) => main.getByRole("heading", { name, exact: true }).first();
  const years = main.getByRole("navigation", { name: "Takvim yılı" });
  const places: [query: string, passage: string | RegExp, path: RegExp, place: Locator][] = [
    ["kadersel eş", /./, /\/consultation#kadersel-es-/, heading("Kadersel Eş Danışmanlığı")],
    ["dolunay", /./, /\/#dolunay$/, heading("Dolunay")],
    ["yeni ay ne zaman", / · Yeni Ay · /, /\/#ay-2025$/, years],
    ["ücret", "Ücret: Aylık 3250 TL", /\/blog#egitim$/, main.getByText("Aylık 3250 TL").first()],
  ];
  for (const [query, passage, path, place] of places) {
    await open(page, `/ara?q=${encodeURIComponent(query)}`);
    const entry = entries(page)
      .filter({ has: page.locator("p", { hasText: passage }) })
      .first();
    await entry.getByRole("link").click();
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expect(place).toBeInViewport();
  }
});

test("The index loads with the first letter, and nothing typed is sent", async ({ page }) => {
  await page.goto("/ara", { waitUntil: "networkidle" });
  await hydrated(page);
  const requests: string[] = [];
  page.on("request", (one) => {
    const { pathname, search: query } = new URL(one.url());
    // The code of the results, and the icon, which Chromium requests when the address changes.
    if (/^\/(assets\/[\w-]+\.js|favicon\.svg)$/.test(pathname + query)) return;
    requests.push(`${one.method()} ${pathname}${query}`);
  });
  const index = page.waitForResponse("**/ara/dizin.json*");
  await field(page).press("s");
  await index;
  expect(requests.map((request) => request.replace(/\?v=[\w-]{8}$/, ""))).toEqual([
    "GET /ara/dizin.json",
    "GET /ara/yanitlar.json",
  ]);
  await field(page).pressSequentially("atürn döngüsü");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/q=sat%C3%BCrn\+d%C3%B6ng%C3%BCs%C3%BC$/);
  await expect(entries(page).locator("p:not(.search-wait)").first()).toBeVisible();
  const files = searchFileAddresses().map((path) => `GET ${path}`);
  for (const one of requests) {
    const [file, version] = one.split("?v=");
    expect(files).toContain(file);
    expect(version).toMatch(/^[\w-]{8}$/);
  }
});

test("On a phone the answer and the first result are in sight above an open keyboard", async ({
  page,
}) => {
  const keyboard = 340;
  for (const [width, query] of [
    [390, "22 kasım"],
    [390, "dolunay ne zaman"],
    [390, "günlük burç yorumu"],
    [390, "koç"],
    [320, "koç"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/ara");
    await field(page).press(query[0]!);
    const { y } = (await field(page).boundingBox())!;
    expect(y).toBeLessThan(110);
    await search(page, query);
    // It stays where it is.
    expect((await field(page).boundingBox())!.y).toBe(y);
    const card = page.locator(".search-card");
    const answer = (await card.count()) > 0 ? card : entries(page).first().getByRole("link");
    const box = (await answer.boundingBox())!;
    expect(box.y + box.height, query).toBeLessThan(844 - keyboard);
    const kinds = page.getByRole("group", { name: "Sonuçları süz" });
    const tops = await kinds
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, "one row").toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the search needs it, and links to the pages", async ({ page }) => {
    await page.goto("/ara");
    await expect(page.getByText("JavaScript gerektirir")).toBeVisible();
    await expect(field(page)).toBeHidden();
    const links = page.getByRole("region", { name: "Sayfalar" }).getByRole("link");
    await expect(links).toContainText(menuLabels);
    await expect(page.getByText("Birkaç örnek")).toBeHidden();
  });
});
