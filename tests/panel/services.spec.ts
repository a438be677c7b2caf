import type { Page } from "@playwright/test";
import type { PanelServicesAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expectReport } from "../site/booking-page.ts";
import { holdAnswers } from "../support/browser/hold-back.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

const serviceOf = (page: Page, title: string) =>
  page.getByRole("group", { name: title, exact: true });
const onlineOf = (page: Page, title: string) =>
  serviceOf(page, title).getByRole("checkbox", { name: "Siteden randevu alınabilir" });
const save = (page: Page) => page.getByRole("button", { name: "Kaydet" });

/** As a colleague saves them elsewhere. */
async function setElsewhere(page: Page, slug: string, part: object): Promise<number> {
  const now: PanelServicesAnswer = await (await page.request.get(panelPaths.services)).json();
  const services = now.services.map(({ slug, bookable, duration = null, note = "" }) => ({
    ...{ slug, bookable, duration, note },
  }));
  return send(page, panelPaths.services, {
    version: now.version,
    services: services.map((one) => (one.slug === slug ? { ...one, ...part } : one)),
  });
}

test("A service is taken off the site and put on it with the keyboard alone", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim/hizmetler");
  await expect(page.getByRole("group")).toHaveCount(12);
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

test("A service for the site that is longer than a slot is refused beside its duration", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim/hizmetler");
  const duration = serviceOf(page, "Mini Öngörü").getByLabel("Süre (dakika)");
  await tabTo(page, duration);
  await page.keyboard.type("4x5");
  await expect(duration).toHaveValue("45");
  await press(page, save(page));
  await expect(duration).toBeFocused();
  await expect(duration).toHaveAccessibleDescription(
    "Siteden randevu alınabilen bir hizmet, takvimdeki bir randevu aralığından uzun olamaz.",
  );
  await expectNoFindings(page);
  await tabTo(page, onlineOf(page, "Mini Öngörü"));
  await page.keyboard.press("Space");
  await press(page, save(page));
  await expect(page.getByText("Hizmetler kaydedildi.")).toBeVisible();
});

test("A service's duration and note stand on the card and in the entry, at once", async ({
  page,
}) => {
  const { id } = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00" });
  await page.goto(`/yonetim/randevu/${id}`);
  const type = page.getByRole("definition").filter({ hasText: "Mini Öngörü" });
  await expect(type).toHaveText("Mini Öngörü");
  expect(await setElsewhere(page, "mini-ongoru", { duration: 20, note: "Soruyu al." })).toBe(200);
  await expect(type).toHaveText("Mini Öngörü20 dakika · Soruyu al.");
  await page.goto("/yonetim/yeni");
  const select = page.getByLabel("Tür");
  await expect(select.getByRole("option")).toHaveCount(13);
  await select.selectOption("Mini Öngörü");
  await expect(select).toHaveAccessibleDescription("20 dakika · Soruyu al.");
  await select.selectOption("VIP Öngörü");
  await expect(select).toHaveAccessibleDescription("");
});

test("What somebody else has saved meanwhile is not lost: one's own is refused, and can be dropped", async ({
  page,
  trouble,
}) => {
  await page.goto("/yonetim/hizmetler");
  await tabTo(page, onlineOf(page, "Mini Öngörü"));
  await page.keyboard.press("Space");
  expect(await setElsewhere(page, "vip-ongoru", { note: "Önce ara." })).toBe(200);
  await press(page, save(page));
  await expect(page.getByRole("alert").filter({ hasText: /siz bakarken değişti/ })).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await expect(onlineOf(page, "Mini Öngörü")).not.toBeChecked();
  await press(page, page.getByRole("button", { name: "Vazgeç" }));
  await expect(onlineOf(page, "Mini Öngörü")).toBeChecked();
  await expect(serviceOf(page, "VIP Öngörü").getByLabel("Personele not")).toHaveValue("Önce ara.");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Varsayılanlara dön" }));
  await expect(serviceOf(page, "VIP Öngörü").getByLabel("Personele not")).toHaveValue("");
  await press(page, save(page));
  await expect(page.getByText("Hizmetler kaydedildi.")).toBeVisible();
});

test("What was saved stays on the screen while it is asked for again", async ({ page }) => {
  await page.goto("/yonetim/hizmetler");
  await tabTo(page, onlineOf(page, "Mini Öngörü"));
  await page.keyboard.press("Space");
  await holdAnswers(page, panelPaths.services);
  await press(page, save(page));
  await expect(page.getByText("Hizmetler kaydedildi.")).toBeVisible();
  await expect(onlineOf(page, "Mini Öngörü")).not.toBeChecked();
});
