import { expect, test } from "../support/browser/site.ts";
import {
  back,
  day,
  expectReport,
  fillContact,
  forward,
  openBooking,
  opener,
  slot,
  slots,
  submit,
  toContact,
  toSlots,
  withoutCalendar,
} from "./booking-page.ts";

test("Three steps ask for day, hour and contact, and Geri goes back one step [12.1]", {
  tag: "@390",
}, async ({ page }) => {
  await openBooking(page);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("Size en uygun tarihi seçin.");
  await expect(page.getByRole("grid", { name: "Eylül 2025" })).toBeVisible();
  await expect(back(page)).toHaveCount(0);
  await toSlots(page, "25 Eylül 2025");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("Size en uygun saati seçin.");
  await slot(page, "20:00").check();
  await forward(page).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("İletişim bilgilerinizi girin.");
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("");
  await expect(page.getByLabel("Telefon")).toHaveValue("0");
  await expect(submit(page)).toHaveText("Randevu Oluştur");
  await back(page).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("Size en uygun saati seçin.");
  await back(page).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText("Size en uygun tarihi seçin.");
});

test("The × closes the dialog, and what was entered is there when it opens again [12.1]", async ({
  page,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:00");
  await fillContact(page);
  await page.getByRole("button", { name: "Kapat" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await opener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByText("25 Eylül 2025 Perşembe, 21:00")).toBeVisible();
});

test("İlerle waits for a day, and then for an hour [12.2]", async ({ page }) => {
  await openBooking(page);
  await expect(forward(page)).toBeDisabled();
  await day(page, "25 Eylül 2025").click();
  await expect(forward(page)).toBeEnabled();
  await forward(page).click();
  await expect(forward(page)).toBeDisabled();
  await slot(page, "20:30").check();
  await expect(forward(page)).toBeEnabled();
});

test("Another day asks for the hour anew [12.2]", async ({ page }) => {
  await openBooking(page);
  await toSlots(page, "27 Eylül 2025");
  await slot(page, "20:30").check();
  await back(page).click();
  await toSlots(page, "29 Eylül 2025");
  await expect(page.getByRole("dialog").getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(forward(page)).toBeDisabled();
});

test("One day can be chosen, and none before today [12.3]", async ({ page }) => {
  await openBooking(page);
  await expect(day(page, "23 Eylül 2025")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Önceki aya git" })).toBeDisabled();
  await expect(day(page, "24 Eylül 2025")).toBeEnabled();
  await day(page, "25 Eylül 2025").click();
  await day(page, "26 Eylül 2025").click();
  const chosen = page.getByRole("gridcell", { selected: true });
  await expect(chosen).toHaveText("26");
  await day(page, "26 Eylül 2025").click();
  await expect(chosen).toHaveText("26");
});

test("The calendar goes by Turkish months from Monday to Sunday, never by years [12.3]", async ({
  page,
}) => {
  await openBooking(page);
  const weekdays = page.locator("th");
  await expect(weekdays).toHaveText(["Pt", "Sa", "Ça", "Pe", "Cu", "Ct", "Pz"]);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.getByRole("button", { name: "Sonraki aya git" }).click();
  await expect(page.getByRole("grid", { name: "Ekim 2025" })).toBeVisible();
  await day(page, "15 Ekim 2025").focus();
  for (const key of ["PageDown", "PageUp", "ArrowDown", "ArrowUp"]) {
    await page.keyboard.press(`Shift+${key}`);
    await expect(day(page, "15 Ekim 2025")).toBeFocused();
  }
});

test("The calendar ends where the academy's settings end it [12.3]", async ({ page }) => {
  await page.route("**/api/ayarlar", (route) =>
    route.fulfill({ json: { bookingApiBase: "", lookupApiBase: "", daysAhead: 10 } }),
  );
  await openBooking(page);
  await page.getByRole("button", { name: "Sonraki aya git" }).click();
  await expect(day(page, "4 Ekim 2025")).toBeEnabled();
  await expect(day(page, "5 Ekim 2025")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Sonraki aya git" })).toBeDisabled();
});

test("Without the settings the calendar reaches 180 days ahead [12.3]", async ({
  page,
  trouble,
}) => {
  await page.route("**/api/ayarlar", (route) => route.fulfill({ status: 500 }));
  await openBooking(page);
  await expectReport(trouble, /status of 500/);
  const next = page.getByRole("button", { name: "Sonraki aya git" });
  for (const _ of Array(6)) await next.click();
  await expect(page.getByRole("grid", { name: "Mart 2026" })).toBeVisible();
  await expect(day(page, "23 Mart 2026")).toBeEnabled();
  await expect(day(page, "24 Mart 2026")).toBeDisabled();
  await expect(next).toBeDisabled();
});

test("A weekday has seven hours and a weekend day nine [12.4]", async ({ page }) => {
  const weekday = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  await openBooking(page);
  for (const [name, times] of [
    ["26 Eylül 2025", weekday],
    ["27 Eylül 2025", ["19:00", "19:30", ...weekday]],
    ["28 Eylül 2025", ["19:00", "19:30", ...weekday]],
    ["29 Eylül 2025", weekday],
  ] as const) {
    await toSlots(page, name);
    expect(
      await slots(page).evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
    ).toEqual(times);
    await expect(page.getByRole("dialog").getByRole("radio", { disabled: true })).toHaveCount(0);
    await back(page).click();
  }
});

test("Today only hours greater than the current one can be chosen [12.4]", async ({ page }) => {
  // 20:59 in Istanbul.
  await openBooking(page, "2025-09-24T17:59:00Z");
  await toSlots(page, "24 Eylül 2025");
  await expect(slot(page, "20:00")).toBeDisabled();
  await expect(slot(page, "20:30")).toBeDisabled();
  await expect(slot(page, "21:00")).toBeEnabled();
});

test("When today has no hour left, the dialog says so [12.4]", async ({ page }) => {
  await withoutCalendar(page);
  // 23:05 in Istanbul.
  await openBooking(page, "2025-09-24T20:05:00Z");
  await toSlots(page, "24 Eylül 2025");
  await expect(page.getByRole("dialog").getByRole("radio", { disabled: true })).toHaveCount(7);
  await expect(page.getByText("Bu gün için uygun saat kalmadı.")).toBeVisible();
  await expect(forward(page)).toBeDisabled();
});

test("An hour that somebody has is shown as Dolu and cannot be chosen [12.4]", async ({ page }) => {
  await page.route("**/api/randevu/dolu?gun=2025-09-25", (route) =>
    route.fulfill({ json: { gun: "2025-09-25", dolu: ["20:30"] } }),
  );
  await openBooking(page);
  await toSlots(page, "25 Eylül 2025");
  await expect(page.getByRole("dialog").getByRole("radio", { name: "20:30 Dolu" })).toBeDisabled();
  await expect(page.getByRole("dialog").getByRole("radio", { disabled: true })).toHaveCount(1);
});

test("An hour taken since it was chosen is no longer chosen [12.2]", async ({ page }) => {
  const taken: string[] = [];
  await page.route("**/api/randevu/dolu?*", (route) => route.fulfill({ json: { dolu: taken } }));
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:30");
  taken.push("20:30");
  await back(page).click();
  await expect(slot(page, "20:30")).toBeDisabled();
  await expect(slot(page, "20:30")).not.toBeChecked();
  await expect(forward(page)).toBeDisabled();
});

test("Where the taken hours are not to be had, every hour can be chosen [12.4]", async ({
  page,
  trouble,
}) => {
  await withoutCalendar(page);
  await page.route("**/api/randevu/dolu?*", (route) => route.abort());
  await openBooking(page);
  await toSlots(page, "25 Eylül 2025");
  await expect(page.getByRole("dialog").getByRole("radio", { disabled: true })).toHaveCount(0);
  await expectReport(trouble, /ERR_FAILED/);
});

test("The name field takes no digits [12.5]", async ({ page }) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  await page.getByLabel("Ad Soyad").pressSequentially("Ayş3e 1Yılmaz9");
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
});

test("Randevu Oluştur waits for a name and a valid phone, without a word [12.5] [12.6] [12.7]", async ({
  page,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  await expect(submit(page)).toBeDisabled();
  await fillContact(page);
  await expect(submit(page)).toBeEnabled();
  for (const phone of ["0", "0532123456", "04321234567", "00321234567"]) {
    await page.getByLabel("Telefon").fill(phone);
    await expect(submit(page)).toBeDisabled();
  }
  await page.getByLabel("Telefon").fill("09321234567");
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel("Ad Soyad").fill("  ");
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel("Telefon").press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
});

test("The contact step leads to the privacy notice in a new tab [2.7]", async ({ page }) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  const link = page.getByRole("dialog").getByRole("link", { name: "KVKK Aydınlatma Metni" });
  await expect(link).toHaveAttribute("href", "/kvkk");
  await expect(link).toHaveAttribute("target", "_blank");
});
