import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { markRun } from "../../server/database/job-runs.ts";
import { expectReport } from "../site/booking-page.ts";
import { wednesdayNoon } from "../support/app.ts";
import { holdBack } from "../support/browser/hold-back.ts";
import { openScreen } from "../support/browser/panel-states.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { codeAt } from "./second-factor.ts";
import { test } from "./signed-in.ts";
import { forgetPasswords, newAccount, newSession, password } from "./staff.ts";

test("The password is changed by whoever knows the old one", async ({ page, trouble }) => {
  await page.goto("/yonetim/ayarlar");
  const current = page.getByLabel("Şu anki parola");
  await tabTo(page, current);
  await page.keyboard.type("bu değil");
  for (const label of ["Yeni parola", "Yeni parola, bir daha"]) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type("yıldızlı bir gece daha");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Şu anki parolanız yanlış.")).toBeVisible();
  await expect(current).toBeFocused();
  await expectReport(trouble, /status of 403/);
  await expectNoFindings(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Parolanız değişti.")).toBeVisible();
  await expect(current).toHaveValue("");
});

/** Asks to switch the second step on, and answers with the secret for the app. */
async function startSecondStep(page: Page): Promise<string> {
  await page.goto("/yonetim/ayarlar");
  await press(page, page.getByRole("button", { name: "İkinci adımı aç" }));
  await expect(page.getByLabel("Uygulamadaki altı haneli kod")).toBeFocused();
  return page.locator(".secret").innerText();
}

async function confirmSecondStep(page: Page, secret: string): Promise<void> {
  await page.keyboard.type(codeAt(secret.replaceAll(" ", ""), wednesdayNoon.getTime()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Kurtarma kodlarınız/ })).toBeFocused();
}

