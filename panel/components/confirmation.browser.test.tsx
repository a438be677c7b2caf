import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { me, renderPanel } from "../../tests/support/component/panel.tsx";
import { sessionRow, settingsScreen } from "../../tests/support/component/samples.ts";

fakeService();

const needed = { status: 403, json: { code: "confirm_needed", message: "" } };

test("One answer to the password question does both actions that were waiting for it", async () => {
  const sessions = "/api/yonetim/oturumlar";
  const phone = sessionRow("telefon", { device: "Safari, iPhone" });
  const own = sessionRow("bu", { isThis: true });
  const { screen } = await renderPanel("/ayarlar/oturumlar", {
    ...settingsScreen,
    [`GET ${sessions}`]: { json: [own, phone] },
    [`DELETE ${sessions}/telefon`]: needed,
    "POST /api/yonetim/oturum/acik-kal": needed,
    "POST /api/yonetim/dogrulama": () => {
      answer({
        [`GET ${sessions}`]: { json: [{ ...own, isKept: true }] },
        [`DELETE ${sessions}/telefon`]: { status: 204 },
        "POST /api/yonetim/oturum/acik-kal": { status: 204 },
      });
      return { status: 204 };
    },
  });
  const end = screen.getByRole("button", { name: /^Kapat: Safari, iPhone/ });
  const keep = screen.getByRole("checkbox", { name: "Bu cihazda 30 gün açık kal" });
  await expect.element(end).toBeVisible();
  // The second is pressed before the first was refused: a dialog lies above it from then on.
  (end.element() as HTMLElement).click();
  (keep.element() as HTMLElement).click();
  const question = screen.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await expect.poll(() => calls.filter(({ method }) => method !== "GET")).toHaveLength(2);
  await userEvent.fill(question.getByLabelText("Parolanız"), "gökyüzü ve kitaplar");
  await userEvent.keyboard("{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(end).not.toBeInTheDocument();
  await expect.element(keep).toBeChecked();
});

test("An account with a second step is asked for password and code before a session ends", async () => {
  const { screen } = await renderPanel("/ayarlar/oturumlar", {
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
