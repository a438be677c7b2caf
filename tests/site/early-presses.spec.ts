import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/site.ts";
import { opener } from "./booking-page.ts";

/** Opens the page without its script, which comes when the answered function is called. */
async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/start-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return resolve;
}

test("Buttons that are pressed before the page's script has come are pressed again when it has", async ({
  page,
}) => {
  const loadScript = await openBeforeScript(page, "/");
  const phase = page.getByRole("article").filter({ visible: true });
  const nextPhase = page.getByRole("button", { name: "Sonraki Evre →" });
  const first = await phase.first().getByRole("heading").innerText();
  await nextPhase.click();
  await expect(nextPhase).toHaveAttribute("aria-busy", "true");
  await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
  loadScript();
  await expect(page.getByRole("dialog", { name: "Randevu Durumu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".moon-texts .fade h3")).not.toHaveText(first);
  await expect(nextPhase).not.toHaveAttribute("aria-busy");
});

test("A link to a consultation shows it before React has come, and its button works", async ({
  page,
}) => {
  const loadScript = await openBeforeScript(page, "/consultation#mini-ongoru");
  const list = page.getByRole("navigation", { name: "Danışmanlık Türleri" });
  const heading = page.getByRole("article").getByRole("heading").first();
  await expect(heading).toHaveText("Mini Öngörü");
  await expect(heading).toBeInViewport();
  await list.getByRole("link", { name: "Tek Konu Danışmanlığı" }).click();
  await expect(heading).toHaveText("Tek Konu Danışmanlığı");
  await expect(list.locator("[aria-current]")).toContainText("Tek Konu Danışmanlığı");
  await opener(page).click();
  loadScript();
  await expect(page.getByRole("dialog", { name: "Tek Konu Danışmanlığı" })).toBeVisible();
});
