import { expect, open, test } from "../support/browser/site.ts";
import {
  back,
  day,
  fillContact,
  openBooking,
  slot,
  submit,
  toContact,
  toSlots,
} from "./booking-page.ts";

const call = "**/api/randevu/al";

test("A visitor in Turkey reads one hour only [12.4]", async ({ page }) => {
  await openBooking(page, "2025-10-20T10:00:00Z");
  await toSlots(page, "25 Ekim 2025");
  await expect(slot(page, "20:00")).toHaveAccessibleName("20:00");
});

test("Whoever's device has a time zone without a name books by Turkey's hours alone [12.4]", async ({
  page,
}) => {
  // Chromium says so of a device whose clock has no zone, and takes it for none itself.
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: "Etc/Unknown" };
    };
  });
  await openBooking(page);
  await toSlots(page, "25 Eylül 2025");
  await expect(slot(page, "21:30")).toHaveAccessibleName("21:30");
  await slot(page, "21:30").check();
  await page.getByRole("button", { name: "İlerle" }).click();
  await fillContact(page);
  await submit(page).click();
  await expect(page.locator(".booked")).toContainText("25 Eylül 2025, 21:30 – Mini Öngörü");
});

test.describe(() => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("A visitor in Berlin reads their own hour beside Turkey's, across both changes of clocks [12.4]", async ({
    page,
  }) => {
    await openBooking(page, "2025-10-20T10:00:00Z");
    for (const [name, own] of [
      ["25 Ekim 2025", "19:00"],
      ["26 Ekim 2025", "18:00"],
    ] as const) {
      await toSlots(page, name);
      await expect(slot(page, "20:00")).toHaveAccessibleName(`20:00 Türkiye saati · sizde ${own}`);
      await back(page).click();
    }
    for (const _ of Array(5)) await page.getByRole("button", { name: "Sonraki aya git" }).click();
    for (const [name, own] of [
      ["28 Mart 2026", "18:00"],
      ["29 Mart 2026", "19:00"],
    ] as const) {
      await toSlots(page, name);
      await expect(slot(page, "20:00")).toHaveAccessibleName(`20:00 Türkiye saati · sizde ${own}`);
      await back(page).click();
    }
  });

  for (const [moment, name, date] of [
    ["2025-10-20T10:00:00Z", "26 Ekim 2025", "2025-10-26T20:00:00.000Z"],
    ["2026-03-20T10:00:00Z", "29 Mart 2026", "2026-03-29T20:00:00.000Z"],
  ] as const) {
    test(`From Berlin, 23:00 on ${name} is sent as Turkey's hour [12.4] [14.1]`, async ({
      page,
    }) => {
      await page.route(call, (route) => route.fulfill({ status: 201 }));
      await openBooking(page, moment);
      await toContact(page, name, "23:00");
      await fillContact(page);
      const asked = page.waitForRequest(call);
      await submit(page).click();
      expect((await asked).postDataJSON()).toMatchObject({ date, timeSlot: "23:00" });
    });
  }

  test("A visitor in Berlin reads their own hour in the status dialog too [13.3]", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2025-10-20T10:00:00Z") });
    await page.route("**/api/randevu/musteri/*", (route) =>
      route.fulfill({
        json: [{ date: "2025-10-26T17:00:00.000Z", timeSlot: "20:00", status: "approved" }],
      }),
    );
    await open(page, "/");
    await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
    await page.getByLabel("Telefon numaranız").fill("5321234567");
    await page.getByRole("button", { name: "Sorgula", exact: true }).click();
    await expect(
      page.getByText("26 Ekim 2025 20:00 Randevu randevunuz onaylanmıştır."),
    ).toBeVisible();
    await expect(page.getByText("Türkiye saati · sizde 18:00")).toBeVisible();
  });
});

test.describe(() => {
  test.use({ timezoneId: "America/New_York" });

  test("In New York, still on Tuesday, the calendar begins with Turkey's Wednesday [12.3] [12.4]", async ({
    page,
  }) => {
    // 00:30 on the 24th in Istanbul, 17:30 on the 23rd in New York.
    await page.route(call, (route) => route.fulfill({ status: 201 }));
    await openBooking(page, "2025-09-23T21:30:00Z");
    await expect(day(page, "23 Eylül 2025")).toBeDisabled();
    await expect(page.getByRole("button", { name: "Bugün, 24 Eylül 2025 Çarşamba" })).toBeEnabled();
    await toSlots(page, "24 Eylül 2025");
    await expect(slot(page, "20:00")).toHaveAccessibleName("20:00 Türkiye saati · sizde 13:00");
    await expect(slot(page, "20:00")).toBeEnabled();
    await slot(page, "20:00").check();
    await page.getByRole("button", { name: "İlerle" }).click();
    await expect(page.getByText("Türkiye saati · sizde 13:00")).toBeVisible();
    await fillContact(page);
    const asked = page.waitForRequest(call);
    await submit(page).click();
    expect((await asked).postDataJSON()).toMatchObject({
      date: "2025-09-24T17:00:00.000Z",
      timeSlot: "20:00",
    });
    await expect(page.locator(".booked")).toContainText("24 Eylül 2025, 20:00 – Mini Öngörü");
    await expect(page.locator(".booked")).toContainText("Türkiye saati · sizde 13:00");
  });

  test("In New York, today's hours end by Turkey's clock [12.4]", async ({ page }) => {
    // 21:10 on the 24th in Istanbul, 14:10 in New York.
    await openBooking(page, "2025-09-24T18:10:00Z");
    await toSlots(page, "24 Eylül 2025");
    await expect(slot(page, "21:30")).toBeDisabled();
    await expect(slot(page, "22:00")).toBeEnabled();
  });
});

for (const [timezoneId, own] of [
  // Its clocks change in that night.
  ["Pacific/Auckland", "28 Eylül 05:00"],
  ["Pacific/Honolulu", "06:00"],
] as const) {
  test.describe(() => {
    test.use({ timezoneId });

    test(`From ${timezoneId} the day that is clicked is the day that is booked [12.3] [12.4] [14.1]`, async ({
      page,
    }) => {
      await page.route(call, (route) => route.fulfill({ status: 201 }));
      // 00:30 on the 24th in Istanbul.
      await openBooking(page, "2025-09-23T21:30:00Z");
      await expect(day(page, "23 Eylül 2025")).toBeDisabled();
      await expect(day(page, "24 Eylül 2025")).toBeEnabled();
      await toSlots(page, "27 Eylül 2025");
      await expect(slot(page, "19:00")).toHaveAccessibleName(`19:00 Türkiye saati · sizde ${own}`);
      await back(page).click();
      await toContact(page, "27 Eylül 2025", "19:00");
      await fillContact(page);
      const asked = page.waitForRequest(call);
      await submit(page).click();
      expect((await asked).postDataJSON()).toMatchObject({ date: "2025-09-27T16:00:00.000Z" });
    });
  });
}
