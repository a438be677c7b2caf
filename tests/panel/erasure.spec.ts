import { dayInWords } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { pastAppointment, phoneOf, yesterday } from "./work.ts";

test("A person's data are erased by phone number after a preview", async ({ page, service }) => {
  const day = yesterday;
  const { id } = await pastAppointment(service, { day, timeSlot: "21:00", name: "Silinecek Kişi" });
  await pastAppointment(service, { day, timeSlot: "20:00", name: "Silinecek Kisi" });
  await page.goto("/yonetim/ayarlar/silme");
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type(phoneOf(day));
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Kişisel veriler silinsin mi?" });
  await expect(sheet).toContainText("Silinecek Kisi, Silinecek Kişi");
  await expect(sheet).toContainText(`2 randevu, ${dayInWords(day)}`);
  await expect(sheet).toContainText("Kalan: gün, saat, tür, sonuç ve ödeme tutarı");
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
