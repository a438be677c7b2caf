import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/site.ts";
import {
  comeBack,
  expectReport,
  fillAndFreeze,
  fillContact,
  firstFree,
  forward,
  hold,
  openBooking,
  opener,
  slot,
  submit,
  toast,
  toContact,
  toSlots,
} from "./booking-page.ts";

const thursday = "2025-09-25";
const choice = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 3 });
const lost = (page: Page) => page.getByRole("alert").filter({ hasText: "21:30 az önce doldu." });

test("An hour taken before the contact step is named there, with the nearest free ones", {
  tag: "@390",
}, async ({ page, service }) => {
  await openBooking(page);
  await toSlots(page, "25 Eylül 2025");
  await slot(page, "21:30").check();
  await hold(service, thursday, { times: ["21:00", "21:30"] });
  await forward(page).click();
  await expect(lost(page)).toBeVisible();
  await fillContact(page);
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel("Telefon").press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const time of ["22:00", "20:30", "22:30"]) await expect(choice(page, time)).toBeVisible();
  await choice(page, "22:00").press("Enter");
  await expect(lost(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText("25 Eylül 2025 Perşembe, 22:00")).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByLabel("Telefon")).toHaveValue("05321234567");
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz başarılı bir şekilde oluşturuldu.");
});

test("Coming back to the window tells what was taken meanwhile, and nothing typed is lost", async ({
  page,
  service,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await hold(service, thursday);
  await comeBack(page);
  await expect(lost(page)).toBeVisible();
  await choice(page, "26 Eylül Cuma, 21:30").click();
  await expect(page.getByText("26 Eylül 2025 Cuma, 21:30")).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(submit(page)).toBeEnabled();
});

test("Where a day has filled up meanwhile, the first free one is one press away", async ({
  page,
  service,
}) => {
  await openBooking(page);
  await expect(firstFree(page)).toBeVisible();
  await hold(service, thursday);
  await toSlots(page, "25 Eylül 2025");
  await expect(page.getByText("Bu gün için uygun saat kalmadı.")).toBeVisible();
  await firstFree(page).click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("group", { name: "24 Eylül 2025 Çarşamba" })).toBeVisible();
  await expect(slot(page, "21:30")).toBeEnabled();
});

test("Among the hours it is named too, and another day is one press away", async ({
  page,
  service,
}) => {
  await openBooking(page);
  await toSlots(page, "25 Eylül 2025");
  await slot(page, "21:30").check();
  await hold(service, thursday, { times: ["21:30"] });
  await comeBack(page);
  await expect(lost(page)).toBeVisible();
  await expect(forward(page)).toBeDisabled();
  await choice(page, "Başka bir gün").click();
  await expect(heading(page)).toHaveText("Size en uygun tarihi seçin.");
});

test("After a refusal for an hour that is taken the next opening offers others, with what was typed", async ({
  page,
  service,
  trouble,
}) => {
  await fillAndFreeze(page);
  await hold(service, thursday, { times: ["21:30"] });
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz oluşturulurken bir hata oluştu.");
  await expectReport(trouble, /status of 409/);
  await page.clock.runFor(2200);
  await opener(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "25 Eylül Perşembe, 21:30 az önce doldu." }),
  ).toBeVisible();
  await choice(page, "21:00").click();
  await expect(page.getByText("25 Eylül 2025 Perşembe, 21:00")).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByLabel("Telefon")).toHaveValue("05321234567");
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz başarılı bir şekilde oluşturuldu.");
});

test("After a network failure one press brings back all that was sent, also if it was stored", async ({
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
  await page.evaluate(() => fetch("/api/ayarlar"));
  await page.clock.runFor(300);
  await expect(toast(page)).toHaveText("Randevunuz oluşturulurken bir hata oluştu.");
  await page.clock.runFor(5000);
  await expect(toast(page)).toHaveCount(0);
  isDown = false;
  await opener(page).click();
  await expect(page.getByText("Talebiniz gönderilemedi: 25 Eylül Perşembe, 21:30.")).toBeVisible();
  await choice(page, "Aynı bilgilerle yeniden dene").click();
  await comeBack(page);
  await expect(lost(page)).toHaveCount(0);
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz başarılı bir şekilde oluşturuldu.");
  const stored = await service.database.db.selectFrom("slot_claims").selectAll().execute();
  expect(stored).toHaveLength(1);
});

test("While it is on its way, and after success, nobody is told that their own hour is taken", async ({
  page,
}) => {
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await opener(page).click();
  await expect(submit(page)).toHaveText("Gönderiliyor...");
  await comeBack(page);
  await page.evaluate(() => fetch("/api/randevu/dolu?gun=2025-09-25"));
  await expect(lost(page)).toHaveCount(0);
});

test("What was typed stays when the dialog is closed by mistake, for another type too", {
  tag: "@390",
}, async ({ page, service }) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Tek Konu Danışmanlığı" }).first().click();
  await opener(page).click();
  await expect(page.getByRole("dialog", { name: "Tek Konu Danışmanlığı" })).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByLabel("Telefon")).toHaveValue("05321234567");
  await expect(page.getByText("25 Eylül 2025 Perşembe, 21:30")).toBeVisible();
  await page.keyboard.press("Escape");
  await hold(service, thursday, { times: ["21:30"] });
  await opener(page).click();
  await expect(lost(page)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain("Ayşe");
  expect(stored).not.toContain("05321234567");
});

test("An hour that has gone by is not kept, what was typed is", async ({ page }) => {
  await openBooking(page);
  await toContact(page, "24 Eylül 2025", "21:30");
  await fillContact(page);
  await page.keyboard.press("Escape");
  // 21:00 in Istanbul.
  await page.clock.setFixedTime(new Date("2025-09-24T18:00:00Z"));
  await opener(page).click();
  await expect(heading(page)).toHaveText("Size en uygun tarihi seçin.");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  await expect(forward(page)).toBeDisabled();
  await toContact(page, "26 Eylül 2025", "21:30");
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
});

test("Gönderiliyor... stands beside the button until the toast comes, announced politely", {
  tag: "@390",
}, async ({ page }) => {
  let answer = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/randevu/al", async (route) => {
    await wait;
    await route.fulfill({ status: 201 });
  });
  await fillAndFreeze(page);
  await submit(page).click();
  const words = page.getByRole("status").filter({ hasText: "Gönderiliyor..." });
  await expect(words).toHaveCount(1);
  await expect(words).toBeInViewport();
  const [button, said] = [await opener(page).boundingBox(), await words.boundingBox()];
  expect(Math.abs(button!.y - said!.y)).toBeLessThan(100);
  answer();
  await expect(toast(page)).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("A failure never stands beside an earlier success as if both were one, and names itself", async ({
  page,
  trouble,
}) => {
  let status = 201;
  await page.route("**/api/randevu/al", (route) => route.fulfill({ status }));
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(page.getByText("Randevu talebiniz alındı: 25 Eylül 2025, 21:30")).toBeVisible();
  await page.clock.runFor(2200);
  status = 409;
  await opener(page).click();
  await toContact(page, "26 Eylül 2025", "22:00");
  await fillContact(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz oluşturulurken bir hata oluştu.");
  await expect(page.getByText("Randevu talebiniz alındı")).toHaveCount(0);
  await expect(page.getByText("Önceki randevu talebiniz: 25 Eylül 2025, 21:30")).toBeVisible();
  await expect(page.getByText("Talebiniz gönderilemedi: 26 Eylül Cuma, 22:00.")).toBeVisible();
  await expectReport(trouble, /status of 409/);
});
