import { pageAddresses } from "../../../app/content/addresses.ts";
import config from "../../../playwright.config.ts";
import { fillContact, openBooking, submit, toContact } from "../../site/booking-page.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, open, test } from "../../support/browser/site.ts";
import { findWholeChromium } from "../../support/chromium.ts";

const wholeChromium = findWholeChromium();

// Playwright switches the browser's memory of pages off.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...(wholeChromium && { executablePath: wholeChromium }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test.skip(!wholeChromium, "only a whole Chromium keeps pages that were left; there is none here");

const kinds = [
  ...pageKinds.filter((path) => path !== pageAddresses.notFound),
  "/planets/mars#koc",
  "/consultation#mini-ongoru",
  "/ara?q=ametist",
];

test("Every kind of page returns from the back-forward cache as it was left", async ({ page }) => {
  for (const path of kinds) {
    await open(page, path);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(path === "/kvkk" ? "/about" : "/kvkk");
    await page.goBack({ waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState === "complete");
    // A reloaded page does not have it.
    const kept = await page.evaluate(() => (window as { persisted?: boolean }).persisted);
    expect.soft(kept, path).toBe(true);
  }
});

test("A page from the back-forward cache has the theme chosen since", async ({ page }) => {
  await open(page, "/about");
  await page.goto("/kvkk");
  await page.getByRole("radio", { name: "Koyu" }).check();
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(30, 16, 19)");
  await expect(page.getByRole("radio", { name: "Koyu" })).toBeChecked();
});

test("A menu that was left open is closed after going back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, button, menu, link] of [
    ["/zodiac/aslan", "Menüye Dön", "Bölümler", "Taşlar"],
    ["/zodiac/aslan", "Menü", "Ana menü", "Elementler"],
    ["/", "Menü", "Ana menü", "Elementler"],
  ] as const) {
    await open(page, path);
    await page.getByRole("button", { name: button, exact: true }).click();
    const left = page.url();
    await page
      .getByRole("navigation", { name: menu, exact: true })
      .getByRole("link", { name: link })
      .click();
    await expect(page).not.toHaveURL(left);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(left);
    await expect(page.locator(":popover-open")).toHaveCount(0);
  }
});

test("Going back from the private link shows what was booked", async ({ page }) => {
  await openBooking(page);
  await toContact(page, "26 Eylül 2025", "21:30");
  await fillContact(page);
  await submit(page).click();
  const link = page.getByRole("link", { name: "Randevunuzu görün, taşıyın ya da iptal edin" });
  await link.click();
  await expect(page).toHaveURL(/\/randevum#/);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator(".booked")).toContainText("26 Eylül 2025, 21:30 – Mini Öngörü");
  await expect(link).toBeVisible();
});
