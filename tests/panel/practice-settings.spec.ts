import { expectReport } from "../site/booking-page.ts";
import { expect } from "../support/browser/site.ts";
import { mailSettings, openMailServer } from "../support/mail-server.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";

const button = "Deneme e-postası gönder";

test("The settings name what is still an example, and how to change it", {
  tag: "@390",
}, async ({ page, service }) => {
  service.parts.academy.placeholders = ["phone", "controller.name", "baska.bir"];
  await page.goto("/yonetim/ayarlar");
  const facts = page.getByRole("region", { name: "Akademinin bilgileri" });
  await expect(facts.getByRole("listitem")).toHaveText([
    "telefon phone",
    "veri sorumlusunun unvanı controller.name",
    "baska.bir baska.bir",
  ]);
  await expect(facts).toContainText("content/site.yaml");
  await expect(facts).not.toContainText("Hakkımızda");
  await expectNoFindings(page);
  service.parts.academy.placeholders = ["about.yaml: Astrolojinin Türkçede açık seçik…"];
  await page.reload();
  await expect(facts).toContainText("“Hakkımızda” sayfasında akademinin onaylamadığı 1 söz var");
  await expect(facts.getByRole("listitem")).toHaveText(["Astrolojinin Türkçede açık seçik…"]);
  await expect(facts).toContainText("content/pages/about.yaml");
  service.parts.academy.placeholders = [];
  await page.reload();
  await expect(facts).toContainText("Bütün bilgiler doldurulmuş.");
});

test("Where no mail is set up the settings say so, and offer none", async ({ page }) => {
  await page.goto("/yonetim/ayarlar");
  const mail = page.getByRole("region", { name: "E-posta bildirimleri" });
  await expect(mail).toContainText("E-posta kurulu değil.");
  await expect(mail.getByRole("button")).toHaveCount(0);
});

test("A mail to try it is sent by keyboard; a server that is away is named", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  const server = await openMailServer();
  const { PANEL_URL: _, ...settings } = mailSettings(server.url);
  Object.assign(service.parts.config, settings);
  await page.goto("/yonetim/ayarlar");
  const mail = page.getByRole("region", { name: "E-posta bildirimleri" });
  await expect(mail).toContainText("Bildirimler akademi@example.com adresine gider.");
  await press(page, mail.getByRole("button", { name: button }));
  await expect(page.getByText("Deneme e-postası gönderildi: akademi@example.com")).toBeVisible();
  expect(server.mails).toHaveLength(1);
  await server.stop();
  await press(page, mail.getByRole("button", { name: button }));
  await expect(mail.getByRole("alert")).toHaveText(/^Posta sunucusuna ulaşılamadı\./);
  await expectReport(trouble, /status of 502/);
  await expectNoFindings(page);
});
