import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";
import {
  expectReport,
  fillAndFreeze,
  fillContact,
  openBooking,
  opener,
  submit,
  toast,
  toContact,
  withOtherHost,
} from "./booking-page.ts";
import { state } from "./visitor-appointment-page.ts";

const booked = (page: Page) => page.locator(".booked");
const link = (page: Page | Locator) =>
  page.getByRole("link", { name: "Randevunuzu görün, taşıyın ya da iptal edin" });
const field = (place: Page | Locator) => place.getByLabel("Randevunuzun özel bağlantısı");

async function book(page: Page, time = "21:30") {
  const earlier = await booked(page).count();
  await toContact(page, "26 Eylül 2025", time);
  await fillContact(page);
  await submit(page).click();
  await expect(booked(page)).toHaveCount(earlier + 1);
}

/** The keys that bookings are sent with; `lost` keeps the first answer from the page. */
async function watchKeys(page: Page, { lost = false } = {}) {
  const keys: (string | undefined)[] = [];
  await page.route("**/api/randevu/al", async (route) => {
    keys.push(route.request().headers()["x-appointment-key"]);
    const response = await route.fetch();
    return lost && keys.length === 1
      ? route.abort()
      : route.fulfill({ response, body: "teşekkürler" });
  });
  return keys;
}

test("Each booking has its own key, and both links are kept, the latest first", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const keys = await watchKeys(page);
  await openBooking(page);
  await book(page, "21:00");
  await expect(link(page)).toHaveAttribute("href", `/randevum#${keys[0]}`);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  await expect(booked(page)).toContainText(
    "Talebiniz onay bekliyor. Sonucu 0532 123 45 67 numarasına kısa mesajla ya da telefonla",
  );
  await expect(booked(page).getByRole("button", { name: "Takvime ekle" })).toBeVisible();
  await page.getByRole("button", { name: "Bağlantıyı kopyala" }).click();
  await expect(page.getByText("Bağlantı kopyalandı.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await field(page).inputValue(),
  );

  await opener(page).click();
  await book(page, "21:30");
  const [latest, earlier] = [booked(page).first(), booked(page).last()];
  await expect(latest).toContainText("Randevu talebiniz alındı: 26 Eylül 2025, 21:30");
  await expect(latest.locator(".booked-what")).toBeInViewport({ ratio: 1 });
  await expect(latest.getByText("Bağlantı kopyalandı.")).toHaveCount(0);
  await expect(earlier).toContainText("Önceki randevu talebiniz: 26 Eylül 2025, 21:00");
  await expect(link(latest)).toHaveAttribute("href", `/randevum#${keys[1]}`);
  await expect(link(earlier)).toHaveAttribute("href", `/randevum#${keys[0]}`);
  expect(keys[1]).not.toBe(keys[0]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  for (const key of keys) expect(kept).not.toContain(key);

  await link(latest).click();
  await expect(state(page)).toContainText("26 Eylül 2025 21:30, Mini Öngörü randevunuz beklemede.");
});

test("A remembered appointment is found again from the home page, without its link", async ({
  page,
}) => {
  await openBooking(page);
  await book(page);
  await page.getByRole("checkbox", { name: "Bu cihazda hatırla" }).check();
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
  await page.getByRole("link", { name: "Bu cihazda hatırlanan randevunuz" }).click();
  await page.getByRole("link", { name: "26 Eylül 2025 Cuma, 21:30" }).click();
  await expect(state(page)).toContainText("26 Eylül 2025 21:30, Mini Öngörü randevunuz beklemede.");
  await expect(page.getByRole("checkbox", { name: "Bu cihazda hatırla" })).toBeChecked();
});

test("After a lost answer the same request is sent with the same key", async ({
  page,
  trouble,
}) => {
  const keys = await watchKeys(page, { lost: true });
  await fillAndFreeze(page);
  await submit(page).click();
  await expectReport(trouble, /ERR_FAILED/);
  await page.clock.resume();
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await opener(page).click();
  await page.getByRole("button", { name: "Aynı bilgilerle yeniden dene" }).click();
  await submit(page).click();
  await expect(link(page)).toHaveAttribute("href", `/randevum#${keys[0]}`);
  expect(keys[1]).toBe(keys[0]);
});

test("A repeated booking of the same appointment gets no second link", async ({ page }) => {
  await openBooking(page);
  await book(page);
  await page.route("**/api/randevu/dolu?*", (route) => route.fulfill({ json: { dolu: [] } }));
  await page.route("**/api/randevu/takvim?*", (route) => route.fulfill({ json: {} }));
  await opener(page).click();
  await book(page);
  await expect(booked(page).first()).toContainText("Talebiniz onay bekliyor.");
  await expect(link(booked(page).first())).toHaveCount(0);
  await expect(link(booked(page).last())).toBeVisible();
});

test("A service on another host gets no key, and there is no link", async ({ page }) => {
  await withOtherHost(page);
  const request = page.waitForRequest("**/saglayici/api/randevu/al");
  await openBooking(page);
  await book(page);
  expect((await request).headers()).not.toHaveProperty("x-appointment-key");
  await expect(page.getByText("Randevu talebiniz alındı: 26 Eylül 2025, 21:30")).toBeVisible();
  await expect(link(page)).toHaveCount(0);
});
