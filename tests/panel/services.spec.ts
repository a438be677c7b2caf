import type { Page } from "@playwright/test";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";

const serviceOf = (page: Page, title: string) =>
  page.getByRole("group", { name: title, exact: true });
const onlineOf = (page: Page, title: string) =>
  serviceOf(page, title).getByRole("checkbox", { name: "Siteden randevu alınabilir" });

test("A service is removed from the site and put back by keyboard", async ({ page }) => {
  await page.goto("/yonetim/hizmetler");
  await expect(page.getByRole("main").getByRole("group")).toHaveCount(12);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(7);
  await expectNoFindings(page);
  await tabTo(page, onlineOf(page, "Normal Doğum Haritası"));
  await page.keyboard.press("Space");
  await tabTo(page, onlineOf(page, "Mini Doğum Haritası"));
  await page.keyboard.press("Space");
  await tabTo(page, serviceOf(page, "Mini Doğum Haritası").getByLabel("Personele not"));
  await page.keyboard.type("Doğum saatini sor.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hizmetler kaydedildi.")).toBeVisible();
  await page.reload();
  await expect(onlineOf(page, "Normal Doğum Haritası")).toBeChecked();
  await expect(onlineOf(page, "Mini Doğum Haritası")).not.toBeChecked();
  await page.goto("/consultation");
  const button = page.getByRole("button", { name: "Randevu Al" });
  await expect(button).toBeEnabled();
  await page.goto("/consultation#mini-dogum-haritasi");
  await expect(page.getByRole("article").getByRole("heading").first()).toHaveText(
    "Mini Doğum Haritası",
  );
  await expect(button).toBeDisabled();
});