test("The second step is switched on with the app's first code", async ({
  page,
  context,
  trouble,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const secret = await startSecondStep(page);
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await page.keyboard.type("000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Kod yanlış ya da daha önce kullanılmış.")).toBeVisible();
  await expectReport(trouble, /status of 400/);
  await page.keyboard.press("Control+a");
  await confirmSecondStep(page, secret);
  const codes = await page.locator(".recovery-codes code").allInnerTexts();
  expect(codes).toHaveLength(10);
  await press(page, page.getByRole("button", { name: "Kopyala" }));
  await expect(page.getByText("Kopyalandı.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  await press(page, page.getByRole("button", { name: "Sakladım" }));
  await expect(page.getByText("Kullanılmamış 10 kurtarma kodunuz var.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "İkinci adım" })).toBeFocused();
});

test("The second step is switched off after a warning", async ({ page }) => {
  await confirmSecondStep(page, await startSecondStep(page));
  await press(page, page.getByRole("button", { name: "Sakladım" }));
  await press(page, page.getByRole("button", { name: "İkinci adımı kapat" }));
  await expect(page.getByText("girişte yalnızca parolanız sorulur")).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Evet, kapat" }));
  await expect(page.getByText("İkinci adım kapatıldı.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "İkinci adım" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "İkinci adımı aç" }));
  await press(page, page.getByRole("button", { name: "Vazgeç" }));
  await expect(page.getByRole("heading", { name: "İkinci adım" })).toBeFocused();
});

test("The square for the app and the recovery codes have no accessibility findings", {
  tag: "@390",
}, async ({ page }) => {
  const secret = await startSecondStep(page);
  await expect(page.getByRole("img", { name: /karekod/ })).toBeVisible();
  await expectNoFindings(page);
  await confirmSecondStep(page, secret);
  await expectNoFindings(page);
});

test("On paper there are the recovery codes and nothing else", async ({ page }) => {
  await confirmSecondStep(page, await startSecondStep(page));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".recovery-codes code").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByText("Yazdır", { exact: true })).toBeHidden();
});

test("New recovery codes are shown once, in place of the old ones", async ({ page }) => {
  await confirmSecondStep(page, await startSecondStep(page));
  const codes = page.locator(".recovery-codes code");
  const before = await codes.allInnerTexts();
  await press(page, page.getByRole("button", { name: "Sakladım" }));
  await press(page, page.getByRole("button", { name: "Yeni kurtarma kodları" }));
  await expect(page.getByText("eskilerinin hiçbiri çalışmaz")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Yeni kodları göster" }));
  await expect(page.getByRole("heading", { name: "Yeni kurtarma kodlarınız" })).toBeFocused();
  const after = await codes.allInnerTexts();
  expect(new Set([...before, ...after]).size).toBe(20);
});

test("Another device's session is ended by itself", async ({ page, service, staff }) => {
  await newSession(service, staff, "Safari, iPhone");
  await page.goto("/yonetim/ayarlar");
  const sessions = page.getByRole("region", { name: "Oturumlar" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: "Bu oturum" })).toHaveCount(1);
  await press(page, page.getByRole("button", { name: /^Kapat: Safari, iPhone/ }));
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText("Bu oturum");
  await expect(page.getByRole("heading", { name: "Oturumlar" })).toBeFocused();
});

test("Of many sessions one's own stands first, and all but five are folded away", async ({
  page,
  service,
  staff,
}) => {
  for (const at of [1, 2, 3, 4, 5, 6]) await newSession(service, staff, `Cihaz ${at}`);
  await page.goto("/yonetim/ayarlar");
  const sessions = page.getByRole("region", { name: "Oturumlar" }).getByRole("listitem");
  await expect(sessions.first()).toContainText("Bu oturum");
  await expect(sessions).toHaveCount(5);
  await press(page, page.getByText("2 oturum daha"));
  await expect(sessions).toHaveCount(7);
});

test("The calendar's address is shown once, works, and can be ended", async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/yonetim/ayarlar");
  await expect(page.getByText("yalnızca baş harfler görünür")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Adres oluştur" }));
  const field = page.getByLabel("Yeni adresiniz");
  await expect(field).toHaveValue(new RegExp(`^${baseURL}/api/takvim/.+\\.ics$`));
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Adresi kopyala" }));
  await expect(page.getByText("Kopyalandı.")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect((await page.request.get(address)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText("tarihinde oluşturulan bir adresiniz var.")).toBeVisible();
  await expect(field).toBeHidden();
  await press(page, page.getByRole("button", { name: "Adresi kapat" }));
  await expect(page.getByText("Adresiniz yok.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Takvim adresi" })).toBeFocused();
  expect((await page.request.get(address)).status()).toBe(404);
});

test("Two that want the password at once are both done with one answer", async ({
  page,
  service,
  trouble,
}) => {
  await forgetPasswords(service);
  await page.goto("/yonetim/ayarlar");
  const feed = page.getByRole("button", { name: "Adres oluştur" });
  await expect(feed).toBeVisible();
  const asked = [panelPaths.feed, panelPaths.secondFactorStart];
  const release = await holdBack(page, ...asked.map((path) => `**${path}`));
  await press(page, page.getByRole("button", { name: "İkinci adımı aç" }));
  await press(page, feed);
  const refused = asked.map((path) =>
    page.waitForResponse((answer) => answer.url().endsWith(path) && answer.status() === 403),
  );
  release();
  await Promise.all(refused);
  const sheet = page.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await sheet.getByLabel("Parolanız").fill(password);
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel("Yeni adresiniz")).toBeVisible();
  await expect(page.getByLabel("Uygulamadaki altı haneli kod")).toBeVisible();
  expect(trouble.splice(0)).toEqual(Array(2).fill(expect.stringContaining("403")));
});

test("Signing out leads to the sign-in page, and the session is over", async ({ page }) => {
  // With nothing on its way: what is asked when one leaves is refused, and Chromium reports it.
  await openScreen(page, "/ayarlar");
  await press(page, page.getByRole("button", { name: "Çıkış yap", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
  expect((await page.request.get(panelPaths.session)).status()).toBe(401);
});

test("Nobody sees another person's sessions", async ({ page, service }) => {
  const other = await newAccount(service, "can@example.com");
  await newSession(service, other, "Yabancı cihaz");
  await page.goto("/yonetim/ayarlar");
  await expect(page.getByText("Bu oturum")).toBeVisible();
  await expect(page.getByText("Yabancı cihaz")).toBeHidden();
});

test("The settings say when everything was last backed up, and whether that is set up", async ({
  page,
  service,
}) => {
  await page.goto("/yonetim/ayarlar");
  const backups = page.getByRole("region", { name: "Yedekler" });
  await expect(backups).toContainText("Henüz yedek alınmadı.");
  await expect(backups).toContainText("Kendiliğinden yedek alma kurulu değil.");
  await expectNoFindings(page);
  await markRun(service.database, "backup", "2025-09-24T00:10:00.000Z");
  service.parts.config.BACKUP_DIR = "yedekler";
  await page.reload();
  await expect(backups).toContainText("Son yedek: 24 Eylül 2025 03:10");
  await expect(backups).not.toContainText("kurulu değil");
});

test("A session that has ended meanwhile leaves the list, and says so", async ({
  page,
  service,
  staff,
  trouble,
}) => {
  await newSession(service, staff, "Safari, iPhone");
  await page.goto("/yonetim/ayarlar");
  const close = page.getByRole("button", { name: /^Kapat: Safari, iPhone/ });
  await expect(close).toBeVisible();
  await service.database.db
    .deleteFrom("staff_sessions")
    .where("device", "=", "Safari, iPhone")
    .execute();
  await press(page, close);
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toContainText(
    "Bu oturum zaten kapanmış.",
  );
  await expect(close).toHaveCount(0);
  trouble.length = 0;
});
