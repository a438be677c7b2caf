import { readFile } from "node:fs/promises";
import { expectReport } from "../site/booking-page.ts";
import { wednesdayNoon } from "../support/app.ts";
import { expect, test } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { codeAt, newCarefulAccount } from "./second-factor.ts";
import { forgetPasswords, newSession, password, signIn } from "./staff.ts";
import { pastAppointment, yesterday } from "./work.ts";

test("An export asks for password and code again, then saves the file", async ({
  page,
  service,
  trouble,
}) => {
  await pastAppointment(service, { day: yesterday, timeSlot: "22:00", name: "Dışa Aktarılan" });
  const account = await newCarefulAccount(service);
  const value = await newSession(service, account, "Deneme");
  await page.context().addCookies([{ name: "yonetim", value, url: service.url }]);
  await forgetPasswords(service);
  await page.goto("/yonetim/kayitlar");
  await press(page, page.getByRole("button", { name: "Randevuları dışa aktar" }));
  await press(page, page.getByRole("button", { name: "CSV dosyasını indir" }));
  const sheet = page.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  const passwordField = sheet.getByLabel("Parolanız");
  await expect(passwordField).toBeFocused();
  await expectReport(trouble, /status of 403/);
  await page.keyboard.type("bu değil");
  await tabTo(page, sheet.getByLabel("Doğrulama kodu"));
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(sheet.getByText("Şu anki parolanız yanlış.")).toBeVisible();
  await expect(passwordField).toBeFocused();
  await expectReport(trouble, /status of 403/);
  await expectNoFindings(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(password);
  await tabTo(page, sheet.getByLabel("Doğrulama kodu"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type(codeAt(account.secret, wednesdayNoon.getTime()));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect(await readFile(await (await download).path(), "utf8")).toContain("Dışa Aktarılan");
  await expect(sheet).toBeHidden();
});

test("Where a second factor is required, it is set up first", async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  service.deps.config.REQUIRE_SECOND_FACTOR = true;
  await signIn(page, service);
  await page.goto("/yonetim");
  await expect(page.getByRole("heading", { level: 1, name: "İkinci adım gerekli" })).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();
  await press(page, page.getByRole("button", { name: "İkinci adımı aç" }));
  await expect(page.getByRole("link", { name: "Bu cihazdaki uygulamaya aktar" })).toBeFocused();
  await expect(page.getByRole("img", { name: /karekod/ })).toBeVisible();
  await expectNoFindings(page);
  const secret = await page.locator(".secret").innerText();
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await tabTo(page, page.getByLabel("Uygulamadaki altı haneli kod"));
  await page.keyboard.type(codeAt(secret.replaceAll(" ", ""), wednesdayNoon.getTime()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Kurtarma kodlarınız/ })).toBeFocused();
  await expectNoFindings(page);
  const codes = page.locator(".recovery-codes code");
  await expect(codes).toHaveCount(10);
  await press(page, page.getByRole("button", { name: "Kopyala" }));
  await expect(page.getByText("Kopyalandı.")).toBeVisible();
  const shown = await codes.allInnerTexts();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.join("\n"));

  // On paper there are the codes and nothing else.
  await page.emulateMedia({ media: "print" });
  await expect(codes.first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByText("Yazdır", { exact: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await press(page, page.getByRole("button", { name: "Sakladım" }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
});
