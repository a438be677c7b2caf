import { readFile } from "node:fs/promises";
import { addDays, dayInWords, istanbulInstant } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { addAuditEntry } from "../../server/audit/log.ts";
import type { Service } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import type { Account } from "./staff.ts";
import {
  bookAndFind,
  bookOnSite,
  pastAppointment,
  send,
  today,
  tomorrow,
  yesterday,
} from "./work.ts";

test("A change tells who, when and what, before and after, and leads to its card", {
  tag: "@390",
}, async ({ page, staff }) => {
  const { email } = staff;
  const day = tomorrow;
  const booked = await bookAndFind(page, { day, timeSlot: "20:00", name: "Kayıtlı Kişi" });
  await page.goto("/yonetim/kayitlar");
  await send(page, panelPaths.approve(booked.id), { version: booked.version });
  await page.reload();
  const entry = page
    .getByRole("region", { name: fullDay(today) })
    .getByRole("listitem")
    .filter({ hasText: email })
    .filter({ hasText: "Onaylandı" });
  await expect(entry).toContainText("Beklemede");
  await expect(entry).toContainText("Onaylı");
  await expectNoFindings(page);
  await press(page, entry.getByRole("link", { name: `${dayInWords(day)} 20:00, Mini Öngörü` }));
  await expect(page).toHaveURL(new RegExp(`/yonetim/randevu/${booked.id}$`));
});

/** A day of sixty changes, of which a page shows fifty. */
const day = "2021-03-04";

async function makeBusyDay({ database }: Service, { id: accountId, email }: Account) {
  const change = (time: string) =>
    addAuditEntry(database.db, { accountId, email }, istanbulInstant({ day, time }), {
      action: "feed_made",
    });
  for (const minute of Array.from({ length: 60 }, (_, index) => index)) {
    await change(`12:${String(minute).padStart(2, "0")}`);
  }
  return change;
}

test("A range is chosen with the keyboard, kept in the address, and older entries follow on demand", async ({
  page,
  service,
  staff,
}) => {
  const { email } = staff;
  await makeBusyDay(service, staff);
  await page.goto("/yonetim/kayitlar");
  await typeDay(page, page.getByLabel("İlk gün"), day);
  await typeDay(page, page.getByLabel("Son gün"), day);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`baslangic=${day}&bitis=${day}`));
  const entries = page.getByRole("listitem").filter({ hasText: email });
  await expect(entries).toHaveCount(50);
  await expect(entries.first()).toContainText("12:59");
  await press(page, page.getByRole("button", { name: "Daha eski" }));
  await expect(entries).toHaveCount(60);
  await expect(entries.last()).toContainText("12:00");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  await expectNoFindings(page);
});

test("What is new does not take the focus from whoever reads on, and another range begins anew", async ({
  page,
  service,
  staff,
}) => {
  const { email } = staff;
  const change = await makeBusyDay(service, staff);
  await page.goto(`/yonetim/kayitlar?baslangic=${day}&bitis=${day}`);
  const entries = page.getByRole("listitem").filter({ hasText: email });
  await press(page, page.getByRole("button", { name: "Daha eski" }));
  await expect(entries).toHaveCount(60);
  await tabTo(page, page.getByLabel("Son gün"));
  await change("13:00");
  await bookOnSite(page.request, { day: tomorrow, timeSlot: "20:00" });
  await expect(entries).toHaveCount(61);
  await expect(page.getByLabel("Son gün")).toBeFocused();
  await typeDay(page, page.getByLabel("Son gün"), addDays(day, 1));
  await page.keyboard.press("Enter");
  await expect(entries).toHaveCount(50);
  await expect(page.getByRole("button", { name: "Daha eski" })).toBeVisible();
});

test("A range without entries says so, and one that ends before it begins is refused", async ({
  page,
}) => {
  await page.goto("/yonetim/kayitlar?baslangic=2019-01-01&bitis=2019-01-02");
  await expect(page.getByText("Bu aralıkta kayıt yok.")).toBeVisible();
  await expectNoFindings(page);
  await typeDay(page, page.getByLabel("Son gün"), "2018-01-02");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Son gün ilk günden önce olamaz.")).toBeVisible();
});

test("Without a choice the table holds this month's appointments and the coming ones", async ({
  page,
}) => {
  await bookOnSite(page.request, { day: addDays(tomorrow, 90), timeSlot: "20:00" });
  await page.goto("/yonetim/kayitlar");
  await press(page, page.getByRole("button", { name: "Randevuları dışa aktar" }));
  const download = page.waitForEvent("download");
  await press(page, page.getByRole("button", { name: "CSV dosyasını indir" }));
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Ayşe Yılmaz");
  expect(file).toMatch(/;\(0\d{3}\) \d{3} \d\d \d\d;/);
});

test("The appointments of a range are saved as a table, and that is recorded", {
  tag: "@390",
}, async ({ page, staff, service }) => {
  const { email } = staff;
  const day = yesterday;
  await pastAppointment(service, { day, timeSlot: "22:00", name: "Dışa Aktarılan" });
  await page.goto("/yonetim/kayitlar");
  await press(page, page.getByRole("button", { name: "Randevuları dışa aktar" }));
  const sheet = page.getByRole("dialog", { name: "Randevuları dışa aktar" });
  await expect(sheet).toContainText("Dışa aktarma kayda geçer.");
  await tabTo(page, sheet.getByLabel("İlk gün"));
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect(sheet).toContainText("İki günü de seçin.");
  await typeDay(page, sheet.getByLabel("İlk gün"), day);
  await typeDay(page, sheet.getByLabel("Son gün"), day);
  await expectNoFindings(page);
  const download = page.waitForEvent("download");
  await press(page, sheet.getByRole("button", { name: "CSV dosyasını indir" }));
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Dışa Aktarılan");
  await page.keyboard.press("Escape");
  const entry = page.getByRole("listitem").filter({ hasText: email });
  await expect(entry).toContainText("Dışa aktarıldı");
  await expect(entry).toContainText("1 randevu");
});
