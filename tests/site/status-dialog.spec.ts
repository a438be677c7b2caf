import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";
import { expectReport } from "./booking-page.ts";

const call = "**/api/randevu/musteri/*";
const phone = (page: Page) => page.getByLabel("Telefon numaranız");
const results = (page: Page) => page.getByRole("dialog").getByRole("listitem");

async function openStatus(page: Page) {
  // 13:00 in Istanbul.
  await page.clock.install({ time: new Date("2025-09-24T10:00:00Z") });
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await expect(page.getByRole("dialog", { name: "Randevu Durumu" })).toBeVisible();
}

async function check(page: Page, number = "5321234567") {
  await phone(page).fill(number);
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
}

const at = (date: string, changes = {}) => ({
  date,
  timeSlot: "21:00",
  randevuTipi: "Mini Öngörü",
  status: "approved",
  ...changes,
});

test("The phone field stands after a fixed 0, asks for a 5 and keeps ten digits [13.1]", async ({
  page,
}) => {
  await openStatus(page);
  await expect(page.locator(".phone-field")).toHaveText("0");
  await expect(phone(page)).toHaveAttribute("placeholder", /^5/);
  await phone(page).pressSequentially("5a32-123 45 67 89");
  await expect(phone(page)).toHaveValue("5321234567");
});

test("However a number is typed or pasted, the field keeps what stands after its 0 [13.1]", async ({
  page,
}) => {
  await openStatus(page);
  for (const typed of [
    "0532 123 45 67",
    "+90 532 123 45 67",
    "90532 1234567",
    "0090 0532 1234567",
  ]) {
    await phone(page).fill(typed);
    await expect(phone(page), typed).toHaveValue("5321234567");
    await phone(page).fill("");
    await phone(page).pressSequentially(typed);
    await expect(phone(page), `${typed}, key by key`).toHaveValue("5321234567");
  }
  await phone(page).fill("+49 170 1234567");
  await expect(phone(page)).toHaveValue("");
});

test("Anything but ten digits is answered with a request for a valid number [13.2]", async ({
  page,
}) => {
  await page.route(call, () => {
    throw new Error("nothing may be asked");
  });
  await openStatus(page);
  for (const number of ["", "532123456"]) {
    await check(page, number);
    await expect(page.getByText("Lütfen geçerli bir telefon numarası girin.")).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  }
});

test("The lookup sends the number with 0 before it and lists what is now or later [13.3] [14.2]", async ({
  page,
}) => {
  await page.route(call, (route) =>
    route.fulfill({
      json: [
        at("2025-09-24T09:59:59.999Z"),
        at("2025-09-24T10:30:00.000Z", { timeSlot: "13:30" }),
        at("2025-10-01T18:00:00.000Z", { status: "cancelled" }),
        at("2025-10-02T18:00:00.000Z", { status: "pending", randevuTipi: undefined }),
        at("2025-10-03T18:00:00.000Z", { status: "moved" }),
      ],
    }),
  );
  await openStatus(page);
  const asked = page.waitForRequest(call);
  await check(page);
  expect(new URL((await asked).url()).pathname).toBe("/api/randevu/musteri/05321234567");
  await expect(results(page).locator("p")).toHaveText([
    "24 Eylül 2025 13:30 Mini Öngörü randevunuz onaylanmıştır.",
    "1 Ekim 2025 21:00 Mini Öngörü randevunuz iptal edilmiştir.",
    "2 Ekim 2025 21:00 Randevu randevunuz beklemede.",
    "3 Ekim 2025 21:00 Mini Öngörü randevunuzun durumu bilinmiyor.",
  ]);
});

test("The lookup goes to the address that the settings name [14.3]", async ({ page, baseURL }) => {
  await page.route("**/api/ayarlar", (route) =>
    route.fulfill({ json: { bookingApiBase: "", lookupApiBase: `${baseURL}/saglayici` } }),
  );
  await page.route("**/saglayici/api/randevu/musteri/05321234567", (route) =>
    route.fulfill({ json: [at("2025-10-01T18:00:00.000Z")] }),
  );
  await openStatus(page);
  await check(page);
  await expect(results(page)).toContainText(["onaylanmıştır."]);
});

