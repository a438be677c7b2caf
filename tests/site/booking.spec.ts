import { readFile } from "node:fs/promises";
import { expect, open, test } from "../support/browser/site.ts";
import {
  comeBack,
  day,
  expectReport,
  fillAndFreeze,
  fillContact,
  firstFree,
  forward,
  hold,
  openBooking,
  opener,
  setHours,
  slot,
  slots,
  submit,
  toast,
  toContact,
  toSlots,
} from "./booking-page.ts";

const success = "Randevunuz başarılı bir şekilde oluşturuldu.";
const failure = "Randevunuz oluşturulurken bir hata oluştu.";
const thursday = "2025-09-25";

test("A booked appointment is saved to a calendar, is taken for others, and is found by phone [1.3] [12.9] [14.1]", async ({
  page,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "22:00");
  await fillContact(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText(success);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Takvime ekle" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("randevu-2025-09-25.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("DTSTART;TZID=Europe/Istanbul:20250925T220000\r\n");
  expect(text).toContain("SUMMARY:Onay bekliyor: Mini Öngörü – Astroloji Akademisi\r\n");

  await open(page, "/consultation#tek-konu-danismanligi");
  await opener(page).click();
  await toSlots(page, "25 Eylül 2025");
  await expect(page.getByRole("radio", { name: "22:00 Dolu" })).toBeDisabled();

  await open(page, "/");
  await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
  await page.getByLabel("Telefon numaranız").fill("5321234567");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText(
    "25 Eylül 2025 22:00, Mini Öngörü randevunuz beklemede.",
  );
});

test("On a phone full and closed days are marked, and the booked summary is in sight [12.1]", async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hold(service, "2025-09-24");
  await hold(service, thursday, { closed: true });
  await openBooking(page);
  await expect(firstFree(page)).toHaveText("İlk boş gün: 26 Eylül Cuma");
  await expect(day(page, "24 Eylül 2025")).toHaveAccessibleName(/, dolu$/);
  await expect(day(page, "25 Eylül 2025")).toHaveAccessibleName(/, kapalı$/);
  await firstFree(page).click();
  await forward(page).click();
  await slot(page, "21:30").check();
  await forward(page).click();
  await fillContact(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText(success);
  await expect(toast(page)).toHaveCount(0);
  await expect(
    page.getByText("Randevu talebiniz alındı: 26 Eylül 2025, 21:30 – Mini Öngörü"),
  ).toBeInViewport({ ratio: 1 });
});

test.describe("In New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a visitor books by Turkey's days and hours with the local time beside them [12.3] [12.4]", async ({
    page,
    service,
  }) => {
    // 00:30 on the 24th in Istanbul, 17:30 on the 23rd in New York.
    service.clock.now = new Date("2025-09-23T21:30:00Z");
    await openBooking(page, service.clock.now);
    await expect(day(page, "23 Eylül 2025")).toBeDisabled();
    await toSlots(page, "24 Eylül 2025");
    await expect(slot(page, "20:00")).toHaveAccessibleName("20:00 Türkiye saati · sizde 13:00");
    await slot(page, "20:00").check();
    await forward(page).click();
    await fillContact(page);
    await submit(page).click();
    await expect(page.locator(".booked")).toContainText("24 Eylül 2025, 20:00 – Mini Öngörü");
    await expect(page.locator(".booked")).toContainText("Türkiye saati · sizde 13:00");
    const [stored] = await service.database.db.selectFrom("slots").selectAll().execute();
    expect(stored).toMatchObject({ day: "2025-09-24", time_slot: "20:00" });
  });
});

test("When the chosen time is taken meanwhile, another is offered", async ({ page, service }) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await hold(service, thursday, { times: ["21:00", "21:30"] });
  await comeBack(page);
  await expect(page.getByRole("alert").filter({ hasText: "21:30 az önce doldu." })).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await page.getByRole("button", { name: "22:00", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 3 })).toBeFocused();
  await submit(page).click();
  await expect(toast(page)).toHaveText(success);
});

test("After a conflict the dialog reopens with other times and the typed data [12.10]", async ({
  page,
  service,
  trouble,
}) => {
  await fillAndFreeze(page);
  await hold(service, thursday, { times: ["21:30"] });
  await submit(page).click();
  await expect(toast(page)).toHaveText(failure);
  await expectReport(trouble, /status of 409/);
  await page.clock.runFor(2200);
  await expect(
    page.getByText(
      "Talebiniz gönderilemedi: 25 Eylül Perşembe, 21:30 az önce doldu. Bilgileriniz duruyor.",
    ),
  ).toBeInViewport({ ratio: 1 });
  await opener(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "25 Eylül Perşembe, 21:30 az önce doldu." }),
  ).toBeVisible();
  await page.getByRole("button", { name: "21:00", exact: true }).click();
  await expect(page.getByText("25 Eylül 2025 Perşembe, 21:00")).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByLabel("Telefon")).toHaveValue("05321234567");
  await submit(page).click();
  await expect(toast(page)).toHaveText(success);
});

test("A request without an answer is sent again and stored once [12.10]", async ({
  page,
  service,
  trouble,
}) => {
  let isDown = true;
  await page.route("**/api/randevu/al", async (route) => {
    const answer = await route.fetch();
    return isDown ? route.abort() : route.fulfill({ response: answer });
  });
  await fillAndFreeze(page);
  await submit(page).click();
  await expectReport(trouble, /ERR_FAILED/);
  // A call of our own comes back after the page has seen its own fail.
  await page.evaluate(() => fetch("/api/ayarlar"));
  await page.clock.runFor(300);
  await expect(toast(page)).toHaveText(failure);
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(0);
  isDown = false;
  await opener(page).click();
  await expect(page.getByText("Talebiniz gönderilemedi: 25 Eylül Perşembe, 21:30.")).toBeVisible();
  await page.getByRole("button", { name: "Aynı bilgilerle yeniden dene" }).click();
  await submit(page).click();
  await expect(toast(page)).toHaveText(success);
  const stored = await service.database.db.selectFrom("slots").selectAll().execute();
  expect(stored).toHaveLength(1);
});

test("A visitor whose time is no longer offered is refused and sees the new hours", async ({
  page,
  service,
  trouble,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await setHours(service, { step: 60 });
  await submit(page).click();
  await expectReport(trouble, /status of 400/);
  await expect(toast(page)).toHaveText(failure);
  await expect(toast(page)).toHaveCount(0);
  await opener(page).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "25 Eylül Perşembe, 21:30 için artık randevu alınamıyor." }),
  ).toBeVisible();
  await page.getByRole("button", { name: "22:00" }).click();
  await page.getByRole("button", { name: "Geri" }).click();
  await expect(slots(page)).toHaveCount(4);
  await forward(page).click();
  await submit(page).click();
  await expect(toast(page)).toHaveText(success);
});
