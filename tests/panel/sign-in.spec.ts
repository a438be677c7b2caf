import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { makeFirstLink, makeLink } from "../../server/staff/links.ts";
import { expectReport } from "../site/booking-page.ts";
import type { Service } from "../support/app.ts";
import { expectHeardAs } from "../support/browser/heard-as.ts";
import { expect, test } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { codeAt, newCarefulAccount } from "./second-factor.ts";
import { newAccount, password } from "./staff.ts";

async function typeCredentials(page: Page, email: string, typed = password) {
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
}

const inside = (page: Page) => page.getByRole("heading", { level: 1, name: "Randevular" });

async function newLink(service: Service) {
  const account = await newAccount(service);
  const token = await makeLink(service.database.db, account.id, service.clock.now);
  return { ...account, token };
}

test("Whoever is not signed in is led to the sign-in page, and afterwards to where they wanted to go", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  const { email } = await newAccount(service);
  await page.goto("/yonetim/kayitlar?baslangic=2020-01-01&bitis=2020-01-02");
  await expect(page).toHaveURL(/\/yonetim\/giris$/);
  await expectReport(trouble, /status of 401/);
  await expect(page.getByLabel("E-posta")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Parola")).toHaveAttribute("autocomplete", "current-password");
  await expectNoFindings(page);
  await typeCredentials(page, email);
  await expect(page).toHaveURL(/\/yonetim\/kayitlar\?baslangic=2020-01-01&bitis=2020-01-02$/);
  await expect(page.getByRole("heading", { level: 1, name: "Kayıtlar" })).toBeFocused();
});

test("A wrong password is said plainly, and the address stays typed", async ({
  page,
  service,
  trouble,
}) => {
  const { email } = await newAccount(service);
  await page.goto("/yonetim/giris");
  await typeCredentials(page, email, "bu parola değil");
  await expect(page.getByRole("alert")).toHaveText("E-posta ya da parola yanlış.");
  await expectReport(trouble, /status of 401/);
  await expect(page.getByLabel("E-posta")).toHaveValue(email);
  await expectNoFindings(page);
});

test("A wait is counted down, and nothing is sent before its end", async ({ page, trouble }) => {
  const noon = new Date("2026-01-01T12:00:00Z");
  await page.clock.install({ time: noon });
  let asked = 0;
  await page.route(`**${panelPaths.session}`, (route) => {
    asked++;
    return route.fulfill({
      status: 429,
      headers: { "retry-after": "8" },
      json: { code: "wait", message: "Biraz bekleyip yeniden deneyin." },
    });
  });
  await page.goto("/yonetim/giris");
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000));
  await typeCredentials(page, "ece@example.com");
  await expect(page.getByRole("alert")).toHaveText("Biraz bekleyip yeniden deneyin.");
  await expectReport(trouble, /status of 429/);
  await expect(page.getByRole("timer")).toHaveText("8 saniye sonra");
  await page.clock.runFor(3000);
  await expect(page.getByRole("timer")).toHaveText("5 saniye sonra");
  await page.keyboard.press("Enter");
  expect(asked).toBe(1);
  await page.clock.runFor(5000);
  await expect(page.getByRole("timer")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("timer")).toBeVisible();
  expect(asked).toBe(2);
  await expectReport(trouble, /status of 429/);
  await page.clock.resume();
  await expectNoFindings(page);
});

test("A long wait is told in minutes", async ({ page, trouble }) => {
  await page.route(`**${panelPaths.session}`, (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "840" }, json: { code: "wait" } }),
  );
  await page.goto("/yonetim/giris");
  await typeCredentials(page, "ece@example.com");
  await expect(page.getByRole("timer")).toHaveText("14 dakika sonra");
  await expectReport(trouble, /status of 429/);
});

test("An account with a second step is asked for the code, and only then let in", async ({
  page,
  service,
  trouble,
}) => {
  const { email, secret } = await newCarefulAccount(service);
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
});

