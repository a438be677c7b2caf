import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookOnSite, tomorrow } from "./work.ts";

const ayse = { day: tomorrow, timeSlot: "21:00", name: "Ayşe Yılmaz" };

test("A client is found by name; note, birth and block are saved by keyboard", async ({ page }) => {
  await bookAndFind(page, ayse);
  await bookAndFind(page, { ...ayse, timeSlot: "22:00", name: "Ayşe Yılmaz Kaya" });
  await page.goto("/yonetim/danisanlar");
  await tabTo(page, page.getByRole("searchbox", { name: /^Danışan ara/ }));
  await page.keyboard.type("kaya ayse");
  const rows = page.getByRole("list", { name: "Danışanlar" }).getByRole("listitem");
  await expect(rows).toContainText("2 randevu");
  await press(page, rows.getByRole("link", { name: "Ayşe Yılmaz Kaya" }));
  await expect(page.getByRole("heading", { level: 1, name: "Ayşe Yılmaz Kaya" })).toBeFocused();
  await expect(page.getByText("2 gelecek randevu")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kim baktı" })).toBeVisible();

  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Annesiyle geldi.");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.locator(".note-text")).toHaveText("Annesiyle geldi.");

  await press(page, page.getByRole("button", { name: "Doğum bilgisi ekle" }));
  for (const [label, typed] of [
    ["Gün", "14.5.1985"],
    ["Saat", "1732"],
    ["Yer", "kadikoy"],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(typed);
  }
  await press(page, page.getByRole("button", { name: /^Kadıköy İstanbul/ }));
  await expect(page.getByRole("button", { name: "Yeri değiştir" })).toBeFocused();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByRole("button", { name: "Doğum bilgisi ekle" })).toBeFocused();
  await expect(page.getByText("Kadıköy, İstanbul, Türkiye")).toBeVisible();
  await expect(page.getByText("UT 14:32, yaz saati uygulanıyordu")).toBeVisible();

  const next = { ...ayse, timeSlot: "20:00" };
  await press(page, page.getByRole("button", { name: "Siteden randevu alamasın…" }));
  const sheet = page.getByRole("dialog", { name: "Siteden randevu alamasın" });
  await tabTo(page, sheet.getByLabel("Neden"));
  await page.keyboard.type("Üç kez gelmedi.");
  await press(page, sheet.getByRole("button", { name: "Engelle" }));
  await expect(page.getByText("Üç kez gelmedi.")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Yeniden alabilsin" }));
  await expect(page.getByRole("button", { name: "Siteden randevu alamasın…" })).toBeFocused();
  expect(await bookOnSite(page.request, next)).toBe(201);
  await expect(page.getByText("3 gelecek randevu")).toBeVisible();
  await press(page, page.getByRole("listitem").getByRole("link", { name: /20:00$/ }));
  await expect(page.getByText(fullDay(tomorrow)).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: /^Danışan ara/ })).toHaveValue("kaya ayse");
});
