import type { Page } from "@playwright/test";
import { addDays, istanbulInstant } from "../../booking/istanbul-time.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookOnSite, inStrip, today, tomorrow } from "./work.ts";

const people = [
  { name: "Ayşe Yılmaz", phone: "05321112233", timeSlot: "20:00" },
  { name: "Burak Demir", phone: "05332223344", timeSlot: "20:30" },
  { name: "Ceren Ak", phone: "05343334455", timeSlot: "21:00" },
];

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const work = (page: Page) => page.getByRole("navigation", { name: "Bekleyen işler" });
const rowOf = (page: Page, name: string) =>
  page.getByRole("region").getByRole("listitem").filter({ hasText: name });

/** Navigates with the keyboard. */
async function goTo(page: Page, screen: string): Promise<void> {
  const rail = page.getByRole("navigation", { name: "Yönetim" });
  const link = rail.getByRole("link", { name: screen });
  if (await link.isVisible()) return press(page, link);
  await press(page, rail.getByRole("link", { name: "Diğer" }));
  await press(page, page.getByRole("main").getByRole("link", { name: screen }));
}

test("An owner's day, from the first request to the evening's statistics", {
  tag: "@390",
}, async ({ page, context, service }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  // Requests come in while the list is open.
  await page.goto("/yonetim");
  await expect(title(page, "Randevular")).toBeVisible();
  for (const person of people) {
    expect(await bookOnSite(page.request, { day: today, ...person })).toBe(201);
    await expect(rowOf(page, person.name)).toContainText("Beklemede");
  }
  await expect(work(page).getByRole("link")).toHaveText(["3 Cevap bekleyen"]);
  await expectNoFindings(page);

  // Two are approved and one is rejected, from the list.
  for (const { name, timeSlot } of people.slice(0, 2)) {
    await press(page, page.getByRole("button", { name: `Onayla: ${name}, ${timeSlot}` }));
    await expect(page.getByText(`${name}: randevu onaylandı.`)).toBeVisible();
  }
  await press(page, page.getByRole("button", { name: "Reddet: Ceren Ak, 21:00" }));
  const sheet = page.getByRole("dialog");
  await press(page, sheet.getByRole("button", { name: "Danışman müsait değil" }));
  await press(page, sheet.getByRole("button", { name: "Reddet", exact: true }));
  await expect(work(page).getByRole("link")).toHaveText(["3 Haber verilecek"]);

  // Each of them is told, and a person says that it was sent.
  for (const [left, name] of ["Ceren Ak", "Burak Demir", "Ayşe Yılmaz"].entries()) {
    await goTo(page, "Randevular");
    await press(page, work(page).getByRole("link", { name: `${3 - left} Haber verilecek` }));
    await press(page, rowOf(page, name).getByRole("link", { name: "Haber ver", exact: true }));
    await expect(title(page, name)).toBeFocused();
    await press(page, page.getByRole("button", { name: "Metni kopyala" }));
    await press(page, page.getByRole("button", { name: "Evet, gönderildi" }));
    await expect(page.getByRole("heading", { name: "Gönderildi" })).toBeFocused();
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevunuz onaylandı: 24 Eylül 2025 Çarşamba, saat 20:00.",
  );

  // A known client calls and wants to come tomorrow, too.
  await goTo(page, "Ekle");
  await tabTo(page, page.getByLabel("Telefon", { exact: true }));
  await page.keyboard.type(people[0]!.phone.slice(1));
  await press(page, page.getByRole("button", { name: "Bu adı kullan" }));
  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Tek");
  await tabTo(page, page.getByRole("radio", { name: inStrip(today) }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: inStrip(tomorrow) })).toBeChecked();
  await tabTo(page, page.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  await expect(title(page, "Ayşe Yılmaz")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeHidden();

  // What was said of her is kept for the next time.
  await press(page, page.getByRole("link", { name: "Danışan sayfası" }));
  await expect(title(page, "Ayşe Yılmaz")).toBeFocused();
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Yarın kızını da getirecek.");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.locator(".note-text")).toHaveText("Yarın kızını da getirecek.");

  // Friday is closed.
  const friday = addDays(today, 2);
  await goTo(page, "Kapalı");
  await press(page, page.getByRole("button", { name: "Gün kapat" }));
  await typeDay(page, sheet.getByLabel("Gün", { exact: true }), friday);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Kapalı günler" })).toContainText(fullDay(friday));

  // Who was told just now needs no reminder.
  await goTo(page, "Randevular");
  await expect(work(page)).toHaveCount(0);

  // The evening's people, on one sheet.
  await press(page, page.getByRole("link", { name: `Gün listesi: ${fullDay(today)}` }));
  await expect(page.locator(".day-sheet tbody th")).toHaveText(["20:00", "20:30"]);
  await expectNoFindings(page);

  // One of them came.
  const evening = istanbulInstant({ day: today, time: "21:30" });
  service.clock.now = evening;
  await page.clock.setFixedTime(evening);
  for (const [name, outcome] of [
    ["Ayşe Yılmaz", "Görüşüldü"],
    ["Burak Demir", "Ulaşılamadı"],
  ] as const) {
    await goTo(page, "Randevular");
    const evenings = page.getByRole("region", { name: fullDay(today) });
    await press(page, evenings.getByRole("link", { name }));
    await expect(title(page, name)).toBeFocused();
    await press(page, page.getByRole("button", { name: outcome, exact: true }));
    await expect(page.getByRole("definition").filter({ hasText: outcome })).toBeVisible();
  }

  // The numbers know it all, each leads to its list, and nothing is left to do.
  await goTo(page, "Sayılar");
  for (const words of ["Onaylı 1", "İptal 1", "Ulaşılamadı 1"]) {
    await expect(page.getByRole("link", { name: words })).toBeVisible();
  }
  await expectNoFindings(page);
  await press(page, page.getByRole("link", { name: "Görüşüldü 1" }));
  await expect(rowOf(page, "Ayşe Yılmaz")).toHaveCount(1);
  await expect(rowOf(page, "Burak Demir")).toHaveCount(0);
  await goTo(page, "Randevular");
  await expect(page).toHaveTitle("Randevular | Yönetim");
  await expect(work(page)).toHaveCount(0);
});
