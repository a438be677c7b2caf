import type { Page } from "@playwright/test";
import { defaultMessages } from "../../contract/panel/default-messages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

const save = (page: Page) => page.getByRole("button", { name: "Kaydet" });
const textOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const preview = (page: Page, index: number) => page.getByRole("figure").nth(index);

async function write(page: Page, name: string, text: string) {
  await tabTo(page, textOf(page, name));
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

test("A message text is previewed, saved, offered on the card, and reset", async ({ page }) => {
  const { id, version } = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00" });
  await page.goto("/yonetim/mesajlar");
  await expect(preview(page, 0)).toContainText("Sıradaki randevuyla");
  await expectNoFindings(page);
  await write(page, "Onay", "Merhaba {ad}, {tarih} {saat}: {hizmet}. {akademi}");
  const filled =
    "Merhaba Ayşe Yılmaz, 25 Eylül 2025 Perşembe 21:00: Mini Öngörü. Astroloji Akademisi";
  await expect(preview(page, 1)).toContainText(filled);
  await press(page, save(page));
  await expect(page.getByText("Mesajlar kaydedildi.")).toBeVisible();
  expect(await send(page, panelPaths.approve(id), { version })).toBe(200);
  await page.goto(`/yonetim/randevu/${id}`);
  await expect(page.getByText(filled)).toBeVisible();
  await page.goto("/yonetim/mesajlar");
  await press(page, page.getByRole("button", { name: "Varsayılana dön: Onay" }));
  await expect(textOf(page, "Onay")).toHaveValue(defaultMessages.texts.approve);
  await expect(textOf(page, "Onay")).toBeFocused();
  await press(page, save(page));
  await expect(page.getByText("Mesajlar kaydedildi.")).toBeVisible();
  await page.goto(`/yonetim/randevu/${id}`);
  await expect(
    page.getByText(/^Sayın Ayşe Yılmaz, Mini Öngörü randevunuz onaylandı/),
  ).toBeVisible();
});
