import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { defaultHours } from "../../booking/hours.ts";
import { defaultMessages } from "../../contract/panel/default-messages.ts";
import { answer, fakeService } from "../../tests/support/component/fake-service.ts";
import { me, renderPanel } from "../../tests/support/component/panel.tsx";
import {
  cardAnswer,
  clientAnswer,
  listAnswer,
  stepAnswer,
} from "../../tests/support/component/samples.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

const appointment = panelAppointment({ day: "2025-09-25" });
const service = {
  ...{ slug: "mini-ongoru", title: "Mini Öngörü", bookable: true },
  ...{ duration: 30, note: "" },
};
const answers = {
  "GET /api/yonetim/randevular": listAnswer([appointment]),
  "GET /api/yonetim/randevular/1": cardAnswer(appointment),
  "GET /api/yonetim/danisanlar/1": clientAnswer(),
  "GET /api/yonetim/hizmetler": {
    json: { version: 1, services: [service], defaults: [service], slotMinutes: 30 },
  },
  "GET /api/yonetim/mesajlar": { json: { version: 1, messages: defaultMessages, next: null } },
  "GET /api/yonetim/ayarlar/saatler": {
    json: {
      ...{ hours: defaultHours, defaults: defaultHours, version: 1, isDefault: true },
      ...{ outside: [], more: 0 },
    },
  },
};

fakeService();

async function renderAt(address: string) {
  const { screen, router } = await renderPanel(address, answers);
  const field = (name: string) => screen.getByLabelText(name, { exact: true }).first();
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  /** To a screen without anything to type, and back. */
  async function leaveAndReturn() {
    await router.navigate("/diger");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Diğer" })).toBeVisible();
    await router.navigate(-1);
  }
  return { screen, router, field, button, leaveAndReturn };
}

