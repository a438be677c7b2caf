import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PanelSettings } from "../../contract/panel/calls.ts";
import { calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../tests/support/component/panel.tsx";
import { cardAnswer, listAnswer, stepAnswer } from "../../tests/support/component/samples.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();

const list = "GET /api/yonetim/randevular";
const kinds: PanelSettings = {
  ...settings,
  consultations: [
    { slug: "mini-ongoru", title: "Mini Öngörü", bookable: true, promisedDays: 7 },
    { slug: "yillik-ongoru", title: "Yıllık Öngörü", bookable: false, report: "only" },
    { slug: "vip-ongoru", title: "VIP Öngörü", bookable: false, report: "also" },
  ],
};
const report = panelAppointment({
  ...{ consultation: "yillik-ongoru", timeSlot: "", minutes: 0, heldMinutes: 0 },
  ...{ day: "2025-09-23", date: "2025-09-23T20:59:00.000Z", source: "phone" },
});
const delivered = { ...report, arrived: true, version: 2 };
const services = {
  "GET /api/yonetim/ayarlar": { json: kinds },
  [list]: listAnswer([]),
  "POST /api/yonetim/danisanlar/tani": { json: { clients: [], block: null } },
  "GET /api/yonetim/randevular/1": cardAnswer(report),
  "POST /api/yonetim/randevular": stepAnswer(report),
  "POST /api/yonetim/randevular/1/teslim-edildi": stepAnswer(delivered),
};
const sent = () =>
  calls.filter(({ method, path }) => method === "POST" && !path.includes("danisanlar"));

test("A written service is entered with the day on which it is due", async () => {
  const { screen } = await renderPanel("/yeni?gun=2025-09-25&saat=21:00", services);
  await userEvent.fill(page.getByLabelText("Ad", { exact: true }), "Ayşe Yılmaz");
  await userEvent.fill(page.getByLabelText("Telefon"), "05321234567");
  const type = page.getByLabelText("Tür");
  await userEvent.selectOptions(type, "VIP Öngörü");
  await expect.element(screen.getByRole("radio", { name: "21:00 Seçildi" })).toBeChecked();
  await userEvent.click(screen.getByLabelText("Yazılı rapor"));
  const due = screen.getByLabelText("Teslim günü");
  await expect.element(due).toHaveValue("");
  await userEvent.selectOptions(type, "Yıllık Öngörü");
  await userEvent.click(screen.getByRole("button", { name: "Raporu ekle" }));
  await expect.element(due).toHaveAccessibleDescription("Teslim gününü seçin.");
  await userEvent.fill(due, "03.10.2025");
  // What has no hour is none of a call.
  await userEvent.selectOptions(type, "Mini Öngörü");
  await expect.element(screen.getByRole("button", { name: "Randevuyu ekle" })).toBeVisible();
  await userEvent.selectOptions(type, "VIP Öngörü");
  await expect.element(screen.getByLabelText("Yazılı rapor")).toBeChecked();
  await userEvent.selectOptions(type, "Yıllık Öngörü");
  await userEvent.click(screen.getByRole("button", { name: "Raporu ekle" }));
  await expect.element(screen.getByText("Rapor eklendi.")).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    {
      ...{ name: "Ayşe Yılmaz", phone: "05321234567", note: "" },
      ...{ consultation: "yillik-ongoru", day: "2025-10-03", timeSlot: "", isTold: true },
    },
  ]);
});

test("A day later than promised is said where it is chosen", async () => {
  const { screen, router } = await renderPanel("/yeni?gun=2025-10-02&saat=21:00", services);
  await userEvent.selectOptions(page.getByLabelText("Tür"), "Mini Öngörü");
  const words = "Söz verilenden geç: bu tür için en geç 1 Ekim 2025.";
  await expect.element(screen.getByText(words)).toBeVisible();
  await router.navigate("/yeni?gun=2025-10-01&saat=21:00");
  await userEvent.click(screen.getByRole("button", { name: "Önceki hafta" }));
  await expect.element(screen.getByText(words)).not.toBeInTheDocument();
});

test("The row and the card of what was promised say until when", async () => {
  const late = panelAppointment({ day: "2025-09-29", date: "2025-09-29T18:00:00.000Z" });
  const { screen, router } = await renderPanel("/", {
    ...services,
    [list]: listAnswer([late]),
    "GET /api/yonetim/randevular/1": cardAnswer(late),
  });
  await expect.element(screen.getByText("Süre aşılıyor")).toBeVisible();
  await router.navigate("/randevu/1");
  await expect.element(screen.getByText("7 gün içinde: en geç 26 Eylül 2025")).toBeVisible();
});

test("An owed report says that it is late, and is delivered from its row", async () => {
  const { screen } = await renderPanel("/?durum=to_deliver", {
    ...services,
    [list]: listAnswer([report], { toDeliver: 1 }),
  });
  const row = screen.getByRole("listitem").filter({ hasText: "Ayşe Yılmaz" });
  await expect.element(row.getByText("Gecikti")).toBeVisible();
  await expect.element(row.getByText("Hazırlanıyor")).toBeInTheDocument();
  await userEvent.click(row.getByRole("button", { name: "Teslim edildi: Ayşe Yılmaz" }));
  await expect.element(screen.getByText("Ayşe Yılmaz: rapor teslim edildi.")).toBeVisible();
  expect(sent()).toMatchObject([{ body: { version: 1 } }]);
});

test("A report's card has its day instead of an hour, and what can be done to it", async () => {
  const { screen } = await renderPanel("/randevu/1", services);
  await expect.element(screen.getByText("Teslim: 23 Eylül 2025, Salı")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "O gün" })).not.toBeInTheDocument();
  const names = ["Teslim edildi", "Günü değiştir", "İptal et"];
  for (const name of names) {
    await expect.element(screen.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect.element(screen.getByRole("button", { name: "Geldi" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Günü değiştir" }));
  const sheet = screen.getByRole("dialog", { name: "Teslim gününü değiştir" });
  await expect.element(sheet.getByText("Şimdi: 23 Eylül")).toBeVisible();
  await userEvent.fill(sheet.getByLabelText("Teslim günü"), "06.10.2025");
  await expect.element(sheet.getByRole("button", { name: "Taşı: 6 Ekim" })).toBeVisible();
});
