import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expectReport } from "../site/booking-page.ts";
import { type Service, wednesdayNoon } from "../support/app.ts";
import { watchAnswers } from "../support/browser/answers.ts";
import { expect, test } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { codeAt, newCarefulAccount } from "./second-factor.ts";
import { forgetPasswords, newAccount, newSession, password, signIn } from "./staff.ts";
import { pastAppointment, phoneOf, yesterday } from "./work.ts";

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Parolanızı yeniden girin" });

/** Signed in with a second step, and the password was given long ago. */
async function openCarefully(page: Page, service: Service, path: string) {
  const account = await newCarefulAccount(service);
  const value = await newSession(service, account, "Deneme");
  await page.context().addCookies([{ name: "yonetim", value, url: service.url }]);
  await forgetPasswords(service);
  await page.goto(path);
  return account;
}

async function typePassword(page: Page, typed = password) {
  await expect(sheetOf(page).getByLabel("Parolanız")).toBeFocused();
  await page.keyboard.type(typed);
}

test("An export asks for the password and the code again, and then saves the file", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  await pastAppointment(service, { day: yesterday, timeSlot: "22:00", name: "Dışa Aktarılan" });
  const { secret } = await openCarefully(page, service, "/yonetim/kayitlar");
  await press(page, page.getByRole("button", { name: "Randevuları dışa aktar" }));
  await press(page, page.getByRole("button", { name: "CSV dosyasını indir" }));
  const sheet = sheetOf(page);
  await typePassword(page, "bu değil");
  await tabTo(page, sheet.getByLabel("Doğrulama kodu"));
  await page.keyboard.type("000000");
  await expectReport(trouble, /status of 403/);
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Şu anki parolanız yanlış.")).toBeVisible();
  await expect(sheet.getByLabel("Parolanız")).toBeFocused();
  await expectReport(trouble, /status of 403/);
  await expectNoFindings(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Kod yanlış ya da daha önce kullanılmış.")).toBeVisible();
  await expectReport(trouble, /status of 400/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(codeAt(secret, wednesdayNoon.getTime()));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect(await readFile(await (await download).path(), "utf8")).toContain("Dışa Aktarılan");
  await expect(sheet).toBeHidden();
});

test("Ending another session asks for the password and the code again", async ({
  page,
  service,
  trouble,
}) => {
  const account = await openCarefully(page, service, "/yonetim");
  await newSession(service, account, "Safari, iPhone");
  await forgetPasswords(service);
  await page.goto("/yonetim/ayarlar");
  const sessions = page.getByRole("region", { name: "Oturumlar" }).getByRole("listitem");
  await press(page, page.getByRole("button", { name: /^Kapat: Safari, iPhone/ }));
  await typePassword(page);
  await expect(sessions).toHaveCount(2);
  await expectReport(trouble, /status of 403/);
  await tabTo(page, sheetOf(page).getByLabel("Doğrulama kodu"));
  await page.keyboard.type(codeAt(account.secret, wednesdayNoon.getTime()));
  await page.keyboard.press("Enter");
  await expect(sessions).toHaveCount(1);
});

test("Whoever leaves the question undone has done nothing, and can begin again", async ({
  page,
  service,
  trouble,
}) => {
  const day = yesterday;
  const { id } = await pastAppointment(service, { day, timeSlot: "21:00", name: "Kalan Kişi" });
  await signIn(page, service);
  await forgetPasswords(service);
  await page.goto("/yonetim/ayarlar");
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type(phoneOf(day));
  await page.keyboard.press("Enter");
  const erase = page.getByRole("button", { name: "Geri dönülmez biçimde sil" });
  await press(page, erase);
  await typePassword(page);
  await expectReport(trouble, /status of 403/);
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await expect(sheetOf(page)).toBeHidden();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("İşlem yapılmadı.");
  await expect(erase).toBeFocused();
  const card = async () =>
    (await (await page.request.get(panelPaths.appointment(id))).json()).appointment;
  expect(await card()).toMatchObject({ name: "Kalan Kişi" });
  await page.keyboard.press("Enter");
  await typePassword(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 randevunun kişisel verileri silindi.")).toBeVisible();
  await expectReport(trouble, /status of 403/);
  expect(await card()).toMatchObject({ name: null });
});

test("A calendar address and switching the second step off ask for the password once", async ({
  page,
  service,
  trouble,
}) => {
  const { secret } = await openCarefully(page, service, "/yonetim/ayarlar");
  await press(page, page.getByRole("button", { name: "Adres oluştur" }));
  await typePassword(page);
  await tabTo(page, sheetOf(page).getByLabel("Doğrulama kodu"));
  await page.keyboard.type(codeAt(secret, wednesdayNoon.getTime()));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Yeni adresiniz")).toBeVisible();
  await expectReport(trouble, /status of 403/);
  await press(page, page.getByRole("button", { name: "İkinci adımı kapat" }));
  await press(page, page.getByRole("button", { name: "Evet, kapat" }));
  await expect(page.getByText("İkinci adım kapatıldı.")).toBeVisible();
});

async function signInByForm(page: Page, email: string, typed = password) {
  await page.goto("/yonetim/giris");
  await expect(page.getByLabel("E-posta")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
}

/** From another browser. */
async function signInElsewhere({ url }: Service, email: string, typed = password) {
  const { status } = await fetch(url + panelPaths.session, {
    method: "POST",
    headers: {
      origin: url,
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/143.0",
    },
    body: JSON.stringify({ email, password: typed }),
  });
  return status;
}

function setMinute({ clock }: Service, minute: number): void {
  clock.now = new Date(wednesdayNoon.getTime() + minute * 60_000);
}

test("After signing in, failed attempts and new devices are told until they are read", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  const { email } = await newAccount(service);
  expect(await signInElsewhere(service, email)).toBe(200);
  for (const [minute, guess] of ["bir", "iki"].entries()) {
    setMinute(service, minute);
    expect(await signInElsewhere(service, email, guess)).toBe(401);
  }
  setMinute(service, 2);
  await signInByForm(page, email);
  const notice = page.getByRole("complementary", { name: "Hesap güvenliği" });
  await expect(notice).toContainText("Son girişinizden bu yana 2 başarısız deneme oldu.");
  await expect(notice).toContainText("Yeni bir cihazdan giriş yapıldı: Chrome, Linux");
  await expectNoFindings(page);
  await page.goto("/yonetim/ayarlar");
  const events = page.getByRole("region", { name: "Hesap hareketleri" }).getByRole("listitem");
  await expect(events.first()).toContainText("Yeni bir cihazdan giriş yapıldı");
  await expect(events.nth(1)).toContainText("Başarısız giriş denemesi");
  await expect(events.nth(1)).toContainText("2 deneme");
  await expectNoFindings(page);
  await press(page, notice.getByRole("button", { name: "Gördüm" }));
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(events.first()).toBeVisible();
  await expect(notice).toBeHidden();
  expect(trouble).toEqual([]);
});

test("What happened after the notice was shown is told once that one was read", async ({
  page,
  service,
}) => {
  const { email } = await newAccount(service);
  await signInElsewhere(service, email);
  await signInElsewhere(service, email, "bir");
  setMinute(service, 1);
  await signInByForm(page, email);
  const notice = page.getByRole("complementary", { name: "Hesap güvenliği" });
  await expect(notice).toContainText("1 başarısız deneme");
  setMinute(service, 2);
  expect(await signInElsewhere(service, email)).toBe(200);
  await press(page, notice.getByRole("button", { name: "Gördüm" }));
  await expect(notice).toContainText("Yeni bir cihazdan giriş yapıldı: Firefox, Windows");
  await expect(notice).not.toContainText(/Chrome|başarısız/);
  await press(page, notice.getByRole("button", { name: "Gördüm" }));
  await expect(notice).toBeHidden();
});

test("Where the second step is asked of everybody, it is set up before anything else", {
  tag: "@390",
}, async ({ page, service }) => {
  service.parts.config.REQUIRE_SECOND_FACTOR = true;
  const { email } = await newAccount(service);
  await signInByForm(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "İkinci adım gerekli" })).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "İkinci adımı aç" }));
  await expect(page.getByLabel("Uygulamadaki altı haneli kod")).toBeFocused();
  await expect(page.getByRole("img", { name: /karekod/ })).toBeVisible();
  await expectNoFindings(page);
  const secret = (await page.locator(".secret").innerText()).replaceAll(" ", "");
  await page.keyboard.type(codeAt(secret, wednesdayNoon.getTime()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Kurtarma kodlarınız/ })).toBeFocused();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Sakladım" }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
});

test("Whoever is inside when the second step comes to be asked for is led there", async ({
  page,
  service,
  trouble,
}) => {
  await signIn(page, service);
  const answers = watchAnswers(page);
  await page.goto("/yonetim/");
  // From the very question that the next screen asks: an earlier one would lead there by itself.
  await page.route(`**${panelPaths.closed}*`, (route) => {
    service.parts.config.REQUIRE_SECOND_FACTOR = true;
    return route.continue();
  });
  await page.getByRole("link", { name: "Kapalı" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "İkinci adım gerekli" })).toBeVisible();
  // Whatever else was on its way then is refused as well.
  await answers();
  expect(trouble).not.toEqual([]);
  expect(trouble.splice(0).filter((text) => !/status of 403/.test(text))).toEqual([]);
  await press(page, page.getByRole("button", { name: "Çıkış yap" }));
  await expect(page.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
});
