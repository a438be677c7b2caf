import { readFile } from "node:fs/promises";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, tomorrow as day, send, today } from "./work.ts";

test("An export is in the audit log, whose entries link to their cards", async ({
  page,
  staff,
}) => {
  const { email } = staff;
  const booked = await bookAndFind(page, { day, timeSlot: "20:00", name: "Dışa Aktarılan" });
  await page.goto("/yonetim/kayitlar");
  await send(page, panelPaths.approve(booked.id), { version: booked.version });
  await press(page, page.getByRole("button", { name: "Randevuları dışa aktar" }));
  const sheet = page.getByRole("dialog", { name: "Randevuları dışa aktar" });
  await typeDay(page, sheet.getByLabel("İlk gün"), day);
  await typeDay(page, sheet.getByLabel("Son gün"), day);
  await expectNoFindings(page);
  const download = page.waitForEvent("download");
  await press(page, sheet.getByRole("button", { name: "CSV dosyasını indir" }));
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Dışa Aktarılan");
  expect(file).toMatch(/;\(0\d{3}\) \d{3} \d\d \d\d;/);
  await page.keyboard.press("Escape");
  const entries = page
    .getByRole("region", { name: fullDay(today) })
    .getByRole("listitem")
    .filter({ hasText: email });
  await expect(entries.filter({ hasText: "Dışa aktarıldı" })).toContainText("1 randevu");
  const approval = entries.filter({ hasText: "Onaylandı" });
  await expect(approval).toContainText("Beklemede");
  await press(page, approval.getByRole("link", { name: `${dayInWords(day)} 20:00, Mini Öngörü` }));
  await expect(page).toHaveURL(new RegExp(`/yonetim/randevu/${booked.id}$`));
});
