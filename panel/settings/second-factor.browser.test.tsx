import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answer, fakeService } from "../../tests/support/component/fake-service.ts";
import { me, renderPanel } from "../../tests/support/component/panel.tsx";
import { settingsScreen } from "../../tests/support/component/samples.ts";

fakeService();

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const address = `otpauth://totp/Akademi:ece%40example.com?secret=${secret}`;
const withSecondFactor = { ...me, secondFactor: true, recoveryCodesLeft: 10 };

test("A phone hands the secret to its app by a link, and a wrong first code is refused", async () => {
  const { screen } = await renderPanel("/ayarlar/giris", {
    ...settingsScreen,
    "POST /api/yonetim/ikinci-adim/baslat": { json: { secret, address } },
    "POST /api/yonetim/ikinci-adim/onayla": {
      status: 400,
      json: { code: "wrong_code", message: "Kod yanlış ya da daha önce kullanılmış." },
    },
  });
  const start = screen.getByRole("button", { name: "İkinci adımı aç" });
  await userEvent.click(start);
  const code = screen.getByLabelText("Uygulamadaki altı haneli kod");
  const toApp = screen.getByRole("link", { name: "Bu cihazdaki uygulamaya aktar" });
  await expect.element(toApp).toHaveAttribute("href", address);
  await expect.element(toApp).toHaveFocus();
  await expect.element(toApp).toBeInViewport();
  await expect.element(screen.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
  await userEvent.fill(code, "000");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveAccessibleDescription(/^Kod yanlış/);
  await userEvent.click(screen.getByRole("button", { name: "Vazgeç" }));
  await expect.element(start).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "İkinci adım" })).toHaveFocus();
});

test("The second step is switched off after a warning", async () => {
  const { screen } = await renderPanel("/ayarlar/giris", {
    ...settingsScreen,
    "GET /api/yonetim/oturum": { json: withSecondFactor },
    "POST /api/yonetim/ikinci-adim/kapat": () => {
      answer({ "GET /api/yonetim/oturum": { json: me } });
      return { status: 204 };
    },
  });
  await expect.element(screen.getByText(/Kullanılmamış 10 kurtarma kodunuz var\./)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "İkinci adımı kapat" }));
  await expect.element(screen.getByText(/girişte yalnızca parolanız sorulur/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Evet, kapat" }));
  await expect.element(screen.getByText("İkinci adım kapatıldı.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "İkinci adım" })).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: "İkinci adımı aç" })).toBeVisible();
});

test("New recovery codes are shown after a warning, until they are kept", async () => {
  const codes = Array.from({ length: 10 }, (_, at) => `kod-${at}`);
  const { screen } = await renderPanel("/ayarlar/giris", {
    ...settingsScreen,
    "GET /api/yonetim/oturum": { json: withSecondFactor },
    "POST /api/yonetim/ikinci-adim/kodlar": { json: { codes } },
  });
  await userEvent.click(screen.getByRole("button", { name: "Yeni kurtarma kodları" }));
  await expect.element(screen.getByText(/eskilerinin hiçbiri çalışmaz/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Yeni kodları göster" }));
  const heading = screen.getByRole("heading", { name: "Yeni kurtarma kodlarınız" });
  await expect.element(heading).toHaveFocus();
  for (const code of codes) await expect.element(screen.getByText(code)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sakladım" }));
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "İkinci adım" })).toHaveFocus();
});

test("Somebody inside when the second step becomes required is led to set it up", async () => {
  const { screen, router } = await renderPanel("/diger", {
    "GET /api/yonetim/kayitlar": () => {
      answer({ "GET /api/yonetim/oturum": { json: { ...me, secondFactorNeeded: true } } });
      return { status: 403, json: { code: "second_factor_needed", message: "" } };
    },
    "DELETE /api/yonetim/oturum": { status: 204 },
  });
  await router.navigate("/kayitlar");
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "İkinci adım gerekli" }))
    .toBeVisible();
  await expect.element(screen.getByRole("navigation")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Çıkış yap" }));
  await expect.element(screen.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
});
