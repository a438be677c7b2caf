import type { Browser, Page } from "@playwright/test";
import { expectReport } from "../site/booking-page.ts";
import type { Service } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { forgetPasswords, newAccount, newSession, password } from "./staff.ts";

const sheetOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const itemOf = (page: Page, text: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: text });

/** A second browser, signed in. */
async function otherPage(browser: Browser, service: Service, account: { id: string }) {
  const value = await newSession(service, { ...account, email: "" }, "Safari, iPhone");
  const context = await browser.newContext({ baseURL: service.url, locale: "tr-TR" });
  await context.addCookies([{ name: "yonetim", value, url: service.url }]);
  return context.newPage();
}

async function typePassword(page: Page, trouble: string[]) {
  await expect(sheetOf(page, "Parolanızı yeniden girin").getByLabel("Parolanız")).toBeFocused();
  await expectReport(trouble, /status of 403/);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

test("An owner invites an assistant, who sets up the account by the link", async ({
  page,
  browser,
  service,
  trouble,
}) => {
  await forgetPasswords(service);
  await page.goto("/yonetim/ayarlar");
  await press(page, page.getByRole("link", { name: /^Hesaplar/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Hesaplar" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Hesap ekle" }));
  const sheet = sheetOf(page, "Hesap ekle");
  await expect(sheet.getByRole("textbox", { name: "Ad" })).toBeFocused();
  await page.keyboard.type("Can Demir");
  await page.keyboard.press("Tab");
  await page.keyboard.type("can@example.com");
  await expect(sheet.getByRole("radio", { name: /^Asistan/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await typePassword(page, trouble);
  const heading = page.getByRole("heading", { name: "Can Demir için bağlantı" });
  await expect(heading).toBeFocused();
  await expectNoFindings(page);
  await expect(
    page.getByText("Bir kez çalışır; şu zamana kadar geçerli: 25 Eylül 2025 13:00."),
  ).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Bağlantı" }).inputValue();
  await expect(itemOf(page, "Can Demir")).toContainText("Kurulum bekliyor");
  await press(page, page.getByRole("button", { name: "İlettim" }));
  await expect(heading).toBeHidden();

  const invited = await browser.newPage({ baseURL: service.url });
  await invited.goto(link);
  for (const label of ["Yeni parola", "Yeni parola, bir daha"]) {
    await invited.getByLabel(label, { exact: true }).fill("yıldızlı bir gece daha");
  }
  await invited.keyboard.press("Enter");
  await expect(invited.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
  await expect(invited.locator(".rail-account")).toContainText("Can Demir");
  await invited.close();
  await page.reload();
  await expect(itemOf(page, "Can Demir")).toContainText("1 açık oturum");
});

test("An owner who becomes an assistant loses the owner's rights in an open panel", async ({
  page,
  browser,
  service,
}) => {
  const can = await newAccount(service, "can@example.com");
  const other = await otherPage(browser, service, can);
  await other.goto("/yonetim/ayarlar");
  await expect(other.getByRole("link", { name: /^Hesaplar/ })).toBeVisible();
  await page.goto("/yonetim/hesaplar");
  await press(page, page.getByRole("button", { name: "Düzenle: can@example.com" }));
  const sheet = sheetOf(page, "can@example.com");
  await expect(sheet.getByRole("textbox", { name: "Ad" })).toBeFocused();
  await page.keyboard.type("Can Demir");
  await tabTo(page, sheet.getByRole("radio", { name: /^Yönetici/ }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hesap kaydedildi.")).toBeVisible();
  await expect(itemOf(page, "Can Demir")).toContainText("Asistan");
  await other.getByRole("link", { name: /^Hesaplar/ }).click();
  await expect(other.getByRole("alert")).toContainText("Bunu yalnızca yöneticiler yapabilir.");
  await expect(other.locator(".rail-account")).toContainText("Asistan");
  await other.close();
});

test("Ending sessions, resetting and removing an account each ask first", async ({
  page,
  browser,
  service,
  trouble,
}) => {
  const can = await newAccount(service, "can@example.com");
  const other = await otherPage(browser, service, can);
  await page.goto("/yonetim/hesaplar");
  const sheet = sheetOf(page, "can@example.com");
  async function choose(step: string) {
    await press(page, page.getByRole("button", { name: "Düzenle: can@example.com" }));
    await press(page, sheet.getByRole("button", { name: step }));
  }
  await choose("Oturumlarını kapat…");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Vazgeç" }));
  await press(page, sheet.getByRole("button", { name: "Oturumlarını kapat…" }));
  await press(page, sheet.getByRole("button", { name: "Evet, kapat" }));
  await expect(page.getByText("can@example.com: bütün oturumları kapatıldı.")).toBeVisible();
  await other.goto("/yonetim");
  await expect(other.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
  await other.close();

  await choose("Hesabı sıfırla…");
  await expect(sheet).toContainText("Parolası, ikinci adımı ve takvim adresi silinir");
  await press(page, sheet.getByRole("button", { name: "Yeni bağlantıyı göster" }));
  await expect(page.getByRole("textbox", { name: "Bağlantı" })).toHaveValue(
    /\/yonetim\/kurulum#[\w-]{43}$/,
  );
  await expect(itemOf(page, "can@example.com")).toContainText("Kurulum bekliyor");

  await choose("Hesabı sil…");
  await press(page, sheet.getByRole("button", { name: "Evet, sil" }));
  await expect(itemOf(page, "can@example.com")).toHaveCount(0);
  await expect(page.getByText("can@example.com: hesap silindi.")).toBeVisible();
  expect(trouble).toEqual([]);
});
