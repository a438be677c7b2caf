import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { me, renderPanel } from "../../tests/support/component/panel.tsx";
import { sessionRow, settingsScreen } from "../../tests/support/component/samples.ts";

fakeService();

const needed = { status: 403, json: { code: "confirm_needed", message: "" } };

test("One answer to the password question does both actions that were waiting for it", async () => {
  const { screen } = await renderPanel("/ayarlar", {
    ...settingsScreen,
    "POST /api/yonetim/takvim": needed,
    "POST /api/yonetim/ikinci-adim/baslat": needed,
    "POST /api/yonetim/dogrulama": () => {
      answer({
        "GET /api/yonetim/takvim": { json: { createdAt: "2025-09-24T10:00:00.000Z" } },
        "POST /api/yonetim/takvim": { json: { address: "/api/takvim/gizli.ics" } },
        "POST /api/yonetim/ikinci-adim/baslat": { json: { secret: "JBSW", address: "otpauth:" } },
      });
      return { status: 204 };
    },
  });
  const feed = screen.getByRole("button", { name: "Adres oluştur" });
  await expect.element(feed).toBeVisible();
  // The second is pressed before the first was refused: a dialog lies above it from then on.
  (feed.element() as HTMLElement).click();
  (screen.getByRole("button", { name: "İkinci adımı aç" }).element() as HTMLElement).click();
  const question = screen.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await expect.poll(() => calls.filter(({ method }) => method === "POST")).toHaveLength(2);
  await userEvent.fill(question.getByLabelText("Parolanız"), "gökyüzü ve kitaplar");
  await userEvent.keyboard("{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText("Yeni adresiniz")).toBeVisible();
  await expect.element(screen.getByLabelText("Uygulamadaki altı haneli kod")).toBeVisible();
});

test("An account with a second step is asked for password and code before a session ends", async () => {
  const { screen } = await renderPanel("/ayarlar", {
    ...settingsScreen,
    "GET /api/yonetim/oturum": { json: { ...me, secondFactor: true } },
    "GET /api/yonetim/oturumlar": { json: [sessionRow("telefon", { device: "Safari, iPhone" })] },
    "DELETE /api/yonetim/oturumlar/telefon": needed,
    "POST /api/yonetim/dogrulama": {
      status: 400,
      json: { code: "wrong_code", message: "Kod yanlış ya da daha önce kullanılmış." },
    },
  });
  await userEvent.click(screen.getByRole("button", { name: /^Kapat: Safari, iPhone/ }));
  const question = screen.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await userEvent.fill(question.getByLabelText("Parolanız"), "gökyüzü ve kitaplar");
  const code = question.getByLabelText("Doğrulama kodu");
  await userEvent.fill(code, "000000");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveAccessibleDescription(/^Kod yanlış/);
  await expect.element(code).toHaveFocus();
  answer({
    "DELETE /api/yonetim/oturumlar/telefon": { status: 204 },
    "POST /api/yonetim/dogrulama": { status: 204 },
  });
  await userEvent.fill(code, "123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Oturum kapatıldı: Safari, iPhone")).toBeVisible();
  expect(calls.findLast(({ path }) => path.endsWith("/dogrulama"))?.body).toEqual({
    password: "gökyüzü ve kitaplar",
    code: "123456",
  });
});