test("Whoever has no phone at hand comes in with a recovery code", async ({
  page,
  service,
  trouble,
}) => {
  const { email, recoveryCodes } = await newCarefulAccount(service);
  await page.goto("/yonetim/giris");
  await typeCredentials(page, email);
  await press(page, page.getByRole("button", { name: "Telefonum yanımda değil" }));
  await expect(page.getByLabel("Kurtarma kodu")).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.type(recoveryCodes[0]!);
  await page.keyboard.press("Enter");
  await expect(inside(page)).toBeVisible();
  await expectReport(trouble, /status of 401/);
});

test("A set-up link asks for a password twice, says what is wrong with it, and leads inside", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  const { email, token } = await newLink(service);
  await page.goto(`/yonetim/kurulum#${token}`);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(/\/yonetim\/kurulum$/);
  await expectNoFindings(page);
  await expectHeardAs(page.getByRole("main"), "set-up");
  const first = page.getByLabel("Yeni parola", { exact: true });
  const again = page.getByLabel("Yeni parola, bir daha");
  await expect(first).toBeFocused();
  await page.keyboard.type("kısa");
  await tabTo(page, again);
  await page.keyboard.type("kısa değil");
  await page.keyboard.press("Enter");
  await expect(page.getByText("İki parola aynı değil.")).toBeVisible();
  await expect(again).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("kısa");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Parola en az 12 karakter olmalıdır.")).toBeVisible();
  await expect(first).toBeFocused();
  await expectReport(trouble, /status of 400/);
  await expectNoFindings(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("yıldızlı bir gece daha");
  await tabTo(page, again);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("yıldızlı bir gece daha");
  await page.keyboard.press("Enter");
  await expect(inside(page)).toBeVisible();
});

test("A link that no longer works says so", async ({ page, trouble }) => {
  await page.goto("/yonetim/kurulum#eski-baglanti");
  await expect(page.getByRole("alert")).toHaveText(
    "Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş.",
  );
  await expectReport(trouble, /status of 404/);
  await expectNoFindings(page);
  await press(page, page.getByRole("link", { name: "giriş yapın" }));
  await expect(page.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
});

test("The very first account also chooses its address", async ({ page, service, trouble }) => {
  const token = await makeFirstLink(service.database, service.clock.now);
  await page.goto(`/yonetim/kurulum#${token}`);
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.type("ece@akademi");
  await tabTo(page, page.getByLabel("Yeni parola", { exact: true }));
  await page.keyboard.type("yıldızlı bir gece daha");
  await tabTo(page, page.getByLabel("Yeni parola, bir daha"));
  await page.keyboard.type("yıldızlı bir gece daha");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Geçerli bir e-posta adresi girin.")).toBeVisible();
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await expectReport(trouble, /status of 400/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("ece@example.com");
  await page.keyboard.press("Enter");
  await expect(inside(page)).toBeVisible();
});

test("The door says whose it is, and who helps whoever forgot the password", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim/giris");
  await expect(page.getByText("Astroloji Akademisi", { exact: true })).toBeVisible();
  await press(page, page.getByText("Parolamı unuttum"));
  await expect(page.getByText("Ayarlar → Hesaplar")).toBeVisible();
  await expect(page.getByText("npm run staff -- reset e-posta")).toBeVisible();
  await expectNoFindings(page);
});

test("A password can be shown while it is typed, and hidden again", async ({ page, service }) => {
  const { email, token } = await newLink(service);
  await page.goto("/yonetim/giris");
  await typeShown(page, "Parola", "current-password");
  await page.goto(`/yonetim/kurulum#${token}`);
  await expect(page.getByText(email)).toBeVisible();
  await typeShown(page, "Yeni parola", "new-password");
});

async function typeShown(page: Page, label: string, autocomplete: string) {
  const field = page.getByLabel(label, { exact: true });
  await tabTo(page, field);
  await page.keyboard.type("gökyüzü");
  await expect(field).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  const toggle = page.getByRole("button", { name: "Parolayı göster" }).first();
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAccessibleDescription(label);
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveAttribute("autocomplete", autocomplete);
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Parolayı gizle" }));
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveValue("gökyüzü");
}
