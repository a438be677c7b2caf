import { expectReport } from "../site/booking-page.ts";
import { test as base, expect } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { forgetPasswords, newAccount, newSession } from "./staff.ts";

/** Passkeys belong to a name, and not to an address of numbers. */
const test = base.extend({
  baseURL: ({ service }, use) => use(service.url.replace("127.0.0.1", "localhost")),
});

test("A passkey is added, offered at the next sign-in, confirms its own removal, and is gone", async ({
  page,
  service,
  baseURL,
  trouble,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const value = await newSession(service, await newAccount(service), "Deneme");
  await page.context().addCookies([{ name: "yonetim", value, url: baseURL! }]);
  await page.goto("/yonetim/ayarlar/giris");
  const setting = page.getByRole("region", { name: "Geçiş anahtarları" });
  await setting.getByLabel("Adı").fill("Telefonum");
  await press(page, setting.getByRole("button", { name: "Geçiş anahtarı ekle" }));
  await expect(setting.getByText("Telefonum", { exact: true })).toBeVisible();
  await expectNoFindings(page);

  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  await press(page, page.getByRole("button", { name: "Çıkış yap" }));
  // The device answers the offer in the e-mail field at once.
  await expect(page.getByRole("heading", { level: 1, name: "Giriş güvenliği" })).toBeVisible();
  await expect(setting.getByText(/^Son kullanım: /)).toBeVisible();

  await forgetPasswords(service);
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  await press(page, setting.getByRole("button", { name: "Sil: Telefonum" }));
  await press(page, setting.getByRole("button", { name: "Evet, sil" }));
  const sheet = page.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await press(page, sheet.getByRole("button", { name: "Geçiş anahtarıyla doğrula" }));
  await expect(page.getByText("Geçiş anahtarı silindi: Telefonum")).toBeVisible();
  await expectReport(trouble, /status of 403/);

  await client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: false });
  await press(page, page.getByRole("button", { name: "Çıkış yap" }));
  await expect(page.getByRole("textbox", { name: "E-posta" })).toHaveValue("ece@example.com");
  await expect(page.getByLabel("Parola")).toBeFocused();
  await client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
  await press(page, page.getByRole("button", { name: "Geçiş anahtarıyla gir" }));
  await expect(page.getByText(/Geçiş anahtarı kabul edilmedi/)).toBeVisible();
  await expectReport(trouble, /status of 401/);
});
