import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import {
  cardAnswer,
  clientAnswer,
  listAnswer,
  stepAnswer,
} from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

fakeService();

const request = panelAppointment({ status: "pending", day: "2025-09-25" });
const services = {
  "GET /api/yonetim/randevular/1": cardAnswer(request),
  "GET /api/yonetim/randevular": listAnswer([request]),
};
const sheet = page.getByRole("dialog");
const button = (name: string) => page.getByRole("button", { name });
const ofSheet = (name: string) => sheet.getByRole("button", { name });

test("What the cancel sheet says of a missing reason goes when one is chosen or typed", async () => {
  const { screen } = await renderPanel("/randevu/1", services);
  const missing = sheet.getByText("Kısa bir neden yazın ya da seçin.");
  for (const correct of [
    () => userEvent.click(ofSheet("Ulaşılamadı")),
    () => userEvent.keyboard("H"),
  ]) {
    await userEvent.click(button("İptal et"));
    await userEvent.click(ofSheet("İptal et"));
    await expect.element(missing).toBeVisible();
    await correct();
    await expect.element(missing).not.toBeInTheDocument();
    await userEvent.click(ofSheet("Vazgeç"));
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  }
});

test("What the move sheet says of a missing hour goes when one is chosen", async () => {
  await renderPanel("/randevu/1", services);
  await userEvent.click(button("Taşı"));
  await userEvent.click(ofSheet("Taşı"));
  const missing = sheet.getByText("Boş bir saat seçin.");
  await expect.element(missing).toBeVisible();
  await userEvent.click(sheet.getByRole("radio", { name: "20:00 Boş" }));
  await expect.element(missing).not.toBeInTheDocument();
});

test("What a form says of the whole goes when it is sent again", async () => {
  const held = Promise.withResolvers<void>();
  const { screen } = await renderPanel("/randevu/1", {
    ...services,
    "POST /api/yonetim/randevular/1/duzelt": {
      status: 500,
      json: { message: "Bir hata oluştu." },
    },
  });
  await userEvent.click(button("Bilgileri düzelt"));
  await userEvent.fill(sheet.getByLabelText("Ad", { exact: true }), "Ayşe Yılmaz Bey");
  await userEvent.click(ofSheet("Kaydet"));
  await expect.element(sheet.getByText("Bir hata oluştu.")).toBeVisible();
  answer({
    "POST /api/yonetim/randevular/1/duzelt": async () => {
      await held.promise;
      return stepAnswer(request);
    },
  });
  await userEvent.click(ofSheet("Kaydet"));
  await expect.element(sheet.getByText("Bir hata oluştu.")).not.toBeInTheDocument();
  held.resolve();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("What is said of a birth and of a block goes when that is written", async () => {
  const { screen } = await renderPanel("/danisan/1", {
    "GET /api/yonetim/danisanlar/1": clientAnswer(),
  });
  await userEvent.click(button("Doğum bilgisi ekle"));
  await userEvent.click(button("Kaydet"));
  for (const label of ["Gün", "Saat"]) {
    const field = screen.getByLabelText(label, { exact: true });
    await expect.element(field).toBeInvalid();
    await userEvent.type(field, "1");
    await expect.element(field).toBeValid();
  }
  await userEvent.click(button("Siteden randevu alamasın…"));
  await userEvent.click(ofSheet("Engelle"));
  const missing = sheet.getByText("Kısa bir neden yazın.");
  await expect.element(missing).toBeVisible();
  await userEvent.type(sheet.getByLabelText("Neden"), "Ü");
  await expect.element(missing).not.toBeInTheDocument();
});

test("What is said of a rejection goes when a reason is chosen", async () => {
  await renderPanel("/", services);
  await userEvent.click(button("Reddet: Ayşe Yılmaz, 21:00"));
  await userEvent.click(ofSheet("Reddet"));
  const missing = sheet.getByText("Kısa bir neden yazın ya da seçin.");
  await expect.element(missing).toBeVisible();
  await userEvent.click(ofSheet("Ulaşılamadı"));
  await expect.element(missing).not.toBeInTheDocument();
});

test("A card shows how long it lasts, and the service's note for staff", async () => {
  const [mini, ...others] = settings.consultations;
  const consultations = [{ ...mini!, duration: 20, note: "Soruyu al." }, ...others];
  const { screen } = await renderPanel("/randevu/1", {
    ...services,
    "GET /api/yonetim/ayarlar": { json: { ...settings, consultations } },
  });
  await expect
    .element(screen.getByRole("definition").filter({ hasText: "Mini Öngörü" }))
    .toMatchTextContent("30 dakika · Soruyu al.");
});

test("A corrected number of somebody with more appointments asks whose it is", async () => {
  const others = [panelAppointment({ id: "2", day: "2025-10-02" })];
  await renderPanel("/randevu/1", {
    ...services,
    "GET /api/yonetim/randevular/1": cardAnswer(request, { others }),
    "POST /api/yonetim/randevular/1/duzelt": stepAnswer(request),
  });
  await userEvent.click(button("Bilgileri düzelt"));
  const question = sheet.getByRole("group", { name: /^Bu danışanın 1 randevusu daha var/ });
  await userEvent.fill(sheet.getByLabelText("Ad", { exact: true }), "Ayşe Yılmaz Kaya");
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.fill(sheet.getByLabelText("Telefon"), "05329998877");
  await userEvent.click(ofSheet("Kaydet"));
  const first = question.getByRole("radio", { name: /bütün randevularında/ });
  await expect.element(first).toHaveFocus();
  await expect.element(question).toHaveAccessibleDescription("Birini seçin.");
  await userEvent.click(question.getByRole("radio", { name: /^Başka birinin/ }));
  await expect.element(sheet.getByText("Birini seçin.")).not.toBeInTheDocument();
  await userEvent.click(ofSheet("Kaydet"));
  await expect.element(sheet).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path.endsWith("/duzelt"))?.body).toEqual({
    ...{ version: 1, name: "Ayşe Yılmaz Kaya", phone: "05329998877", whose: "other" },
  });
});