/** Whether the browser would ask before the page is left or loaded anew. */
function asksBeforeUnload(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test("A half-typed entry is there again after a look elsewhere, in no storage, and can be cleared", async () => {
  const { screen, field, button, leaveAndReturn } = await renderAt("/yeni");
  await field("Ad").fill("Fatma Yarım");
  await field("Telefon").fill("0532111");
  await field("Not").fill("Akşam arayacak");
  await screen.getByRole("radio", { name: /^Per 25 Eylül 2025/ }).click();
  await leaveAndReturn();
  await expect.element(field("Ad")).toHaveValue("Fatma Yarım");
  await expect.element(field("Telefon")).toHaveValue("0532111");
  await expect.element(field("Not")).toHaveValue("Akşam arayacak");
  await expect.element(screen.getByRole("radio", { name: /^Per 25 Eylül 2025/ })).toBeChecked();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("Fatma");
  await button("Temizle").click();
  await expect.element(field("Ad")).toHaveValue("");
  await expect.element(screen.getByRole("radio", { name: /^Çar 24 Eylül 2025/ })).toBeChecked();
  await field("Ad").fill("F");
  await expect.element(screen.getByText(/^Yarım kalan girişiniz/)).not.toBeInTheDocument();
});

test("A free hour of the week brings its hour to a half-typed entry", async () => {
  const { screen, router, field } = await renderAt("/yeni");
  await field("Ad").fill("Fatma Yarım");
  await router.navigate("/hafta?gun=2025-09-25");
  await screen.getByRole("link", { name: "25 Eylül 22:00 boş, randevu ekle" }).click();
  await expect.element(field("Ad")).toHaveValue("Fatma Yarım");
  await expect.element(screen.getByRole("radio", { name: /^22:00/ })).toBeChecked();
});

test("A half-written note and reason of a card stay, until they are given up", async () => {
  const { screen, field, button, leaveAndReturn } = await renderAt("/randevu/1");
  const sheet = screen.getByRole("dialog");
  await button("Not ekle").click();
  await userEvent.keyboard("Doğum saati 04.30 civ");
  await button("İptal et").click();
  await sheet.getByLabelText("Neden").fill("Telefonda söyledi");
  await userEvent.keyboard("{Escape}");
  await leaveAndReturn();
  await expect.element(field("Not")).toHaveValue("Doğum saati 04.30 civ");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await button("İptal et").click();
  await expect.element(sheet.getByLabelText("Neden")).toHaveValue("Telefonda söyledi");
  await sheet.getByRole("button", { name: "Vazgeç" }).click();
  await button("İptal et").click();
  await expect.element(sheet.getByLabelText("Neden")).toHaveValue("");
});

test("What was begun for a client and in the settings stays, until it is given up", async () => {
  const { router, field, button, leaveAndReturn } = await renderAt("/diger");
  for (const [path, opener, label, typed] of [
    ["/danisan/1", "Not ekle", "Not", "Annesiyle ge"],
    ["/danisan/1", "Doğum bilgisi ekle", "Gün", "14.05.19"],
    ["/hizmetler", "", "Süre (dakika)", "2"],
    ["/mesajlar", "", "Onay", "Merhaba {ad}"],
  ] as const) {
    await router.navigate(path);
    if (opener) await button(opener).click();
    await field(label).fill(typed);
    await leaveAndReturn();
    await expect.element(field(label)).toHaveValue(typed);
    await button("Vazgeç").click();
    await expect.element(button("Vazgeç")).not.toBeInTheDocument();
  }
});

test("A note that is not saved is asked about before the page is left, on other screens too", async () => {
  const { screen, router, button } = await renderAt("/randevu/1");
  await button("Not ekle").click();
  expect(asksBeforeUnload()).toBe(false);
  await userEvent.keyboard("Yarım");
  expect(asksBeforeUnload()).toBe(true);
  await router.navigate("/diger");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Diğer" })).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);
  await router.navigate(-1);
  answer({
    "POST /api/yonetim/randevular/1/not": stepAnswer({ ...appointment, version: 2 }),
    "GET /api/yonetim/randevular/1": cardAnswer({ ...appointment, note: "Yarım", version: 2 }),
  });
  await button("Kaydet").click();
  await expect.element(button("Notu düzenle")).toBeVisible();
  expect(asksBeforeUnload()).toBe(false);
});

test("Settings that were changed back by hand are not asked about", async () => {
  const { screen, router, field, button } = await renderAt("/diger");
  for (const [path, label, keys] of [
    ["/saatler", "Son randevu: Cuma", ["{ArrowUp}", "{ArrowDown}"]],
    ["/hizmetler", "", [" ", " "]],
    ["/mesajlar", "Onay", ["{End}x", "{Backspace}"]],
  ] as const) {
    await router.navigate(path);
    const control = label ? field(label) : screen.getByRole("checkbox").first();
    await expect.element(control).toBeVisible();
    (control.element() as HTMLElement).focus();
    await userEvent.keyboard(keys[0]);
    await expect.element(button("Vazgeç")).toBeVisible();
    expect(asksBeforeUnload(), path).toBe(true);
    await userEvent.keyboard(keys[1]);
    await expect.element(button("Vazgeç")).not.toBeInTheDocument();
    expect(asksBeforeUnload(), path).toBe(false);
  }
});

test("Nothing that was begun is left for the next person who signs in", async () => {
  const { screen, router, field } = await renderAt("/yeni");
  await field("Ad").fill("Fatma Yarım");
  await router.navigate("/diger");
  answer({
    "DELETE /api/yonetim/oturum": { status: 204 },
    "POST /api/yonetim/oturum": { json: me },
  });
  await screen
    .getByRole("button", { name: /^Çıkış yap/ })
    .first()
    .click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
  await field("E-posta").fill("su@example.com");
  await field("Parola").fill("gökyüzü");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("link", { name: "Ekle" })).toBeVisible();
  await router.navigate("/yeni");
  await expect.element(field("Ad")).toHaveValue("");
});
