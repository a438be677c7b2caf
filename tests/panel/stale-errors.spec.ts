import type { Page } from "@playwright/test";
import { addDays } from "../../booking/istanbul-time.ts";
import { expect } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, tomorrow } from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;
const day = tomorrow;

test("What an entry says of a field goes when the field is changed", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto(`/yonetim/yeni?gun=${day}`);
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  const name = page.getByLabel("Ad", { exact: true });
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("A");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await expect(name).not.toHaveAccessibleDescription(/en az bir harf/);
  const phone = page.getByLabel("Telefon");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await tabTo(page, phone);
  await page.keyboard.type("5");
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Tek");
  await expect(page.getByText("Bir tür seçin.")).toBeHidden();
  await expect(page.getByText("Boş bir saat seçin.")).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await expect(page.getByText("Boş bir saat seçin.")).toBeHidden();
});

test("What the sheets of cancelling and moving say goes with its cause", {
  tag: "@390",
}, async ({ page }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Kaan Düzelten" });
  await page.goto(cardOf(asked));
  const sheet = page.getByRole("dialog");
  const missing = sheet.getByText("Kısa bir neden yazın ya da seçin.");
  for (const correct of [
    () => press(page, sheet.getByRole("button", { name: "Ulaşılamadı" })),
    () => page.keyboard.type("H"),
  ]) {
    await press(page, page.getByRole("button", { name: "İptal et" }));
    await press(page, sheet.getByRole("button", { name: "İptal et" }));
    await expect(missing).toBeVisible();
    await correct();
    await expect(missing).toBeHidden();
    await press(page, sheet.getByRole("button", { name: "Vazgeç" }));
  }
  await press(page, page.getByRole("button", { name: "Taşı" }));
  await press(page, sheet.getByRole("button", { name: "Taşı" }));
  await expect(sheet.getByText("Boş bir saat seçin.")).toBeVisible();
  await tabTo(page, sheet.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await expect(sheet.getByText("Boş bir saat seçin.")).toBeHidden();
});

test("What a form says of the whole goes when it is sent again", async ({ page, trouble }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Kaan Düzelten" });
  await page.goto(cardOf(asked));
  let isFirst = true;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/duzelt", async (route) => {
    if (isFirst) {
      isFirst = false;
      return route.fulfill({ status: 500, json: { message: "Bir hata oluştu." } });
    }
    await held;
    return route.continue();
  });
  await press(page, page.getByRole("button", { name: "Bilgileri düzelt" }));
  const sheet = page.getByRole("dialog");
  await tabTo(page, sheet.getByLabel("Ad", { exact: true }));
  await page.keyboard.type(" Bey");
  await press(page, sheet.getByRole("button", { name: "Kaydet" }));
  await expect(sheet.getByText("Bir hata oluştu.")).toBeVisible();
  await press(page, sheet.getByRole("button", { name: "Kaydet" }));
  await expect(sheet.getByText("Bir hata oluştu.")).toBeHidden();
  letGo();
  await expect(sheet).toBeHidden();
  expect(trouble.splice(0)).toEqual([expect.stringContaining("500")]);
});

test("What is said of a birth, a block and a rejection goes when that is written", {
  tag: "@390",
}, async ({ page }) => {
  const { id } = await bookAndFind(page, { day, timeSlot: "21:00", name: "Kaan Düzelten" });
  await page.goto(`/yonetim/danisan/${id}`);
  await press(page, page.getByRole("button", { name: "Doğum bilgisi ekle" }));
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  for (const label of ["Gün", "Saat"]) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await tabTo(page, field);
    await page.keyboard.type("1");
    await expect(field).toHaveAttribute("aria-invalid", "false");
  }
  await press(page, page.getByRole("button", { name: "Sitedeki randevuya kapat…" }));
  const sheet = page.getByRole("dialog");
  await press(page, sheet.getByRole("button", { name: "Kapat", exact: true }));
  await expect(sheet.getByText("Kısa bir neden yazın.")).toBeVisible();
  await tabTo(page, sheet.getByLabel("Neden"));
  await page.keyboard.type("Ü");
  await expect(sheet.getByText("Kısa bir neden yazın.")).toBeHidden();
  await page.keyboard.press("Escape");
  await page.goto("/yonetim");
  await press(page, page.getByRole("button", { name: /^Reddet: Kaan Düzelten/ }));
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(sheet.getByText("Kısa bir neden yazın ya da seçin.")).toBeVisible();
  await press(page, sheet.getByRole("button", { name: "Ulaşılamadı" }));
  await expect(sheet.getByText("Kısa bir neden yazın ya da seçin.")).toBeHidden();
});

