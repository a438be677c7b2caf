import { day, firstFree, hold, openBooking, opener, toContact } from "../../site/booking-page.ts";
import { expectGray, expectStandsOut, likeness } from "../../support/browser/forced-colours.ts";
import { expect, open, test } from "../../support/browser/site.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }),
);

test("In forced colours today, a full and a closed day differ from a free one", async ({
  page,
  service,
}) => {
  await hold(service, "2025-09-25");
  await hold(service, "2025-09-27", { closed: true });
  await openBooking(page);
  const edge = (name: string) =>
    day(page, name).evaluate((one) => getComputedStyle(one).borderTopWidth);
  await expect(day(page, "25 Eylül 2025")).toBeDisabled();
  for (const gone of ["25 Eylül 2025", "27 Eylül 2025"])
    await expectGray(day(page, gone), day(page, "26 Eylül 2025"));
  expect(await edge("24 Eylül 2025")).toBe("2px");
  expect(await edge("26 Eylül 2025")).toBe("1px");
  await expect(page.locator(".calendar table")).toHaveScreenshot("forced-days.png", likeness);
});

test("In forced colours a wrong field wears a dashed edge", async ({ page }) => {
  await openBooking(page);
  await toContact(page, "26 Eylül 2025", "21:30");
  await page.getByLabel("Ad Soyad").fill("Ayşe Yılmaz");
  await page.getByLabel("Telefon").fill("0532");
  await page.getByLabel("Ad Soyad").focus();
  await expect(page.getByLabel("Telefon")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Telefon").blur();
  await expect(page.getByLabel("Telefon")).toHaveCSS("border-style", "dashed");
  await expect(page.getByLabel("Ad Soyad")).toHaveCSS("border-style", "solid");
  await expect(page.locator(".fields")).toHaveScreenshot("forced-invalid.png", likeness);
});

test("In forced colours the wrong number of a look-up wears a dashed edge", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await page.getByLabel("Telefon numaranız").fill("532");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
  await expect(page.locator(".phone-field")).toHaveCSS("border-style", "dashed");
  await expect(page.locator(".lookup")).toHaveScreenshot("forced-lookup.png", likeness);
});

test("In forced colours the chosen look of the site shows its dot", async ({ page }) => {
  await open(page, "/kvkk");
  const dark = page.getByRole("radio", { name: "Koyu" });
  await dark.check();
  // The browser's own circle shows its dot in any colours.
  await expect(dark).toHaveCSS("appearance", "auto");
  await expect(page.locator(".theme-switch")).toHaveScreenshot("forced-theme.png", likeness);
});

test("In forced colours the days that a type promises are underlined", async ({ page }) => {
  await openBooking(page, undefined, "mini-dogum-haritasi");
  await expect(firstFree(page)).toBeVisible();
  await expect(day(page, "28 Eylül 2025")).toHaveCSS("text-decoration-line", "underline");
  await expect(day(page, "29 Eylül 2025")).toHaveCSS("text-decoration-line", "none");
  await expect(page.locator(".calendar table")).toHaveScreenshot("forced-promised.png", likeness);
});

test("In forced colours the first free day stands out once it is chosen", async ({ page }) => {
  await openBooking(page);
  await firstFree(page).click();
  await expect(firstFree(page)).toHaveAttribute("aria-pressed", "true");
  await expectStandsOut(firstFree(page), day(page, "30 Eylül 2025"));
});

test("In forced colours a type that cannot be booked has a grey button", async ({ page }) => {
  await open(page, "/consultation#normal-dogum-haritasi");
  await expect(opener(page)).toBeDisabled();
  await expectGray(opener(page), page.getByRole("heading", { level: 1 }));
});

test("In forced colours the letters that one is at stand out in the glossary's bar", async ({
  page,
}) => {
  await open(page, "/sozluk/g-j");
  const letters = page.getByRole("navigation", { name: "Harfler" });
  await expectStandsOut(
    letters.locator("[aria-current]").first(),
    letters.locator("a:not([aria-current])").first(),
  );
});

test("In forced colours the chosen size of a wheel shows its dot", async ({ page }) => {
  await open(page, "/charts/solar/cark");
  const twice = page.getByRole("radio", { name: "2 kat" });
  await twice.check();
  await expect(twice).toHaveCSS("appearance", "auto");
  await expect(page.getByRole("group", { name: "Büyüklük" })).toHaveScreenshot(
    "forced-zoom.png",
    likeness,
  );
});

// Asked for with the page, and left out in forced colours: Chromium says so.
test.afterEach(({ trouble }) => {
  const isUnusedPicture = (line: string) => line.includes("was preloaded using link preload");
  trouble.splice(0, trouble.length, ...trouble.filter((line) => !isUnusedPicture(line)));
});
