import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { answer, calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import { cardAnswer, stepAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

fakeService();

const path = "/api/yonetim/randevular/1";
const consultations = settings.consultations.map((one) => ({ ...one, price: 125_050 }));

async function openSheet(appointment: PanelAppointment, opener = "Not et (ödeme)") {
  const { screen } = await renderPanel("/randevu/1", {
    "GET /api/yonetim/ayarlar": { json: { ...settings, consultations } },
    [`GET ${path}`]: cardAnswer(appointment),
  });
  await userEvent.click(screen.getByRole("button", { name: opener }));
  const sheet = screen.getByRole("dialog", { name: "Ödeme notu" });
  await expect.element(sheet).toBeVisible();
  return { screen, sheet, save: sheet.getByRole("button", { name: "Kaydet" }) };
}

const sent = () =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body as object);

test("The service's price is proposed; a deposit is noted with its amount and way", async () => {
  const { screen, sheet, save } = await openSheet(panelAppointment());
  const price = sheet.getByLabelText("Ücret (TL)");
  await expect.element(price).toHaveValue("1.250,50");
  await userEvent.fill(price, "1.000");
  await userEvent.click(sheet.getByLabelText("Kapora"));
  const deposit = sheet.getByLabelText("Alınan kapora (TL)");
  await userEvent.click(save);
  await expect.element(deposit).toHaveAccessibleDescription("Tutarı 1.250,50 biçiminde yazın.");
  await userEvent.fill(deposit, "1000");
  await userEvent.click(save);
  await expect.element(deposit).toHaveAccessibleDescription("Kapora ücretten az olmalıdır.");
  await userEvent.fill(deposit, "400");
  await userEvent.click(sheet.getByLabelText("Kart"));
  const noted = panelAppointment({ price: 100_000, paid: 40_000, paidBy: "card", version: 2 });
  answer({ [`GET ${path}`]: cardAnswer(noted), [`POST ${path}/odeme`]: stepAnswer(noted) });
  await userEvent.click(save);
  await expect.element(screen.getByText("Ödeme not edildi.")).toBeVisible();
  await expect
    .element(screen.getByText(/^400\sTL kapora alındı \(kart\), 600\sTL bekliyor/))
    .toBeVisible();
  expect(sent()).toEqual([{ version: 1, price: 100_000, paid: 40_000, paidBy: "card" }]);
});

test("What waits is paid with one choice", async () => {
  const waiting = panelAppointment({ price: 90_000 });
  const { sheet, save } = await openSheet(waiting, "Değiştir (ödeme)");
  const price = sheet.getByLabelText("Ücret (TL)");
  await expect.element(price).toHaveValue("900");
  await userEvent.click(sheet.getByLabelText("Ödendi"));
  answer({ [`POST ${path}/odeme`]: stepAnswer(waiting) });
  await userEvent.click(save);
  await expect.element(sheet).not.toBeInTheDocument();
  expect(sent()).toEqual([{ version: 1, price: 90_000, paid: 90_000, paidBy: "transfer" }]);
});

test("An empty price takes the note away", async () => {
  const paid = panelAppointment({ price: 90_000, paid: 90_000, paidBy: "cash" });
  const { sheet, save } = await openSheet(paid, "Değiştir (ödeme)");
  await expect.element(sheet.getByLabelText("Nakit")).toBeChecked();
  await userEvent.fill(sheet.getByLabelText("Ücret (TL)"), "");
  answer({ [`POST ${path}/odeme`]: stepAnswer(paid) });
  await userEvent.click(save);
  await expect.element(sheet).not.toBeInTheDocument();
  expect(sent()).toEqual([{ version: 1, price: null, paid: 0, paidBy: null }]);
});