test("What is said of a service, a message and the reasons goes when they are changed", {
  tag: "@390",
}, async ({ page }) => {
  const save = page.getByRole("button", { name: "Kaydet" });
  await page.goto("/yonetim/hizmetler");
  const service = page.getByRole("group", { name: "Mini Öngörü", exact: true });
  const duration = service.getByLabel("Süre (dakika)");
  for (const correct of [
    () => page.keyboard.press("Backspace"),
    () => service.getByRole("checkbox").press("Space"),
  ]) {
    await duration.fill("45");
    await press(page, save);
    await expect(duration).toBeFocused();
    await expect(duration).toHaveAttribute("aria-invalid", "true");
    await correct();
    await expect(duration).toHaveAttribute("aria-invalid", "false");
  }
  await page.goto("/yonetim/mesajlar");
  const message = page.getByLabel("Onay", { exact: true });
  for (const correct of [
    () => page.keyboard.type("!"),
    () => press(page, page.getByRole("button", { name: "Varsayılana dön: Onay" })),
  ]) {
    await message.fill("Sayın {isim}");
    await press(page, save);
    await expect(message).toBeFocused();
    await expect(message).toHaveAttribute("aria-invalid", "true");
    await correct();
    await expect(message).toHaveAttribute("aria-invalid", "false");
  }
  const reason = page.getByRole("textbox", { name: "1. neden" });
  for (const correct of [
    () => page.keyboard.type("!"),
    () => press(page, page.getByRole("button", { name: ": sil" }).first()),
  ]) {
    await reason.fill("Danışman müsait değil");
    await press(page, save);
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAttribute("aria-invalid", "true");
    await correct();
    await expect(reason).toHaveAttribute("aria-invalid", "false");
  }
});

test("What is said of a day goes when another is typed or chosen from the calendar", {
  tag: "@390",
}, async ({ page }) => {
  const forms: [open: () => Promise<void>, first: string, submit: string][] = [
    [() => openClosing(page), "Gün", "Günü kapat"],
    [async () => void (await page.goto("/yonetim/kayitlar")), "İlk gün", "Göster"],
  ];
  for (const [open, first, submit] of forms) {
    await open();
    const last = page.getByLabel("Son gün");
    const backwards = page.getByText("Son gün ilk günden önce olamaz.");
    for (const correct of [() => page.keyboard.press("Backspace"), () => chooseTomorrow(page)]) {
      await typeDay(page, page.getByLabel(first, { exact: true }), addDays(day, 1));
      await typeDay(page, last, day);
      await press(page, page.getByRole("button", { name: submit }));
      await expect(backwards).toBeVisible();
      await tabTo(page, last);
      await correct();
      await expect(backwards).toBeHidden();
    }
  }
});

async function openClosing(page: Page) {
  await page.goto("/yonetim/kapali");
  await press(page, page.getByRole("button", { name: "Gün kapat" }));
}

async function chooseTomorrow(page: Page) {
  await press(page, page.getByRole("button", { name: "Takvimden seç" }).nth(1));
  await expect(page.getByRole("grid").getByRole("button", { name: /^25 Eylül/ })).toBeFocused();
  await page.keyboard.press("Enter");
}

test("What is said of a name goes when the known client's is taken over", {
  tag: "@390",
}, async ({ page }) => {
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Kaan Düzelten", phone: "05321112233" });
  await page.goto("/yonetim/yeni");
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type("5321112233");
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  const name = page.getByLabel("Ad", { exact: true });
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await press(page, page.getByRole("button", { name: "Bu adı kullan" }));
  await expect(name).toHaveValue("Kaan Düzelten");
  await expect(name).toHaveAttribute("aria-invalid", "false");
});
