import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../../tests/support/component/panel.tsx";

fakeService();

const password = "yıldızlı bir gece daha";

test("A link that no longer works says so, and leads to the sign-in page", async () => {
  const { screen } = await renderPanel("/kurulum#eski-baglanti", {
    "POST /api/yonetim/kurulum/denetle": {
      status: 404,
      json: { message: "Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş." },
    },
  });
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş.");
  await userEvent.click(screen.getByRole("link", { name: "giriş yapın" }));
  await expect.element(screen.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
});

test("The very first account also chooses its address and its name", async () => {
  const { screen } = await renderPanel("/kurulum#ilk", {
    "POST /api/yonetim/kurulum/denetle": { json: { email: null, name: "" } },
    "POST /api/yonetim/kurulum": {
      status: 400,
      json: { code: "email_invalid", message: "Geçerli bir e-posta adresi girin." },
    },
  });
  const email = screen.getByLabelText("E-posta");
  await expect.element(email).toHaveFocus();
  await userEvent.fill(email, "ece@akademi");
  await userEvent.fill(screen.getByLabelText("Adınız"), "Ece Kaya");
  await userEvent.fill(screen.getByLabelText("Yeni parola", { exact: true }), password);
  await userEvent.fill(screen.getByLabelText("Yeni parola, bir daha"), password);
  await userEvent.keyboard("{Enter}");
  await expect.element(email).toHaveAccessibleDescription("Geçerli bir e-posta adresi girin.");
  await expect.element(email).toHaveFocus();
  expect(calls.at(-1)?.body).toEqual({
    ...{ token: "ilk", email: "ece@akademi", name: "Ece Kaya", password },
  });
});

test("Two different passwords are refused beside the second one, and nothing is sent", async () => {
  const { screen } = await renderPanel("/kurulum#yeni", {
    "POST /api/yonetim/kurulum/denetle": { json: { email: "ece@example.com", name: "Ece Kaya" } },
  });
  await userEvent.fill(screen.getByLabelText("Yeni parola", { exact: true }), password);
  const again = screen.getByLabelText("Yeni parola, bir daha");
  await userEvent.fill(again, "başka bir parola");
  await userEvent.keyboard("{Enter}");
  await expect.element(again).toHaveAccessibleDescription("İki parola aynı değil.");
  await expect.element(again).toHaveFocus();
});

test("A new password can be shown while it is typed, and stays known as a new one", async () => {
  const { screen } = await renderPanel("/kurulum#yeni", {
    "POST /api/yonetim/kurulum/denetle": { json: { email: "ece@example.com", name: "Ece Kaya" } },
  });
  const field = screen.getByLabelText("Yeni parola", { exact: true });
  await userEvent.fill(field, password);
  await expect.element(field).toHaveAttribute("type", "password");
  const toggle = screen.getByRole("button", { name: "Parolayı göster" }).first();
  await expect.element(toggle).toHaveAccessibleDescription("Yeni parola");
  await userEvent.click(toggle);
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveAttribute("autocomplete", "new-password");
  await userEvent.click(screen.getByRole("button", { name: "Parolayı gizle" }));
  await expect.element(field).toHaveAttribute("type", "password");
  await expect.element(field).toHaveValue(password);
});
