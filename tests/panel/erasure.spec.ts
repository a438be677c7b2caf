import { dayInWords } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { holdBack } from "../support/browser/hold-back.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, pastAppointment, phoneOf, send, tomorrow, yesterday } from "./work.ts";

test("One person's data are erased by phone number, after whose and how much was shown", {
  tag: "@390",
}, async ({ page, service }) => {
  const day = yesterday;
  const { id } = await pastAppointment(service, { day, timeSlot: "21:00", name: "Silinecek Kişi" });
  await pastAppointment(service, { day, timeSlot: "20:00", name: "Silinecek Kisi" });
  await page.goto("/yonetim/ayarlar");
  const field = page.getByLabel("Telefon");
  await tabTo(page, field);
  await page.keyboard.type("0532");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/11 rakam olmalıdır/)).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(phoneOf(day));
  await expect(page.getByText(/11 rakam olmalıdır/)).toBeHidden();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Kişisel veriler silinsin mi?" });
  await expect(sheet).toContainText("Silinecek Kisi, Silinecek Kişi");
  await expect(sheet).toContainText(`2 randevu, ${dayInWords(day)}`);
  await expect(sheet).toContainText("Kalan: gün, saat, tür ve sonuç");
  await expect(sheet).toContainText("Bu işlem geri alınamaz.");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Vazgeç" }));
  await expect(sheet).toBeHidden();
  await press(page, page.getByRole("button", { name: "Verileri sil…" }));
  await press(page, sheet.getByRole("button", { name: "Geri dönülmez biçimde sil" }));
  await expect(page.getByText("2 randevunun kişisel verileri silindi.")).toBeVisible();
  const answer = await page.request.get(panelPaths.appointment(id));
  expect((await answer.json()).appointment).toMatchObject({ name: null, phone: null });
});

test("A number that is pasted with its country is the one that is erased", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/yonetim/ayarlar");
  await page.evaluate(() => navigator.clipboard.writeText("+90 532 123 45 67"));
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.press("Control+v");
  await expect(page.getByLabel("Telefon")).toHaveValue("05321234567");
});

test("A number without an appointment leads to nobody", async ({ page }) => {
  await page.goto("/yonetim/ayarlar");
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type("05321234567");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("0532 123 45 67 numarasıyla kayıtlı kişisel veri yok.");
  await expect(sheet.getByRole("button", { name: "Geri dönülmez biçimde sil" })).toBeHidden();
  await press(page, sheet.getByRole("button", { name: "Kapat", exact: true }));
  await expect(sheet).toBeHidden();
});

test("Data of somebody who is still to come are kept, and the way to the appointment is shown", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Gelecek Kişi" });
  await page.goto("/yonetim/ayarlar");
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type(phoneOf(day));
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("alert")).toContainText(
    "Bu numaranın gelecek randevusu var. Önce iptal edin, sonra silin.",
  );
  await expect(sheet).toContainText("Gelecek Kişi");
  await expect(sheet.getByRole("button", { name: "Geri dönülmez biçimde sil" })).toBeHidden();
  await expectNoFindings(page);
  await press(page, sheet.getByRole("link", { name: `${dayInWords(day)}, 21:00` }));
  await expect(page.getByRole("heading", { level: 1, name: "Gelecek Kişi" })).toBeFocused();
});

test("What is erased is the number that is shown, whatever the field holds by then", async ({
  page,
  service,
}) => {
  await pastAppointment(service, { day: yesterday, timeSlot: "21:00", name: "Silinecek Kişi" });
  const phone = "05321234567";
  const { id } = await bookAndFind(page, {
    day: tomorrow,
    timeSlot: "21:00",
    name: "Kalan",
    phone,
  });
  await page.goto("/yonetim/ayarlar");
  const release = await holdBack(page, `**${panelPaths.eraseCheck}`);
  const field = page.getByLabel("Telefon");
  await field.fill(phoneOf(yesterday));
  await press(page, page.getByRole("button", { name: "Verileri sil…" }));
  await field.fill(phone);
  release();
  const sheet = page.getByRole("dialog", { name: "Kişisel veriler silinsin mi?" });
  await expect(sheet).toContainText("Silinecek Kişi");
  await expect(sheet).toContainText("0532 025 09 23");
  await press(page, sheet.getByRole("button", { name: "Geri dönülmez biçimde sil" }));
  await expect(page.getByText("1 randevunun kişisel verileri silindi.")).toBeVisible();
  const kept = await page.request.get(panelPaths.appointment(id));
  expect((await kept.json()).appointment).toMatchObject({ name: "Kalan", phone });
});

test("A number that was corrected away is shown and erased, and its appointment stays", {
  tag: "@390",
}, async ({ page }) => {
  const phone = "05321234567";
  const corrected = phoneOf(tomorrow);
  const { id, version } = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", phone });
  await page.goto("/yonetim/ayarlar");
  expect(await send(page, panelPaths.edit(id), { version, phone: corrected })).toBe(200);
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type(phone);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Kişisel veriler silinsin mi?" });
  await expect(sheet).toContainText(
    "0532 123 45 67 numarası 1 randevunun düzeltilmeden önceki bilgilerinde duruyor.",
  );
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Geri dönülmez biçimde sil" }));
  await expect(page.getByText("1 randevunun eski bilgileri silindi.")).toBeVisible();
  const answer = await page.request.get(panelPaths.appointment(id));
  expect((await answer.json()).appointment).toMatchObject({ phone: corrected });
  expect(await answer.text()).not.toContain(phone);
});
