import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { AccountRow, Change } from "../../../contract/panel/calls.ts";
import { answer, calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import { me, renderPanel } from "../../../tests/support/component/panel.tsx";

const accounts = "/api/yonetim/hesaplar";
const own: AccountRow = {
  ...{ id: "1", email: "ece@example.com", name: "", role: "owner", isOwn: true, isSetUp: true },
  ...{ secondFactor: false, sessions: 1, lastSeenAt: "2025-09-24T09:00:00.000Z", linkUntil: null },
};
const assistant = { ...me, role: "assistant", name: "Can Demir" } as const;

fakeService();

test("What is wrong with an invitation is said beside its field", async () => {
  const { screen } = await renderPanel("/hesaplar", {
    [`GET ${accounts}`]: { json: { accounts: [own] } },
  });
  await screen.getByRole("button", { name: "Hesap ekle" }).click();
  const sheet = screen.getByRole("dialog", { name: "Hesap ekle" });
  const name = sheet.getByRole("textbox", { name: "Ad" });
  await expect.element(name).toHaveFocus();
  await expect.element(sheet.getByRole("radio", { name: /^Asistan/ })).toBeChecked();
  const wrongName = "Ad en az bir harf içermelidir.";
  const fields = [{ field: "name", message: wrongName }];
  answer({ [`POST ${accounts}`]: { status: 400, json: { code: "invalid", fields } } });
  await name.fill("7");
  await sheet.getByLabelText("E-posta").fill("ece@example.com");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveAccessibleDescription(wrongName);
  await expect.element(name).toHaveFocus();
  const message = "Bu e-posta adresiyle bir hesap zaten var.";
  answer({ [`POST ${accounts}`]: { status: 409, json: { code: "email_known", message } } });
  await name.fill("Ece Kaya");
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByText(message)).toBeVisible();
  await expect.element(sheet.getByLabelText("E-posta")).toHaveFocus();
});

test("The last owner cannot remove the account, and learns why the role stays", async () => {
  const { screen } = await renderPanel("/hesaplar", {
    [`GET ${accounts}`]: { json: { accounts: [own] } },
  });
  await expect.element(screen.getByRole("main").getByRole("listitem")).toMatchTextContent("(siz)");
  await screen.getByRole("button", { name: "Düzenle: ece@example.com" }).click();
  const sheet = screen.getByRole("dialog", { name: "ece@example.com" });
  await expect.element(sheet.getByRole("textbox", { name: "Ad" })).toHaveFocus();
  expect(sheet.getByRole("button", { name: /…$/ }).elements()).toEqual([]);
  const message = "Son yönetici asistan yapılamaz ve silinemez. Önce başka birini yönetici yapın.";
  answer({ [`POST ${accounts}/1`]: { status: 409, json: { code: "last_owner", message } } });
  await userEvent.keyboard("Ece Kaya");
  await sheet.getByRole("radio", { name: /^Asistan/ }).click();
  await sheet.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(sheet.getByRole("alert")).toHaveTextContent(message);
  expect(calls.find(({ method }) => method === "POST")!.body).toEqual({
    name: "Ece Kaya",
    role: "assistant",
  });
});

test("An assistant finds neither export nor erasure nor accounts, and is refused at their address", async () => {
  const message = "Bunu yalnızca yöneticiler yapabilir.";
  const { screen, router } = await renderPanel("/kayitlar", {
    "GET /api/yonetim/oturum": { json: assistant },
    "GET /api/yonetim/kayitlar": { json: { changes: [], next: null } },
    "GET /api/yonetim/bildirimler": { json: { publicKey: "", choice: null } },
    [`GET ${accounts}`]: { status: 403, json: { code: "owner_needed", message } },
  });
  await expect.element(screen.getByText(/^Kim, ne zaman, neyi değiştirdi/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Randevuları dışa aktar" }).query()).toBeNull();
  await router.navigate("/ayarlar/hesap");
  const account = screen.getByRole("region", { name: "Hesap", exact: true });
  await expect.element(account).toMatchTextContent(/yöneticiler değiştirir.*Asistan/);
  await router.navigate("/ayarlar/bildirimler");
  await expect.element(screen.getByRole("heading", { name: "Yeni talep sesi" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "E-posta bildirimleri" }).query()).toBeNull();
  await router.navigate("/hesaplar");
  await expect.element(screen.getByRole("alert")).toMatchTextContent(message);
  expect(screen.getByRole("button", { name: "Hesap ekle" }).query()).toBeNull();
});

test("A change that somebody else made to an account is announced on every screen", async () => {
  const act: Change = {
    ...{ id: "1", at: "2025-09-24T10:01:00.000Z", who: "su@example.com", action: "role_changed" },
    ...{ appointmentId: null, before: { role: "owner" }, after: { role: "assistant" } },
  };
  const { screen } = await renderPanel("/diger", {
    "GET /api/yonetim/oturum": { json: { ...assistant, news: { ...me.news, acts: [act] } } },
    "GET /api/yonetim/kisiler": { json: { names: { "su@example.com": "Su Ak" } } },
  });
  await expect
    .element(screen.getByRole("complementary", { name: "Hesap güvenliği" }))
    .toMatchTextContent("Rol değişti: Asistan. Su Ak, 24 Eylül 2025 13:01.");
});
