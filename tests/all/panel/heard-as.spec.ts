import type { Page } from "@playwright/test";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { makeLink } from "../../../server/staff/links.ts";
import { test } from "../../panel/signed-in.ts";
import { newAccount } from "../../panel/staff.ts";
import { bookAndFind, send, tomorrow } from "../../panel/work.ts";
import { expectHeardAs } from "../../support/browser/heard-as.ts";
import { openScreen } from "../../support/browser/panel-states.ts";
import { expect, test as signedOut } from "../../support/browser/site.ts";

const twoRequests = async (page: Page) => {
  await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Şükrü Çağlayan" });
  return bookAndFind(page, { day: tomorrow, timeSlot: "20:00" });
};

const screens: [name: string, path: string, proof: string][] = [
  ["list", "/", "Şükrü Çağlayan"],
  ["week", `/hafta?gun=${tomorrow}`, "Şükrü Çağlayan"],
  ["entry", `/yeni?gun=${tomorrow}`, "22:30"],
  ["closed", "/kapali", "Kapalı"],
  ["hours", "/saatler", "Önizleme"],
  ["record", "/kayitlar", "Kayıtlar"],
  ["numbers", "/sayilar", "Toplam"],
  ["services", "/hizmetler", "Mini Öngörü"],
  ["messages", "/mesajlar", "Hatırlatma"],
  ["settings", "/ayarlar", "Oturumlar"],
  ["accounts", "/hesaplar", "Düzenle"],
  ["more", "/diger", "Çıkış yap"],
];

for (const [name, path, proof] of screens) {
  test(`The panel's screen “${name}” is heard as written down`, async ({ page }) => {
    await twoRequests(page);
    await openScreen(page, path);
    await expect(page.getByRole("main").getByText(proof).first()).toBeVisible();
    await expectHeardAs(page.getByRole("main"), name);
  });
}

test("An appointment's card and its sheets are heard as written down", async ({ page }) => {
  const { id } = await twoRequests(page);
  await openScreen(page, `/randevu/${id}`);
  await expect(page.getByRole("heading", { name: "Kim baktı" })).toBeVisible();
  await expectHeardAs(page.getByRole("main"), "card");
  for (const [name, button] of [
    ["card-cancel", "İptal et"],
    ["card-move", "Taşı"],
    ["card-edit", "Bilgileri düzelt"],
  ] as const) {
    await page.getByRole("button", { name: button }).first().click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading").first()).toBeFocused();
    if (name === "card-move")
      await expect(sheet.getByRole("radio", { name: /^22:30/ })).toBeVisible();
    await expectHeardAs(sheet, name);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  }
});

test("The way back of a cancelled card, and how its visitor is told, are heard as written down", async ({
  page,
}) => {
  const { id } = await twoRequests(page);
  await page.goto("/yonetim");
  await send(page, panelPaths.cancel(id), { version: 1, reason: "Danışan istedi" });
  await openScreen(page, `/randevu/${id}`);
  await expectHeardAs(page.getByRole("main"), "card-cancelled");
});

signedOut("The sign-in page is heard as written down", async ({ page }) => {
  await page.goto("/yonetim/giris");
  await expect(page.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
  await expectHeardAs(page.getByRole("main"), "sign-in");
});

test("What the panel refuses is tied to its field, which has the focus", async ({ page }) => {
  await openScreen(page, "/ayarlar");
  const again = page.getByLabel("Yeni parola, bir daha");
  await page.getByLabel("Şu anki parola").fill("gökyüzü ve kitaplar");
  await page.getByLabel("Yeni parola", { exact: true }).fill("bambaşka bir cümle");
  await again.fill("bir başka cümle daha");
  await again.press("Enter");
  await expect(again).toHaveAttribute("aria-invalid", "true");
  await expect(again).toHaveAccessibleDescription("İki parola aynı değil.");
  await expect(again).toBeFocused();
});

signedOut("The page behind a set-up link is heard as written down", async ({ page, service }) => {
  const { id, email } = await newAccount(service);
  const token = await makeLink(service.database.db, id, service.clock.now);
  await page.goto(`/yonetim/kurulum#${token}`);
  await expect(page.getByText(email)).toBeVisible();
  await expectHeardAs(page.getByRole("main"), "set-up");
});
