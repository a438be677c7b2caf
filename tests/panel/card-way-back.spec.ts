import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay, shortDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import {
  bookAndFind,
  bookedOn,
  bookOnSite,
  pastAppointment,
  send,
  tomorrow,
  yesterday,
} from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;
const reason = "Danışan istedi";

test("A cancelled appointment is brought back after the ten seconds, and that is taken back", {
  tag: "@390",
}, async ({ page, service }) => {
  const asked = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Nur Dönen" });
  await page.goto("/yonetim");
  await send(page, panelPaths.cancel(asked.id), { version: 1, reason });
  service.clock.now = new Date(service.clock.now.getTime() + 3600_000);
  await page.goto(cardOf(asked));
  await expect(page.getByRole("definition").filter({ hasText: "İptal" }).first()).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Geri getir" }));
  await expect(page.getByRole("definition").filter({ hasText: "Beklemede" })).toBeVisible();
  await expect(page.getByText("İptal → Beklemede")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Geri getir" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: reason })).toBeVisible();
});

test("Where its hour is taken a cancelled appointment is brought back at another", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Nur Dönen" });
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(asked.id), { version: 1 });
  await send(page, panelPaths.cancel(asked.id), { version: 2, reason });
  await bookOnSite(page.request, { day, timeSlot: "21:00", phone: "05001112233" });
  await page.goto(cardOf(asked));
  await expect(page.getByRole("button", { name: "Başka saate al" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Geri getir" })).toBeHidden();
  await press(page, page.getByRole("button", { name: "Başka saate al" }));
  const sheet = page.getByRole("dialog", { name: "Başka saate al" });
  await expect(sheet).toContainText(`İptal edilen: ${shortDay(day)}, 21:00`);
  await tabTo(page, sheet.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: `Al: ${shortDay(day)}, 20:00` }));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("definition").filter({ hasText: "Onaylı" })).toBeVisible();
  await expect(page.getByText(fullDay(day)).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeFocused();
  expect(await bookedOn(page, day)).toMatchObject([
    { id: asked.id, timeSlot: "20:00", status: "approved" },
    { timeSlot: "21:00" },
  ]);
});

test("Who came is marked, corrected, and the mark taken away", { tag: "@390" }, async ({
  page,
  service,
}) => {
  const booking = { day: yesterday, timeSlot: "21:00", name: "Onur Geldi" };
  const past = await pastAppointment(service, booking);
  await page.goto(cardOf(past));
  const outcome = (word: string) =>
    expect(
      page.getByRole("definition").filter({ hasText: new RegExp(`^${word}\\s*$`) }),
    ).toBeVisible();
  await press(page, page.getByRole("button", { name: "Geldi", exact: true }));
  await outcome("Geldi");
  await expect(page.getByRole("button", { name: "Geldi", exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: "İptal et" })).toBeHidden();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Gelmedi" }));
  await outcome("Gelmedi");
  await press(page, page.getByRole("button", { name: "İşareti kaldır" }));
  await outcome("Onaylı");
  await page.keyboard.press("Control+z");
  await outcome("Gelmedi");
});

test("Name, phone, type and hour are corrected in one sheet, and that is taken back", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Ayse Yanlis" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Bilgileri düzelt" }));
  const sheet = page.getByRole("dialog", { name: "Bilgileri düzelt" });
  await tabTo(page, sheet.getByLabel("Ad", { exact: true }));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Ayşe Doğru");
  await tabTo(page, sheet.getByLabel("Telefon"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("05009");
  await press(page, sheet.getByRole("button", { name: "Kaydet" }));
  await expect(sheet.getByLabel("Telefon")).toHaveAccessibleDescription(/ülke koduyla/);
  await page.keyboard.press("End");
  await page.keyboard.type("998877");
  await expect(sheet.getByLabel("Telefon")).not.toHaveAccessibleDescription(/ülke koduyla/);
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
