import type { Page } from "@playwright/test";
import { addDays } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay, shortDay } from "../../panel/words/day-words.ts";
import { wednesdayNoon } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import {
  bookAndFind,
  bookedOn,
  bookOnSite,
  inStrip,
  nextMonday,
  pastAppointment,
  phoneOf,
  send,
  tomorrow,
  yesterday,
} from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;
const day = tomorrow;

/** What became of the appointment, as its card says it. */
const outcome = (page: Page, word: string) =>
  expect(
    page.getByRole("definition").filter({ hasText: new RegExp(`^${word}\\s*$`) }),
  ).toBeVisible();

test("A request is approved, its WhatsApp message opened and marked as sent", {
  tag: "@390",
}, async ({ page, service, staff }) => {
  const { email } = staff;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Esra Haber" });
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Onayla" }));
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeFocused();
  await expect(page.getByText(/^Sayın Esra Haber, Mini Öngörü randevunuz onaylandı/)).toBeVisible();
  await expect(page.getByRole("link", { name: "SMS" })).toHaveAttribute(
    "href",
    new RegExp(`^sms:\\+9${phoneOf(day)}\\?&body=Say%C4%B1n`),
  );
  const opened = page.waitForEvent("popup");
  // A minute later, so that it is told after it was approved.
  service.clock.now = new Date(wednesdayNoon.getTime() + 60_000);
  await press(page, page.getByRole("link", { name: "WhatsApp" }));
  expect((await opened).url()).toContain(`https://wa.me/9${phoneOf(day)}?text=Say%C4%B1n`);
  await expect(page.getByText("Gönderdiniz mi?")).toBeFocused();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Evet, gönderildi" }));
  await expect(page.getByRole("heading", { name: "Gönderildi" })).toBeFocused();
  await expect(page.getByText(new RegExp(`^WhatsApp, .*${email}$`))).toBeVisible();
  expect(await bookedOn(page, day)).toMatchObject([{ status: "approved", toTell: null }]);
});

test("A request is cancelled, undone, cancelled again and restored at another hour", async ({
  page,
}) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Nur Dönen" });
  await page.goto(cardOf(asked));
  const sheet = page.getByRole("dialog");
  async function cancel() {
    await press(page, page.getByRole("button", { name: "İptal et" }));
    await press(page, sheet.getByRole("button", { name: "Danışan istedi" }));
    await press(page, sheet.getByRole("button", { name: "İptal et" }));
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: "Geri getir" })).toBeVisible();
  }
  await cancel();
  await page.keyboard.press("Control+z");
  await outcome(page, "Beklemede");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await cancel();
  expect(await bookOnSite(page.request, { day, timeSlot: "21:00", phone: "05001112233" })).toBe(
    201,
  );
  await expect(page.getByRole("button", { name: "Geri getir" })).toBeHidden();
  await press(page, page.getByRole("button", { name: "Başka saate al" }));
  await expect(sheet).toContainText(`İptal edilen: ${shortDay(day)}, 21:00`);
  await tabTo(page, sheet.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: `Al: ${shortDay(day)}, 20:00` }));
  await expect(sheet).toBeHidden();
  await outcome(page, "Beklemede");
  expect(await bookedOn(page, day)).toMatchObject([
    { id: asked.id, timeSlot: "20:00", status: "pending" },
    { timeSlot: "21:00" },
  ]);
});

