import type { Page } from "@playwright/test";
import { drawn } from "../support/browser/pending-requests.ts";
import { expect, open, test } from "../support/browser/site.ts";

const opened = (page: Page) => page.locator("details[open] h3");
const title = (page: Page, sign: string) => page.getByText(`Mars ${sign} Burcunda`);

test("The tab bar scrolls sideways to the chosen planet [9.1]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/planets");
  const bar = page.getByRole("navigation", { name: "Gezegenler" });
  const tabs = bar.getByRole("link");
  await expect(tabs.first()).toHaveAttribute("aria-current", "page");
  await expect(tabs.last()).not.toBeInViewport();
  expect(await bar.evaluate((element) => getComputedStyle(element).overflowX)).toBe("auto");
  await tabs.last().click();
  await expect(page).toHaveURL("/planets/pluton");
  await expect(page.getByRole("heading", { level: 2, name: "Plüton", exact: true })).toBeVisible();
  await expect(tabs.last()).toBeInViewport();
});

test("One entry is open at most, and address, back and forward follow it [9.3]", async ({
  page,
}) => {
  await open(page, "/planets/mars?kaynak=posta");
  await expect(opened(page)).toHaveCount(0);
  await title(page, "Koç").click();
  await expect(opened(page)).toHaveText(["Mars Koç Burcunda"]);
  await expect(page).toHaveURL("/planets/mars?kaynak=posta#koc");
  // Two frames later the pressed row has been brought back to where it was.
  await drawn(page);
  await title(page, "Balık").click();
  await expect(opened(page)).toHaveText(["Mars Balık Burcunda"]);
  await expect(title(page, "Balık")).toBeInViewport();
  await expect(page).toHaveURL("/planets/mars?kaynak=posta#balik");
  await drawn(page);
  await title(page, "Balık").click();
  await expect(opened(page)).toHaveCount(0);
  await expect(page).toHaveURL("/planets/mars?kaynak=posta");
  await page.goBack();
  await expect(opened(page)).toHaveText(["Mars Balık Burcunda"]);
  await page.goBack();
  await expect(opened(page)).toHaveText(["Mars Koç Burcunda"]);
  await page.goBack();
  await expect(opened(page)).toHaveCount(0);
  await page.goForward();
  await expect(opened(page)).toHaveText(["Mars Koç Burcunda"]);
});

test("Entries open and close with the keyboard [9.3]", async ({ page }) => {
  await open(page, "/planets/mars");
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(opened(page)).toHaveText(["Mars Koç Burcunda"]);
  await expect(page.locator("details[open] a")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("details[open] a")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(opened(page)).toHaveText(["Mars Boğa Burcunda"]);
});

test("An address opens its entry; the skip link and unknown fragments leave it open [9.3] [9.4]", async ({
  page,
}) => {
  await open(page, "/planets/jupiter#aslan");
  const entry = page.locator("details[open]");
  await expect(entry.getByRole("heading", { level: 4 })).toHaveCount(7);
  await expect(entry.getByRole("listitem").first().locator("strong")).toHaveText(/:$/);
  await expect(entry.locator(".summary")).toBeVisible();
  const skip = page.getByRole("link", { name: "İçeriğe geç" });
  for (const fragment of ["icerik", "olmayan"]) {
    await skip.evaluate((link, to) => link.setAttribute("href", `#${to}`), fragment);
    await skip.press("Enter");
    await expect(page).toHaveURL(`/planets/jupiter#${fragment}`);
    await drawn(page);
    await expect(opened(page)).toHaveText(["Jüpiter Aslan Burcunda"]);
  }
});

test("A sign among the facts and the planet's sign of today link to their entries", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2025-12-01T12:00:00+03:00"));
  await open(page, "/planets/neptun");
  const facts = page.locator(".planet > header");
  await facts.getByRole("link", { name: "Neptün Balık Burcunda" }).click();
  await expect(opened(page)).toHaveText(["Neptün Balık Burcunda"]);
  await expect(page).toHaveURL("/planets/neptun#balik");
  await open(page, "/planets/mars");
  await facts.getByRole("link", { name: "Yengeç", exact: true }).click();
  await expect(opened(page)).toHaveText(["Mars Yengeç Burcunda"]);
  await expect(title(page, "Yengeç")).toBeInViewport({ ratio: 1 });
});