for (const [kind, body] of [
  ["an empty list", "[]"],
  ["past appointments only", JSON.stringify([at("2025-09-01T18:00:00.000Z")])],
  ["no list", '{"error":"yok"}'],
  ["no JSON", "<p>Merhaba</p>"],
]) {
  test(`An answer with ${kind} means that there is no appointment [13.4]`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ body }));
    await openStatus(page);
    await check(page);
    await expect(results(page)).toHaveText(["Aktif randevu bulunamadı."]);
  });
}

test("A failed lookup is added to the list and empties the field [13.5]", async ({
  page,
  trouble,
}) => {
  await page.route(call, (route) =>
    route.fulfill({ json: [at("2025-10-01T18:00:00.000Z", { status: "cancelled" })] }),
  );
  await openStatus(page);
  await check(page);
  await expect(results(page)).toHaveCount(1);
  await page.route(call, (route) => route.fulfill({ status: 503 }));
  await check(page);
  await expect(results(page)).toHaveText([
    "1 Ekim 2025 21:00 Mini Öngörü randevunuz iptal edilmiştir.",
    "Bir hata oluştu. Lütfen tekrar deneyin.",
  ]);
  await expect(phone(page)).toHaveValue("");
  await expectReport(trouble, /status of 503/);
});

test("A lookup that reaches nobody is told in the same way [13.5]", async ({ page, trouble }) => {
  await page.route(call, (route) => route.abort());
  await openStatus(page);
  await check(page);
  await expect(results(page)).toHaveText(["Bir hata oluştu. Lütfen tekrar deneyin."]);
  await expect(phone(page)).toHaveValue("");
  await expectReport(trouble, /ERR_FAILED/);
});

test("While a lookup is under way the button says so and asks no second time [13.3]", async ({
  page,
}) => {
  let asked = 0;
  await page.route(call, () => {
    asked += 1;
  });
  await openStatus(page);
  await check(page);
  await expect.poll(() => asked).toBe(1);
  await page.getByRole("button", { name: "Sorgulanıyor..." }).click({ force: true });
  await phone(page).press("Enter");
  await expect(page.getByRole("button", { name: "Sorgulanıyor..." })).toBeVisible();
  expect(asked).toBe(1);
});

test("While a lookup is under way its number stays, so that the answer is about it [13.3]", async ({
  page,
}) => {
  await page.route(call, () => {});
  await openStatus(page);
  await check(page);
  await expect(page.getByRole("button", { name: "Sorgulanıyor..." })).toBeVisible();
  await phone(page).press("End");
  await phone(page).press("Backspace");
  await expect(phone(page)).toHaveValue("5321234567");
  await expect(phone(page)).not.toBeEditable();
});

test("Closing the dialog clears the field and the results [13.6]", async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: [at("2025-10-01T18:00:00.000Z")] }));
  await openStatus(page);
  await check(page);
  await expect(results(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Kapat", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await expect(phone(page)).toHaveValue("");
  await expect(results(page)).toHaveCount(0);
});

test("A coming appointment can be saved to a calendar, a cancelled one cannot [13.3]", async ({
  page,
}) => {
  await page.route(call, (route) =>
    route.fulfill({
      json: [
        at("2025-10-01T18:00:00.000Z", { status: "cancelled" }),
        at("2025-10-02T18:00:00.000Z"),
      ],
    }),
  );
  await openStatus(page);
  await check(page);
  await expect(results(page).first().getByRole("link")).toHaveCount(0);
  const saved = page.waitForEvent("download");
  await results(page).last().getByRole("link", { name: "Takvime ekle" }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  expect(text).toContain("DTSTART;TZID=Europe/Istanbul:20251002T210000\r\n");
});

test("A time written in a provider's own way is shown as it came [13.3]", async ({ page }) => {
  await page.route(call, (route) =>
    route.fulfill({ json: [at("2025-10-02T18:00:00.000Z", { timeSlot: "21.00-21.30" })] }),
  );
  await openStatus(page);
  await check(page);
  await expect(results(page)).toHaveText([
    "2 Ekim 2025 21.00-21.30 Mini Öngörü randevunuz onaylanmıştır.",
  ]);
});

test("Nobody's number gives no appointment, from the service itself [1.3] [13.4]", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await check(page, "5550001122");
  await expect(results(page)).toHaveText(["Aktif randevu bulunamadı."]);
});
