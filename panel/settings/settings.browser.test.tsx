import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { me, renderPanel, settings } from "../../tests/support/component/panel.tsx";
import { sessionRow, settingsScreen } from "../../tests/support/component/samples.ts";

fakeService();

const phone = sessionRow("telefon", { device: "Safari, iPhone" });
const own = sessionRow("bu", { isThis: true });

test("The settings are a list of pages, and an assistant's has none of the owners'", async () => {
  const { screen, router } = await renderPanel("/ayarlar", settingsScreen);
  const links = screen.getByRole("main").getByRole("link");
  await expect.poll(() => links.elements()).toHaveLength(12);
  await userEvent.click(screen.getByRole("link", { name: /^Giriş güvenliği/ }));
  await expect.element(screen.getByRole("heading", { name: "İkinci adım" })).toBeVisible();
  await screen.unmount();
  const assistant = { ...me, role: "assistant" };
  const other = await renderPanel("/ayarlar/silme", {
    ...settingsScreen,
    "GET /api/yonetim/oturum": { json: assistant },
  });
  await expect.element(other.screen.getByRole("heading", { name: "Ayarlar" })).toBeVisible();
  expect(other.router.state.location.pathname).toBe("/ayarlar");
  await expect.poll(() => links.elements()).toHaveLength(7);
  expect(router.state.location.pathname).toBe("/ayarlar/giris");
});

test("A password is changed by somebody who knows the current one", async () => {
  const { screen } = await renderPanel("/ayarlar/hesap", {
    ...settingsScreen,
    "POST /api/yonetim/parola": {
      status: 403,
      json: { code: "wrong_password", message: "Şu anki parolanız yanlış." },
    },
  });
  const current = screen.getByLabelText("Şu anki parola");
  await userEvent.fill(current, "bu değil");
  for (const label of ["Yeni parola", "Yeni parola, bir daha"])
    await userEvent.fill(screen.getByLabelText(label, { exact: true }), "yıldızlı bir gece daha");
  await userEvent.keyboard("{Enter}");
  await expect.element(current).toHaveAccessibleDescription("Şu anki parolanız yanlış.");
  await expect.element(current).toHaveFocus();
  answer({ "POST /api/yonetim/parola": { status: 204 } });
  await userEvent.fill(current, "gökyüzü ve kitaplar");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/^Parolanız değişti\./)).toBeVisible();
  await expect.element(current).toHaveValue("");
  expect(calls.findLast(({ path }) => path.endsWith("/parola"))?.body).toEqual({
    current: "gökyüzü ve kitaplar",
    next: "yıldızlı bir gece daha",
  });
});

test("Another device's session is ended, and the keyboard goes on at the heading", async () => {
  const { screen } = await renderPanel("/ayarlar/oturumlar", {
    ...settingsScreen,
    "GET /api/yonetim/oturumlar": { json: [phone, own] },
    "DELETE /api/yonetim/oturumlar/telefon": () => {
      answer({ "GET /api/yonetim/oturumlar": { json: [own] } });
      return { status: 204 };
    },
  });
  const sessions = screen.getByRole("region", { name: "Oturumlar" });
  await userEvent.click(sessions.getByRole("button", { name: /^Kapat: Safari, iPhone/ }));
  await expect.poll(() => sessions.getByRole("listitem").elements()).toHaveLength(1);
  await expect.element(sessions.getByRole("listitem")).toMatchTextContent("Bu oturum");
  await expect.element(sessions.getByRole("heading")).toHaveFocus();
});

test("A session that has ended meanwhile leaves the list, and the refusal is said", async () => {
  const { screen } = await renderPanel("/ayarlar/oturumlar", {
    ...settingsScreen,
    "GET /api/yonetim/oturumlar": { json: [own, phone] },
    "DELETE /api/yonetim/oturumlar/telefon": () => {
      answer({ "GET /api/yonetim/oturumlar": { json: [own] } });
      return { status: 404, json: { message: "Bu oturum zaten kapanmış." } };
    },
  });
  const close = screen.getByRole("button", { name: /^Kapat: Safari, iPhone/ });
  await userEvent.click(close);
  await expect.element(screen.getByText("Bu oturum zaten kapanmış.")).toBeVisible();
  await expect.element(close).not.toBeInTheDocument();
});

test("Of many sessions the current one comes first, and all but five are folded away", async () => {
  const others = [1, 2, 3, 4, 5, 6].map((at) =>
    sessionRow(`${at}`, { device: `Cihaz ${at}`, lastSeenAt: `2025-09-24T09:0${at}:00.000Z` }),
  );
  const { screen } = await renderPanel("/ayarlar/oturumlar", {
    ...settingsScreen,
    "GET /api/yonetim/oturumlar": { json: [...others, own] },
  });
  const sessions = screen.getByRole("region", { name: "Oturumlar" }).getByRole("listitem");
  await expect.element(sessions.first()).toMatchTextContent("Bu oturum");
  await expect.element(sessions.nth(1)).toMatchTextContent("Cihaz 6");
  expect(sessions.elements()).toHaveLength(5);
  await userEvent.click(screen.getByText("2 oturum daha"));
  await expect.poll(() => sessions.elements()).toHaveLength(7);
});

