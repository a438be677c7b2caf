import type { Locator, Page } from "@playwright/test";
import { defaultHours, type Hours } from "../../booking/hours.ts";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { slotsOf } from "../../booking/slots.ts";
import { paths } from "../../contract/public/paths.ts";
import { slotColumns } from "../../server/appointments/change.ts";
import { withBookingLock } from "../../server/database/booking-lock.ts";
import { changeClosures } from "../../server/settings/closures.ts";
import { type Service, wednesdayNoon } from "../support/app.ts";
import { expect, open } from "../support/browser/site.ts";

export const opener = (page: Page) => page.getByRole("button", { name: "Randevu Al" });
export const forward = (page: Page) => page.getByRole("button", { name: "İlerle" });
export const back = (page: Page) => page.getByRole("button", { name: "Geri" });
export const submit = (page: Page) =>
  page.getByRole("button", { name: /^(Randevu Oluştur|Gönderiliyor...)$/ });
export const toast = (page: Page) => page.locator(".toast");
export const slots = (page: Page) => page.getByRole("dialog").getByRole("radio");

export const slot = (page: Page, time: string) =>
  page.getByRole("dialog").getByRole("radio", { name: new RegExp(`^${time}`) });

/** A day of the calendar by its Turkish name: "24 Eylül 2025". */
export const day = (page: Page, name: string) =>
  page.getByRole("gridcell").getByRole("button", { name: new RegExp(`(^|, )${name} `) });

/** Opens the dialog at a moment; from then on the page's clock goes. */
export async function openBooking(
  page: Page,
  moment: string | Date = wednesdayNoon,
  slug = "mini-ongoru",
) {
  await page.clock.install({ time: new Date(moment) });
  await open(page, `/consultation#${slug}`);
  await opener(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** The sentence that names the first free day. */
export const firstFree = (page: Page) => page.getByRole("button", { name: /^İlk boş gün/ });

/** Hours that somebody has, all of a day's where none are named; or a day that the academy has closed. */
export async function hold(
  { database }: Service,
  day: string,
  { times = slotsOf({ day, hours: defaultHours }), closed = false } = {},
) {
  if (closed) {
    const closing = { kind: "closing", weekday: null, from: "", to: "", reason: "" } as const;
    const add = [{ ...closing, firstDay: day, lastDay: day }];
    await withBookingLock(database, (db) =>
      changeClosures(db, { id: day, add, remove: [] }, wednesdayNoon),
    );
    return;
  }
  for (const time of times) {
    await database.db
      .insertInto("slots")
      .values({
        id: `${day} ${time}`,
        ...slotColumns({ day, timeSlot: time }, { minutes: 30, buffer: 0 }),
        status: "approved",
        consultation: "mini-ongoru",
        name: null,
        phone: null,
        phone_serial: null,
        created_at: wednesdayNoon.toISOString(),
      })
      .execute();
  }
}

/** As the academy's panel leaves them. */
export async function setHours({ database }: Service, hours: Partial<Hours>) {
  const row = {
    name: "hours",
    value: JSON.stringify({ ...defaultHours, ...hours }),
    version: 1,
    changed_at: wednesdayNoon.toISOString(),
  };
  await database.db
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ ...row, version: 2 }))
    .execute();
}

/** A booking of another number, 05329876543, sent without a page. */
export async function bookOther({ request }: Page, day = "2025-09-30") {
  const data = {
    name: "Zeynep Işık",
    phone: "05329876543",
    firmId: "akademi",
    date: istanbulInstant({ day, time: "20:00" }).toISOString(),
    timeSlot: "20:00",
    randevuTipi: "Mini Öngörü",
  };
  expect((await request.post(paths.book, { data })).status()).toBe(201);
}

/** As when the window gets the focus back. */
export const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event("focus")));

export async function toSlots(page: Page, name: string) {
  await day(page, name).click();
  await forward(page).click();
  await expect(page.getByRole("dialog").getByRole("group")).toHaveAttribute("aria-busy", "false");
}

export async function toContact(page: Page, name: string, time: string) {
  await toSlots(page, name);
  await slot(page, time).check();
  await forward(page).click();
}

export async function fillContact(page: Page, phone = "05321234567") {
  await page.getByLabel("Ad Soyad").fill("Ayşe Yılmaz");
  await page.getByLabel("Telefon").fill(phone);
}

/**
 * Opens the dialog on Wednesday, fills it in for Thursday at 21:30, and stops the page's clock. Time limits
 * run out when that clock jumps: what must be answered by then is waited for in `ready`.
 */
export async function fillAndFreeze(page: Page, ready = async () => {}) {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await ready();
  await page.clock.pauseAt(new Date("2025-09-24T11:00:00Z"));
}

/** Chromium reports a failed call by itself; exactly one such report is right here. */
export async function expectReport(trouble: string[], report: RegExp) {
  await expect.poll(() => trouble).toEqual([expect.stringMatching(report)]);
  trouble.length = 0;
}

/** As where the settings name another provider: its service lies below `/saglayici` here, and takes what it is sent. */
export async function withOtherHost(page: Page) {
  await page.route("**/api/ayarlar", (route) =>
    route.fulfill({
      json: {
        bookingApiBase: `${new URL(route.request().url()).origin}/saglayici`,
        lookupApiBase: "",
      },
    }),
  );
  await page.route("**/saglayici/api/randevu/dolu?*", (route) => route.fulfill({ json: {} }));
  await page.route("**/saglayici/api/randevu/al", (route) => route.fulfill({ json: {} }));
}

/** From the days to the contact, by whichever way one presses. */
export async function chooseHour(
  page: Page,
  [date, time]: [date: string, time: string],
  press: (page: Page, control: Locator) => Promise<void>,
) {
  for (const control of [day(page, date), forward(page), slot(page, time), forward(page)])
    await press(page, control);
}