test("An appointment is moved to a free hour, and back by undo", async ({ page }) => {
  // From a Monday to the Tuesday after it, so that one arrow key is the way.
  const next = addDays(nextMonday, 1);
  const asked = await bookAndFind(page, { day: nextMonday, timeSlot: "21:00", name: "Lale Taşı" });
  await bookAndFind(page, { day: next, timeSlot: "20:00", name: "Önceki Kişi" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Taşı" }));
  const sheet = page.getByRole("dialog", { name: "Randevuyu taşı" });
  await tabTo(page, sheet.getByRole("radio", { name: inStrip(nextMonday) }));
  await page.keyboard.press("ArrowRight");
  const nextDay = sheet.getByRole("radio", { name: inStrip(next) });
  await expect(nextDay).toBeChecked();
  await expect(nextDay).toHaveAccessibleName(/, 6 boş saat$/);
  await expect(sheet.getByRole("radio", { name: "20:00 Dolu" })).toBeDisabled();
  await expectNoFindings(page);
  await tabTo(page, sheet.getByRole("radio", { name: "20:30 Boş" }));
  await page.keyboard.press("Space");
  await press(page, sheet.getByRole("button", { name: `Taşı: ${shortDay(next)}, 20:30` }));
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeFocused();
  await expect(page.getByText(/yeni bir zaman öneriyoruz: .*saat 20:30/)).toBeVisible();
  await expect(
    page.getByText(`${shortDay(nextMonday)} 21:00 → ${shortDay(next)} 20:30`),
  ).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeHidden();
  await expect(page.getByText(fullDay(nextMonday)).first()).toBeVisible();
});

test("A client is marked as arrived, then as a no-show, then as neither", async ({
  page,
  service,
}) => {
  const booking = { day: yesterday, timeSlot: "21:00", name: "Onur Kaya" };
  await page.goto(cardOf(await pastAppointment(service, booking)));
  await press(page, page.getByRole("button", { name: "Görüşüldü", exact: true }));
  await outcome(page, "Görüşüldü");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("button", { name: "Görüşüldü", exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: "İptal et" })).toBeHidden();
  await press(page, page.getByRole("button", { name: "Ulaşılamadı" }));
  await outcome(page, "Ulaşılamadı");
  await press(page, page.getByRole("button", { name: "İşareti kaldır" }));
  await outcome(page, "Onaylı");
  await page.keyboard.press("Control+z");
  await outcome(page, "Ulaşılamadı");
});

test("Name, phone, type and hour are corrected in one sheet, and undone", async ({ page }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Ayse Yanlis" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Bilgileri düzelt" }));
  const sheet = page.getByRole("dialog", { name: "Bilgileri düzelt" });
  for (const [label, typed] of [
    ["Ad", "Ayşe Doğru"],
    ["Telefon", "05009998877"],
  ] as const) {
    await tabTo(page, sheet.getByLabel(label, { exact: true }));
    await page.keyboard.press("Control+a");
    await page.keyboard.type(typed);
  }
  await tabTo(page, sheet.getByLabel("Tür"));
  await page.keyboard.type("Tek");
  await press(page, sheet.getByRole("button", { name: "Günü ya da saati değiştir" }));
  await tabTo(page, sheet.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Kaydet" }));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Ayşe Doğru" })).toBeVisible();
  await expect(page.getByRole("link", { name: "0500 999 88 77" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Tek Konu" })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("Ad, Telefon, Tür, Gün ve saat");
  await expect(page.getByRole("complementary")).toContainText("Ayse Yanlis → Ayşe Doğru");
  expect(await bookedOn(page, day)).toMatchObject([{ timeSlot: "20:00", name: "Ayşe Doğru" }]);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("heading", { level: 1, name: "Ayse Yanlis" })).toBeVisible();
  expect(await bookedOn(page, day)).toMatchObject([{ ...asked, version: 3 }]);
});

test("A card shows another person's change and asks for a new decision", async ({
  page,
  trouble,
}) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Seda Eski" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Taşı" }));
  const sheet = page.getByRole("dialog");
  await tabTo(page, sheet.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  const other = await page.context().newPage();
  await other.goto(cardOf(asked));
  await other.getByRole("button", { name: "Onayla" }).click();
  // The card behind the sheet has become another.
  await expect(page.locator(".appointment-facts .outcome")).toHaveText("Onaylı");
  const target = `Taşı: ${shortDay(day)}, 20:00`;
  await press(page, sheet.getByRole("button", { name: target }));
  await expect(sheet.getByText(/^Bu arada/)).toHaveText(
    "Bu arada onaylandı (Beklemede → Onaylı), ece@example.com tarafından. Güncel hâline bakıp yeniden karar verin.",
  );
  await expectNoFindings(page);
  await send(page, panelPaths.note(asked.id), { version: 2, note: "Aradı" });
  await expect(other.locator(".note-text")).toHaveText("Aradı");
  await press(page, sheet.getByRole("button", { name: `Yine de: ${target}` }));
  await expect(sheet.getByText(/^Bu arada not değişti/)).toBeVisible();
  expect(await bookedOn(page, day)).toMatchObject([{ timeSlot: "21:00" }]);
  await press(page, sheet.getByRole("button", { name: `Yine de: ${target}` }));
  await expect(sheet).toBeHidden();
  await expect(other.locator(".appointment-when time")).toHaveText("20:00");
  expect(await bookedOn(page, day)).toMatchObject([{ timeSlot: "20:00", status: "approved" }]);
  expect(trouble.splice(0)).toEqual(Array(2).fill(expect.stringContaining("409")));
});