test("A calendar address is shown once, and can be ended", async () => {
  const createdAt = "2025-09-24T10:00:00.000Z";
  const { screen, router } = await renderPanel("/ayarlar/takvim", {
    ...settingsScreen,
    "POST /api/yonetim/takvim": () => {
      answer({ "GET /api/yonetim/takvim": { json: { createdAt } } });
      return { json: { address: "/api/takvim/gizli.ics" } };
    },
    "DELETE /api/yonetim/takvim": () => {
      answer({ "GET /api/yonetim/takvim": { json: { createdAt: null } } });
      return { status: 204 };
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Adres oluştur" }));
  const field = screen.getByLabelText("Yeni adresiniz");
  await expect.element(field).toHaveValue(`${location.origin}/api/takvim/gizli.ics`);
  await expect
    .element(screen.getByRole("link", { name: "Takvime ekle" }))
    .toHaveAttribute("href", `webcal://${location.host}/api/takvim/gizli.ics`);
  await router.navigate("/diger");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Diğer" })).toBeVisible();
  await router.navigate("/ayarlar/takvim");
  await expect.element(screen.getByText(/oluşturulan bir adresiniz var\.$/)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Adresi kapat" }));
  await expect.element(screen.getByText("Adresiniz yok.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Takvim adresi" })).toHaveFocus();
});

test("The settings say when the last backup was made, and whether backups are set up", async () => {
  const { screen, router } = await renderPanel("/ayarlar/yedekler", {
    ...settingsScreen,
    "GET /api/yonetim/yedek": { json: { isOn: false, last: null } },
  });
  const backups = screen.getByRole("region", { name: "Son yedek" });
  await expect.element(backups).toMatchTextContent("Henüz yedek alınmadı.");
  await expect.element(backups).toMatchTextContent("Kendiliğinden yedek alma kurulu değil.");
  answer(settingsScreen);
  await router.navigate("/diger");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Diğer" })).toBeVisible();
  await router.navigate("/ayarlar/yedekler");
  await expect.element(backups).toMatchTextContent("Son yedek: 24 Eylül 2025 03:10");
  await expect.element(backups).not.toMatchTextContent("kurulu değil");
});

test("Without mail set up the settings say so, and offer no test", async () => {
  const { screen } = await renderPanel("/ayarlar/bildirimler", settingsScreen);
  const mail = screen.getByRole("region", { name: "E-posta bildirimleri" });
  await expect.element(mail).toMatchTextContent("E-posta kurulu değil.");
  await expect.element(mail.getByRole("button")).not.toBeInTheDocument();
});

test("A test mail names its address, and a refusal of the mail server is said", async () => {
  const message = "Posta sunucusuna ulaşılamadı.";
  const { screen } = await renderPanel("/ayarlar/bildirimler", {
    ...settingsScreen,
    "GET /api/yonetim/deneme-postasi": { json: { to: "akademi@example.com" } },
    "POST /api/yonetim/deneme-postasi": { status: 502, json: { message } },
  });
  const mail = screen.getByRole("region", { name: "E-posta bildirimleri" });
  const send = mail.getByRole("button", { name: "Deneme e-postası gönder" });
  await expect.element(mail).toMatchTextContent("Bildirimler akademi@example.com adresine gider.");
  await userEvent.click(send);
  await expect.element(mail.getByRole("alert")).toMatchTextContent(message);
  answer({ "POST /api/yonetim/deneme-postasi": { json: null } });
  await userEvent.click(send);
  await expect
    .element(screen.getByText("Deneme e-postası gönderildi: akademi@example.com"))
    .toBeVisible();
});

test("The settings name what is still an example, and how to change it and one's own name", async () => {
  const placeholders = [
    "phone",
    "controller.name",
    "baska.bir",
    "pages/about.yaml: Astroloji açık…",
  ];
  const { screen, router } = await renderPanel("/ayarlar/hesap", {
    ...settingsScreen,
    "GET /api/yonetim/ayarlar": { json: { ...settings, placeholders } },
  });
  const account = screen.getByRole("region", { name: "Hesap", exact: true });
  await expect
    .element(account)
    .toMatchTextContent("Adınızı Hesaplar ekranında değiştirebilirsiniz.");
  await router.navigate("/ayarlar/bilgiler");
  const facts = screen.getByRole("region", { name: "Akademinin bilgileri" });
  // What only an operator understands is folded.
  const file = facts.getByText("content/site.yaml");
  await expect.element(file).not.toBeVisible();
  await userEvent.click(facts.getByText("Sunucuya bakan kişi için").first());
  await expect.element(file).toBeVisible();
  expect(
    facts
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["telefon", "veri sorumlusunun unvanı", "baska.bir", "Astroloji açık…"]);
  await expect.element(facts).toMatchTextContent("akademinin onaylamadığı 1 söz var");
});

test("Without placeholders the settings say that every fact is filled in", async () => {
  const { screen } = await renderPanel("/ayarlar/bilgiler", settingsScreen);
  await expect
    .element(screen.getByRole("region", { name: "Akademinin bilgileri" }))
    .toMatchTextContent("Bütün bilgiler doldurulmuş.");
});
