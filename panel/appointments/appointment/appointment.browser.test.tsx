import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { CardAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import {
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../../tests/support/component/panel.tsx";
import {
  birthOf,
  cardAnswer,
  listAnswer,
  stepAnswer,
} from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

const path = "/api/yonetim/randevular/1";
const tomorrow = "2025-09-25";
const request = panelAppointment({ day: tomorrow, status: "pending" });
const neighbour = panelAppointment({ id: "2", day: tomorrow, timeSlot: "22:00", name: "Efe Ak" });
const nothingLive = { pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null };

fakeService();

async function renderCard(appointment = request, card: Partial<CardAnswer> = {}) {
  const { screen, router } = await renderPanel("/randevu/1", {
    [`GET ${path}`]: cardAnswer(appointment, card),
    "GET /api/yonetim/randevular": listAnswer([appointment, neighbour]),
  });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const inSheet = (name: string) =>
    screen.getByRole("dialog").getByRole("button", { name, exact: true });
  return { screen, router, button, inSheet, sheet: screen.getByRole("dialog") };
}

const sent = () => calls.filter(({ method }) => method === "POST");

test("A sheet of a card closes with Escape and gives the focus back", async () => {
  const { button, sheet } = await renderCard();
  for (const name of ["Taşı", "İptal et", "Bilgileri düzelt", "Not et (ödeme)"]) {
    await button(name).click();
    await expect.element(sheet.getByRole("heading")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(button(name)).toHaveFocus();
  }
});

test("A cancellation needs a reason, and the message to the visitor comes next", async () => {
  const { screen, button, inSheet, sheet } = await renderCard();
  await button("İptal et").click();
  await inSheet("İptal et").click();
  await expect
    .element(sheet.getByRole("alert").first())
    .toMatchTextContent("Kısa bir neden yazın ya da seçin.");
  await expect.element(sheet.getByLabelText("Neden")).toHaveFocus();
  const cancelled: PanelAppointment = {
    ...request,
    ...{ status: "cancelled", reason: "Hasta oldu", toTell: "reject", version: 2 },
  };
  answer({
    [`GET ${path}`]: cardAnswer(cancelled),
    [`POST ${path}/iptal`]: stepAnswer(cancelled),
  });
  await userEvent.keyboard("Hasta oldu");
  await inSheet("İptal et").click();
  await expect.element(screen.getByRole("heading", { name: "Danışana haber ver" })).toHaveFocus();
  expect(sent()).toMatchObject([{ body: { version: 1, reason: "Hasta oldu" } }]);
  await expect.element(screen.getByText(/ne yazık ki onaylayamadık/)).toBeVisible();
  await expect.element(screen.getByRole("definition").getByText("Hasta oldu")).toBeVisible();
});

test("The free hours come into a sheet in which nothing moves", async () => {
  const { button, sheet } = await renderCard();
  const known = Promise.withResolvers<void>();
  answer({
    "GET /api/yonetim/randevular": async () => {
      await known.promise;
      return listAnswer([request, neighbour]);
    },
  });
  await button("Taşı").click();
  await expect.element(sheet.getByRole("radio", { name: /^20:00/ })).toBeDisabled();
  const place = () =>
    sheet.getByRole("button", { name: "Takvimden seç" }).element().getBoundingClientRect();
  const before = place();
  known.resolve();
  await expect.element(sheet.getByRole("radio", { name: "20:00 Boş" })).toBeEnabled();
  expect(place()).toEqual(before);
});

test("A move needs one of the free hours, and its button says which", async () => {
  const { button, inSheet, sheet } = await renderCard();
  await button("Taşı").click();
  await expect.element(sheet.getByRole("radio", { name: "22:00 Dolu" })).toBeDisabled();
  await expect
    .element(sheet.getByRole("radio", { name: "Per 25 Eylül 2025, 5 boş saat" }))
    .toBeChecked();
  await inSheet("Taşı").click();
  await expect.element(sheet.getByText("Boş bir saat seçin.")).toBeVisible();
  await expect.element(sheet.getByRole("radio", { name: "20:00 Boş" })).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(sheet.getByText("Boş bir saat seçin.")).not.toBeInTheDocument();
  const moved = { ...request, timeSlot: "20:00", version: 2 };
  answer({ [`POST ${path}/tasi`]: stepAnswer(moved), [`GET ${path}`]: cardAnswer(moved) });
  await inSheet("Taşı: 25 Eylül, 20:00").click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ body: { version: 1, day: tomorrow, timeSlot: "20:00" } }]);
});

