import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { makeLink } from "../../server/accounts/links.ts";
import { expectReport } from "../site/booking-page.ts";
import { expect, test } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { codeAt, newCarefulAccount } from "./second-factor.ts";
import { newAccount, password } from "./staff.ts";

async function typeCredentials(page: Page, email: string) {
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

const inside = (page: Page) => page.getByRole("heading", { level: 1, name: "Randevular" });
const signInPage = (page: Page) => page.getByRole("heading", { level: 1, name: "Giriş" });

test("Signing in leads to the requested page, and signing out ends the session", async ({
  page,
  service,
  trouble,
}) => {
  const { email } = await newAccount(service);
  await page.goto("/yonetim/kayitlar?baslangic=2020-01-01&bitis=2020-01-02");
  await expect(page).toHaveURL(/\/yonetim\/giris$/);
  await expectReport(trouble, /status of 401/);
  await expect(page.getByText("Astroloji Akademisi", { exact: true })).toBeVisible();
  await expect(page.getByLabel("E-posta")).toHaveAttribute("autocomplete", "username webauthn");
  await expect(page.getByLabel("Parola")).toHaveAttribute("autocomplete", "current-password");
  await expectNoFindings(page);
  await typeCredentials(page, email);
  await expect(page).toHaveURL(/\/yonetim\/kayitlar\?baslangic=2020-01-01&bitis=2020-01-02$/);
  await expect(page.getByRole("heading", { level: 1, name: "Kayıtlar" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Çıkış yap" }));
  await expect(signInPage(page)).toBeVisible();
  expect((await page.request.get(panelPaths.session)).status()).toBe(401);
});

test("An account with a second factor signs in with a code of the app or a recovery code", async ({
  page,
  service,
  trouble,
}) => {
  const { email, secret, recoveryCodes } = await newCarefulAccount(service);
  await page.goto("/yonetim/giris");
  await typeCredentials(page, email);
  const code = page.getByLabel("Altı haneli kod");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expectReport(trouble, /status of 401/);
  await expectNoFindings(page);
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Kod yanlış ya da daha önce kullanılmış.")).toBeVisible();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expectReport(trouble, /status of 400/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(codeAt(secret, service.clock.now.getTime()));
  await page.keyboard.press("Enter");
  await expect(inside(page)).toBeVisible();

  // Whatever is still asked for is no longer answered.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/yonetim/giris");
  await typeCredentials(page, email);
  await press(page, page.getByRole("button", { name: "Telefonum yanımda değil" }));
  await expect(page.getByLabel("Kurtarma kodu")).toBeFocused();
  await page.keyboard.type(recoveryCodes[0]!);
  await page.keyboard.press("Enter");
  await expect(inside(page)).toBeVisible();
  await expectReport(trouble, /status of 401/);
});

test("A set-up link asks for a name and twice for a password, explains refusals, and signs in", async ({
  page,
  service,
  trouble,
}) => {
  const { id, email } = await newAccount(service);
  const token = await makeLink(service.database.db, id, service.clock.now);
  await page.goto(`/yonetim/kurulum#${token}`);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(/\/yonetim\/kurulum$/);
  await expectNoFindings(page);
  const first = page.getByLabel("Yeni parola", { exact: true });
  const again = page.getByLabel("Yeni parola, bir daha");
  await expect(page.getByLabel("Adınız")).toBeFocused();
  await page.keyboard.type("Ece Kaya");
  await tabTo(page, first);
  await page.keyboard.type("kısa");
  await tabTo(page, again);
  await page.keyboard.type("kısa");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Parola en az 12 karakter olmalıdır.")).toBeVisible();
  await expect(first).toBeFocused();
  await expectReport(trouble, /status of 400/);
  for (const field of [first, again]) {
    await tabTo(page, field);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("yıldızlı bir gece daha");
  }
  await page.keyboard.press("Enter");
  await expect(inside(page)).toBeVisible();
});
