import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expectReport } from "../site/booking-page.ts";
import type { Service } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, pastAppointment, send, today, tomorrow, yesterday } from "./work.ts";

/** A request that was made in time and never answered. */
async function forgotten(service: Service, name: string) {
  const { id } = await pastAppointment(service, { day: yesterday, timeSlot: "21:00", name });
  await service.database.db
    .updateTable("slot_claims")
    .set({ status: "pending" })
    .where("id", "=", id)
    .execute();
  return id;
}

test("A request that nobody answered is on top of the list, counted, and can be closed", {
  tag: "@390",
}, async ({ page, service }) => {
  await forgotten(service, "Dünkü Talep");
  await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Yarınki Talep" });
  await page.goto("/yonetim");
  await expect(page).toHaveTitle("(2) Randevular | Yönetim");
  await expect(page.getByRole("region").first()).toHaveAccessibleName(fullDay(yesterday));
  const row = page.getByRole("listitem").filter({ hasText: "Dünkü Talep" });
  await expect(row).toContainText("Saati geçti");
  await expect(row.getByRole("button", { name: /^Onayla/ })).toHaveCount(0);
  await expectNoFindings(page);
  await press(page, row.getByRole("button", { name: "Kapat: Dünkü Talep, 21:00" }));
  const sheet = page.getByRole("dialog", { name: "Talebi kapat" });
  const close = sheet.getByRole("button", { name: "Kapat", exact: true });
  await press(page, close);
  await expect(sheet.getByLabel("Neden")).toBeFocused();
  await expect(sheet.getByRole("alert")).toHaveText("Kısa bir neden yazın ya da seçin.");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Zamanında yanıtlanamadı" }));
  await press(page, close);
  await expect(page.getByText("Dünkü Talep: talep kapatıldı.")).toBeVisible();
  await expect(page).toHaveTitle("(1) Randevular | Yönetim");
});

test("What needs a person stands above the list, and each number leads to its list", {
  tag: "@390",
}, async ({ page, service }) => {
  await forgotten(service, "Dünkü Talep");
  await bookAndFind(page, { day: tomorrow, timeSlot: "20:00", name: "Bekleyen Kişi" });
  await bookAndFind(page, { day: tomorrow, timeSlot: "20:30", name: "Haber Bekler" });
  await service.database.db
    .updateTable("slot_claims")
    .set({ status: "approved", to_tell: "approve" })
    .where("name", "=", "Haber Bekler")
    .execute();
  await page.goto("/yonetim");
  const work = page.getByRole("navigation", { name: "Bekleyen işler" });
  await expect(work.getByRole("link")).toHaveText([
    "2 Yanıt bekleyen",
    "1 Haber verilecek",
    "1 Yarın hatırlatılacak",
  ]);
  await expect(page.getByRole("link", { name: "Beklemede 2" })).toBeVisible();
  await expect(page.getByRole("link", { name: /2 talep yanıt bekliyor/ })).toBeVisible();
  await expectNoFindings(page);
  const listed = page.getByRole("region").getByRole("listitem");
  await press(page, work.getByRole("link", { name: "Yanıt bekleyen" }));
  await expect(listed).toHaveCount(2);
  await press(page, work.getByRole("link", { name: "Haber verilecek" }));
  await expect(listed).toHaveCount(1);
  await press(page, listed.getByRole("link", { name: "Haber ver", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Haber Bekler" })).toBeVisible();
});

test("Tomorrow's people are reminded with one tap to the words, and it is said who was", {
  tag: "@390",
}, async ({ page, service }) => {
  const coming = { day: tomorrow, timeSlot: "21:00", name: "Hatırlanan Kişi" };
  const asked = await bookAndFind(page, coming);
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(asked.id), { version: asked.version });
  await service.database.db.updateTable("slot_claims").set({ to_tell: null }).execute();
  await page.goto("/yonetim?durum=to_remind");
  const row = page.getByRole("region").getByRole("listitem");
  await press(page, row.getByRole("button", { name: "Hatırlat: Hatırlanan Kişi, 21:00" }));
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText(/Sayın Hatırlanan Kişi, Mini Öngörü randevunuzu hatırlatmak/);
  await expect(sheet.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/9053/,
  );
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Hatırlatıldı" }));
  const reminded = row.getByRole("button", { name: "Hatırlatıldı: Hatırlanan Kişi, 21:00" });
  await expect(reminded).toBeVisible();
  await expect(page.getByRole("link", { name: /hatırlatılacak/ })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(row.getByRole("button", { name: /^Hatırlat:/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "1 Yarın hatırlatılacak" })).toBeVisible();
  await press(page, row.getByRole("button", { name: /^Hatırlat:/ }));
  await press(page, sheet.getByRole("button", { name: "Hatırlatıldı" }));
  await press(page, reminded);
  await press(page, sheet.getByRole("button", { name: "Hatırlatılmadı" }));
  await expect(row.getByRole("button", { name: /^Hatırlat:/ })).toBeVisible();
});

test("A new day begins another list, without anybody asking", async ({ page, service }) => {
  await pastAppointment(service, { day: today, timeSlot: "21:00", name: "Bugünkü Kişi" });
  await page.goto("/yonetim");
  await expect(page.getByRole("link", { name: "Bugünkü Kişi" })).toBeVisible();
  const midnight = istanbulInstant({ day: tomorrow, time: "00:01" });
  service.clock.now = midnight;
  await service.database.db
    .updateTable("staff_sessions")
    .set({ last_seen_at: midnight.toISOString(), created_at: midnight.toISOString() })
    .execute();
  await page.clock.setFixedTime(midnight);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("link", { name: "Bugünkü Kişi" })).toHaveCount(0);
});

test("A reminder that could not be marked says so where it is read", {
  tag: "@390",
}, async ({ page, service, trouble }) => {
  const asked = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Kopuk Hat" });
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(asked.id), { version: asked.version });
  await service.database.db.updateTable("slot_claims").set({ to_tell: null }).execute();
  await page.goto("/yonetim?durum=to_remind");
  await press(page, page.getByRole("button", { name: "Hatırlat: Kopuk Hat, 21:00" }));
  const sheet = page.getByRole("dialog", { name: "Kopuk Hat: hatırlatma" });
  await page.route(`**${panelPaths.reminded(asked.id)}`, (route) => route.abort(), { times: 1 });
  await press(page, sheet.getByRole("button", { name: "Hatırlatıldı" }));
  await expect(sheet.getByRole("alert")).toHaveText(/^Sunucuya ulaşılamadı/);
  await expectNoFindings(page);
  await expectReport(trouble, /ERR_FAILED/);
  await press(page, sheet.getByRole("button", { name: "Hatırlatıldı" }));
  await expect(sheet).toBeHidden();
  await expect(page.getByText("Kopuk Hat: hatırlatıldı.")).toBeVisible();
});
