import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { expect, test } from "../support/browser/site.ts";
import {
  expectReport,
  fillAndFreeze,
  opener,
  submit,
  toast,
  toContact,
  withOtherHost,
} from "./booking-page.ts";

const success = "Randevunuz başarılı bir şekilde oluşturuldu.";
const failure = "Randevunuz oluşturulurken bir hata oluştu.";
const call = "**/api/randevu/al";

/** Opens the dialog again: what it shows tells whether the form has been reset. */
async function expectStillSending(page: Page) {
  await opener(page).click();
  await expect(submit(page)).toHaveText("Gönderiliyor...");
  await expect(submit(page)).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function expectReset(page: Page) {
  await opener(page).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("Size en uygun tarihi seçin.");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  await toContact(page, "26 Eylül 2025", "22:00");
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("");
  await expect(page.getByLabel("Telefon")).toHaveValue("0");
  await expect(submit(page)).toHaveText("Randevu Oluştur");
}

test("The dialog closes at once on submit and a second submit is impossible [12.7] [12.8]", async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route(call, (route) => {
    sent.push(route.request().postDataJSON());
  });
  await fillAndFreeze(page);
  await page.locator("form").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectStillSending(page);
  await opener(page).click();
  await page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByRole("button", { name: "Geri" })).toBeDisabled();
  await expect(page.getByLabel("Ad Soyad")).not.toBeEditable();
  expect(sent).toHaveLength(1);
});

test("The request carries the six fields, the day with the slot's hour in Turkey time [14.1]", async ({
  page,
}) => {
  await page.route(call, (route) => route.fulfill({ status: 201 }));
  await fillAndFreeze(page);
  const asked = page.waitForRequest(call);
  await submit(page).click();
  const request = await asked;
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toBe("application/json");
  expect(request.postDataJSON()).toEqual({
    name: "Ayşe Yılmaz",
    phone: "05321234567",
    firmId: "akademi",
    date: "2025-09-25T18:00:00.000Z",
    timeSlot: "21:30",
    randevuTipi: "Mini Öngörü",
  });
  await expect(toast(page)).toHaveText(success);
});

test("The request goes to the address that the settings name [14.1] [14.3]", async ({ page }) => {
  await withOtherHost(page);
  const asked = page.waitForRequest("**/saglayici/api/randevu/al");
  await fillAndFreeze(page);
  await submit(page).click();
  await asked;
  await expect(toast(page)).toHaveText(success);
});

test("After success the toast stays 500 ms, fades 700 ms, and 1000 ms later all is reset [12.9] [12.11]", async ({
  page,
}) => {
  await page.route(call, (route) => route.fulfill({ status: 201 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(page.getByRole("status").filter({ hasText: success })).toBeVisible();
  await expect(toast(page)).toHaveCSS("background-color", "rgb(34, 97, 60)");
  await page.clock.runFor(499);
  await expect(toast(page)).not.toHaveClass(/fading/);
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveClass(/fading/);
  await expect(toast(page)).toHaveCSS("transition-duration", "0.7s");
  await page.clock.runFor(699);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(999);
  await expectStillSending(page);
  await page.clock.runFor(1);
  await expectReset(page);
});

test("After a refusal the red toast goes the same way, and the form is reset [12.10] [12.11]", async ({
  page,
  trouble,
}) => {
  await page.route(call, (route) => route.fulfill({ status: 409 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
  await expect(toast(page)).toHaveCSS("background-color", "rgb(155, 34, 54)");
  await expectReport(trouble, /status of 409/);
  await page.clock.runFor(500);
  await expect(toast(page)).toHaveClass(/fading/);
  await page.clock.runFor(700);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(999);
  await expectStillSending(page);
  await page.clock.runFor(1);
  await expectReset(page);
});

test("Where nothing can be stored the visitor reads the words for a failure [12.10]", async ({
  page,
  service,
  trouble,
}) => {
  await sql`pragma query_only = on`.execute(service.database.db);
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText(failure);
  await expectReport(trouble, /status of 503/);
});

test("After a network failure the toast comes after 300 ms, stays 5000 ms, and the form is reset [12.10]", async ({
  page,
  trouble,
}) => {
  await page.route(call, (route) => route.abort());
  await fillAndFreeze(page);
  await submit(page).click();
  await expectReport(trouble, /ERR_FAILED/);
  // A call of our own comes back after the page has seen its own fail.
  await page.evaluate(() => fetch("/api/ayarlar"));
  await page.clock.runFor(299);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole("alert").filter({ hasText: failure })).toBeVisible();
  await page.clock.runFor(4999);
  await expect(toast(page)).not.toHaveClass(/fading/);
  await expectStillSending(page);
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
  await expectReset(page);
});

test("Who prefers reduced motion sees the toast as long, without the fade [12.9]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(call, (route) => route.fulfill({ status: 201 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1199);
  await expect(toast(page)).toHaveCSS("opacity", "1");
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
});

test("A toast is seen and announced in a dialog that was opened again [12.9]", async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(call, async (route) => {
    await asked;
    await route.fulfill({ status: 201 });
  });
  await fillAndFreeze(page);
  await submit(page).click();
  await opener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  answer();
  await expect(
    page.getByRole("dialog").getByRole("status").filter({ hasText: success }),
  ).toBeVisible();
});
