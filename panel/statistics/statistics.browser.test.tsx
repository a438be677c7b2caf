import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../tests/support/component/panel.tsx";

fakeService();
beforeEach(() => page.viewport(1280, 900));

const nothing: NumbersAnswer = {
  weeks: [{ monday: "2025-09-22", count: 0 }],
  months: [],
  coming: { pending: 0, approved: 0 },
  consultations: [],
  outcomes: { pending: 0, approved: 0, cancelled: 0, no_show: 0, arrived: 0 },
  hours: [],
  clients: { new: 0, returning: 0 },
  sessions: { begun: 0, missed: 0 },
  money: [],
};
/** Twelve weeks around the one of Wednesday, 24 September 2025. */
const weeks = Array.from({ length: 12 }, (_, at) => ({
  monday: addDays("2025-08-04", 7 * at),
  count: at === 9 ? 2 : 0,
}));
const numbers: NumbersAnswer = {
  ...nothing,
  weeks,
  coming: { pending: 1, approved: 1 },
  consultations: [{ slug: "mini-ongoru", count: 2 }],
  outcomes: { ...nothing.outcomes, pending: 1, approved: 1 },
  hours: [{ timeSlot: "21:00", count: 2 }],
};
const services = (json: NumbersAnswer) => ({ "GET /api/yonetim/sayilar": { json } });
const link = (name: string | RegExp) => page.getByRole("link", { name });
const first = page.getByLabelText("İlk gün");
const last = page.getByLabelText("Son gün");
const asked = () => calls.findLast(({ path }) => path.includes("/sayilar"))?.path.split("?")[1];

test("The near weeks, what comes, the last twelve weeks and this year are one link away", async () => {
  await renderPanel("/sayilar", services(nothing));
  await expect.element(link("Yakın haftalar")).toHaveAttribute("aria-current", "true");
  await expect.element(last).toHaveValue("26.10.2025");
  for (const [name, from, to] of [
    ["Gelecek", "24.09.2025", "23.03.2026"],
    ["Son 12 hafta", "07.07.2025", "28.09.2025"],
    ["Bu yıl", "01.01.2025", "31.12.2025"],
  ] as const) {
    await userEvent.click(link(name));
    await expect.element(first).toHaveValue(from);
    await expect.element(last).toHaveValue(to);
  }
  await expect.poll(asked).toBe("baslangic=2025-01-01&bitis=2025-12-31");
});

test("What comes ends with the last day that visitors can book", async () => {
  await renderPanel("/sayilar?aralik=gelecek", {
    ...services(nothing),
    "GET /api/yonetim/ayarlar": {
      json: { ...settings, hours: { ...defaultHours, daysAhead: 30 } },
    },
  });
  await expect.element(last).toHaveValue("24.10.2025");
});

test("Each number leads to its list, and where there is nothing to list there is no link", async () => {
  const range = "baslangic=2025-08-04&bitis=2025-10-26";
  const coming = "baslangic=2025-09-24&bitis=2025-10-26";
  await renderPanel("/sayilar", services(numbers));
  for (const [name, to] of [
    ["Toplam 2 randevu", `?${range}`],
    ["1 gelecek, onaylı", `?durum=approved&${coming}`],
    ["1 gelecek, beklemede", `?durum=pending&${coming}`],
    ["Beklemede 1", `?durum=pending&${range}`],
    ["Mini Öngörü 2", `?tip=mini-ongoru&${range}`],
    [/haftası: 2 randevu$/, "?baslangic=2025-10-06&bitis=2025-10-12"],
  ] as const)
    await expect.element(link(name)).toHaveAttribute("href", `/${to}`);
  await expect.element(link(/^İptal/)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Dışa aktar" }));
  const sheet = page.getByRole("dialog", { name: "Randevuları dışa aktar" });
  await expect.element(sheet.getByLabelText("İlk gün")).toHaveValue("01.09.2025");
  await expect.element(sheet.getByLabelText("Son gün")).toHaveValue("23.03.2026");
});

test("Months with payments show what was paid, and what is owed leads to its list", async () => {
  const money = [
    { month: "2025-08", paid: 125_050, owed: 0 },
    { month: "2025-09", paid: 0, owed: 90_000 },
  ];
  const clients = { new: 2, returning: 1 };
  const sums = { clients, sessions: { begun: 8, missed: 2 }, money };
  await renderPanel("/sayilar", services({ ...numbers, ...sums }));
  const payments = page.getByRole("region", { name: "Ödemeler" });
  await expect
    .element(payments.getByRole("definition").first())
    .toMatchTextContent("1.250,50 TL alındı");
  await expect
    .element(payments.getByRole("link").first())
    .toHaveAttribute("href", "/?durum=unpaid&baslangic=2025-09-01&bitis=2025-09-30");
  await expect
    .element(page.getByRole("region", { name: "Danışanlar" }))
    .toMatchTextContent("Yeni2Eski1Ulaşılamadı8 görüşmede 2 (%25)");
});

test.for([390, 800, 1280])(
  "The drawing of the weeks opens with now in sight at %i px",
  async (width) => {
    await page.viewport(width, 844);
    await renderPanel("/sayilar", services(numbers));
    const drawing = page.getByRole("region", { name: "Çizim: Haftalara göre" });
    await expect.element(drawing).toBeVisible();
    await expect
      .poll(() => {
        const scroller = drawing.element().getBoundingClientRect();
        const now = drawing.element().querySelector("[data-when=now]")!.getBoundingClientRect();
        return now.left >= scroller.left && now.right <= scroller.right;
      })
      .toBe(true);
  },
);

test("A range whose appointments were all cancelled still has its numbers", async () => {
  const cancelled = {
    ...nothing,
    weeks: [{ monday: "2025-09-22", count: 1 }],
    consultations: [{ slug: "mini-ongoru", count: 1 }],
    outcomes: { ...nothing.outcomes, cancelled: 1 },
  };
  await renderPanel("/sayilar", services(cancelled));
  await expect.element(page.getByText(/^Sonuca göre: .* İptal, 1 randevu/)).toBeInTheDocument();
  await expect
    .element(page.getByRole("region", { name: "En yoğun saatler" }))
    .toMatchTextContent("Bu aralıkta sayılacak randevu yok.");
});

test("Days in the address that are none show the near weeks, and an empty range says so", async () => {
  await renderPanel("/sayilar?baslangic=-000001-06-01&bitis=0000-01-01", services(nothing));
  await expect.element(link("Yakın haftalar")).toHaveAttribute("aria-current", "true");
  await expect.element(page.getByText("Bu aralıkta randevu yok.")).toBeVisible();
});

test("A range that the service finds too long says so", async () => {
  const message = "En çok beş yıllık bir aralık gösterilebilir.";
  const { screen, router } = await renderPanel("/sayilar", services(nothing));
  answer({ "GET /api/yonetim/sayilar": { status: 400, json: { message } } });
  await router.navigate("/sayilar?baslangic=1900-01-01&bitis=2999-12-31");
  await expect.element(screen.getByRole("alert").filter({ hasText: message })).toBeVisible();
});