test("A correction to another day without an hour is refused beside the hours", async () => {
  const { button, inSheet, sheet } = await renderCard();
  const missing = sheet.getByText("Boş bir saat seçin.");
  await button("Bilgileri düzelt").click();
  await inSheet("Günü ya da saati değiştir").click();
  await sheet.getByRole("radio", { name: /^Cum 26/ }).click();
  await inSheet("Kaydet").click();
  await expect.element(missing).toBeVisible();
  await expect.element(sheet.getByRole("radio", { name: "20:00 Boş" })).toHaveFocus();
  await sheet.getByRole("radio", { name: /^Per 25/ }).click();
  await expect.element(missing).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test("A wrong phone number is refused beside its field, and only changed fields are sent", async () => {
  const { button, inSheet, sheet } = await renderCard();
  await button("Bilgileri düzelt").click();
  const phone = sheet.getByLabelText("Telefon");
  await phone.fill("05009");
  await inSheet("Kaydet").click();
  await expect.element(phone).toHaveAccessibleDescription(/ülke koduyla/);
  await phone.fill("05009998877");
  await expect.element(phone).not.toHaveAccessibleDescription(/ülke koduyla/);
  const corrected = { ...request, phone: "05009998877", version: 2 };
  answer({
    [`POST ${path}/duzelt`]: stepAnswer(corrected),
    [`GET ${path}`]: cardAnswer(corrected),
  });
  await inSheet("Kaydet").click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([{ version: 1, phone: "05009998877" }]);
});

test("A card shows the day's other appointments, the number's others, and who viewed it", async () => {
  const other = panelAppointment({ id: "3", day: "2025-09-26", timeSlot: "22:00" });
  const views = [{ at: "2025-09-24T09:00:00.000Z", who: "su@example.com" }];
  const card = { neighbours: [neighbour], others: [other], views };
  const { screen, router } = await renderCard(request, card);
  const strip = screen.getByRole("list", { name: "25 Eylül 2025, Perşembe" });
  await expect.element(strip.getByRole("listitem").nth(2)).toMatchTextContent("21:00Bu randevu");
  await expect
    .element(strip.getByRole("link", { name: "Efe Ak" }))
    .toHaveAttribute("href", "/randevu/2");
  await expect.element(screen.getByText(/^su@example\.com/)).toBeVisible();
  answer({ "GET /api/yonetim/randevular/3": cardAnswer({ ...other, name: "Ayşe Yılmaz" }) });
  await screen.getByRole("link", { name: "26 Eylül 2025, 22:00" }).click();
  expect(router.state.location.pathname).toBe("/randevu/3");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("An erased appointment keeps its day, and nothing can be done with it", async () => {
  const { screen, button } = await renderCard();
  answer({ [`GET ${path}`]: cardAnswer({ ...request, name: null, phone: null }) });
  events!.send(nothingLive);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Silindi" })).toBeVisible();
  await expect.element(screen.getByText(/25 Eylül 2025, Perşembe/).first()).toBeVisible();
  await expect.element(screen.getByText("Ayşe Yılmaz")).not.toBeInTheDocument();
  for (const name of ["Onayla", "Taşı", "İptal et", "Not ekle", "Bilgileri düzelt"])
    expect(button(name).query(), name).toBeNull();
});

test("A card has the birth and note of its client, ready to be copied", async () => {
  const birth = { day: "1985-05-14", time: null, place: null };
  const { screen, button } = await renderCard(request, {
    client: { note: "Annesiyle geldi.", births: [birthOf("Kendisi", birth)] },
  });
  await expect.element(screen.getByText("Annesiyle geldi.")).toBeVisible();
  await expect.element(screen.getByText("14 Mayıs 1985")).toBeVisible();
  await expect.element(button("Doğum bilgisini kopyala")).toBeVisible();
});

test("An overdue request says so on its card, and approving it is not the main thing", async () => {
  const overdue = { day: "2025-09-23", date: "2025-09-23T18:00:00.000Z" };
  const { screen, button } = await renderCard({ ...request, ...overdue });
  await expect.element(screen.getByRole("main").getByText("Saati geçti")).toBeVisible();
  await expect.element(button("Onayla")).toHaveClass(/ghost/);
});

test("A card shows what its row knew until it has come, and a pressed button moves until it is answered", async () => {
  const never = () => new Promise<never>(() => {});
  const { screen } = await renderPanel("/", {
    "GET /api/yonetim/randevular": listAnswer([request]),
    [`GET ${path}`]: never,
    [`POST ${path}/onayla`]: never,
  });
  const approve = screen.getByRole("button", { name: /^Onayla: Ayşe/ });
  await expect.element(approve).toHaveAttribute("aria-busy", "false");
  await approve.click();
  await expect.element(approve).toHaveAttribute("aria-busy", "true");
  await screen.getByRole("link", { name: "Ayşe Yılmaz" }).click();
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Ayşe Yılmaz" }))
    .toHaveFocus();
  await expect.element(screen.getByRole("main")).toMatchTextContent(/21:00.*25 Eylül.*Mini Öngörü/);
  expect(document.title).toContain("Ayşe Yılmaz");
});
