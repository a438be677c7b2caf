import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { usualMessages } from "../../contract/panel/usual-messages.ts";
import { expectReport } from "../site/booking-page.ts";
import { holdAnswers } from "../support/browser/hold-back.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

const save = (page: Page) => page.getByRole("button", { name: "Kaydet" });
const textOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const reason = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `${number}. neden` });
const preview = (page: Page, index: number) => page.getByRole("figure").nth(index);

async function write(page: Page, name: string, text: string) {
  await tabTo(page, textOf(page, name));
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

test("A text is written, tried on the next appointment, saved, told from the card, and taken back to the usual", {
  tag: "@390",
}, async ({ page }) => {
  const { id, version } = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00" });
  await page.goto("/yonetim/mesajlar");
  await expect(preview(page, 0)).toContainText("Sıradaki randevuyla");
  await expectNoFindings(page);
  await write(page, "Onay", "Merhaba {ad}, {tarih} {saat}: {hizmet}. {akademi}");
  const filled =
    "Merhaba Ayşe Yılmaz, 25 Eylül 2025 Perşembe 21:00: Mini Öngörü. Astroloji Akademisi";
  await expect(preview(page, 0)).toContainText(filled);
  await press(page, save(page));
  await expect(page.getByText("Mesajlar kaydedildi.")).toBeVisible();
  expect(await send(page, panelPaths.approve(id), { version })).toBe(200);
  await page.goto(`/yonetim/randevu/${id}`);
  await expect(page.getByText(filled)).toBeVisible();
  await page.goto("/yonetim/mesajlar");
  await press(page, page.getByRole("button", { name: "Varsayılana dön: Onay" }));
  await expect(textOf(page, "Onay")).toHaveValue(usualMessages.texts.approve);
  await expect(textOf(page, "Onay")).toBeFocused();
  await press(page, save(page));
  await expect(page.getByText("Mesajlar kaydedildi.")).toBeVisible();
  await page.goto(`/yonetim/randevu/${id}`);
  await expect(
    page.getByText(/^Sayın Ayşe Yılmaz, Mini Öngörü randevunuz onaylandı/),
  ).toBeVisible();
});

test("An unknown field is refused beside its text, by its own name", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim/mesajlar");
  await expect(preview(page, 0)).toContainText("Örnek bir randevuyla");
  await write(page, "Taşıma", "Sayın {isim}");
  await press(page, save(page));
  await expect(textOf(page, "Taşıma")).toBeFocused();
  await expect(textOf(page, "Taşıma")).toHaveAccessibleDescription(/^\{isim\} diye bir alan yok\./);
  await expectNoFindings(page);
  await page.reload();
  await expect(textOf(page, "Taşıma")).toHaveValue(usualMessages.texts.move);
});

test("Reasons for cancelling are the owner's own list, and the text that follows fits them", {
  tag: "@390",
}, async ({ page }) => {
  const { id } = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00" });
  await page.goto("/yonetim/mesajlar");
  await press(page, page.getByRole("button", { name: "Ulaşılamadı: sil" }));
  await expect(page.getByRole("heading", { name: "İptal nedenleri" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Neden ekle" }));
  await expect(reason(page, 3)).toBeFocused();
  await page.keyboard.type("Hasta oldu");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await press(page, save(page));
  await expect(page.getByText("Mesajlar kaydedildi.")).toBeVisible();
  await page.goto(`/yonetim/randevu/${id}`);
  await press(page, page.getByRole("button", { name: "İptal et" }));
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: "Ulaşılamadı" })).toHaveCount(0);
  await press(page, sheet.getByRole("button", { name: "Hasta oldu" }));
  await press(page, sheet.getByRole("button", { name: "İptal et" }));
  const text = page.locator(".visitor-text");
  await expect(text).toContainText("isteğiniz üzerine iptal edildi");
  await expect(text).not.toContainText("Anlayışınız");
});

test("Two reasons alike are refused, and what others saved meanwhile is not lost", async ({
  page,
  trouble,
}) => {
  await page.goto("/yonetim/mesajlar");
  const second = reason(page, 2);
  await tabTo(page, second);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("Ulaşılamadı");
  await press(page, save(page));
  await expect(page.getByText(/^Nedenler birbirinden farklı olmalı/)).toBeVisible();
  await expect(reason(page, 1)).toBeFocused();
  await expectNoFindings(page);
  await tabTo(page, second);
  await page.keyboard.insertText(" değildi");
  const { texts, reasons } = usualMessages;
  const remind = "Yarın görüşüyoruz {ad}.";
  const elsewhere = { version: 0, texts: { ...texts, remind }, reasons };
  expect(await send(page, panelPaths.messages, elsewhere)).toBe(200);
  await press(page, save(page));
  await expect(page.getByRole("alert").filter({ hasText: /siz bakarken değişti/ })).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await press(page, page.getByRole("button", { name: "Vazgeç" }));
  await expect(textOf(page, "Hatırlatma")).toHaveValue(remind);
  await expect(second).toHaveValue("Danışman müsait değil");
});

test("What was saved stays on the screen while it is asked for again", async ({ page }) => {
  await page.goto("/yonetim/mesajlar");
  await write(page, "Onay", "Merhaba {ad}");
  await holdAnswers(page, panelPaths.messages);
  await press(page, save(page));
  await expect(page.getByText("Mesajlar kaydedildi.")).toBeVisible();
  await expect(textOf(page, "Onay")).toHaveValue("Merhaba {ad}");
});
