import { expect, type Page } from "@playwright/test";
import { defaultHours } from "../../../booking/hours.ts";
import { slotsOf } from "../../../booking/slots.ts";
import {
  comeBack,
  fillAndFreeze,
  fillContact,
  firstFree,
  openBooking,
  opener,
  submit,
  toast,
  toContact,
} from "../../site/booking-page.ts";
import type { State } from "./states.ts";

/** The dialog where others were there before. */
export const calendarStates: State[] = [
  { name: "booking-1-held", show: (page) => opened(page, "mini-ongoru"), inView: true },
  { name: "booking-1-promise", show: (page) => opened(page, "mini-dogum-haritasi"), inView: true },
  { name: "booking-1-unsent", show: unsent, inView: true },
  { name: "booking-3-lost", show: lost, inView: true },
  { name: "booking-under-way", show: underWay, inView: true },
];

async function opened(page: Page, slug: string) {
  await hold(page);
  await openBooking(page, undefined, slug);
  await expect(firstFree(page)).toBeVisible();
}

async function hold(page: Page) {
  const full = (gun: string) => ({
    gun,
    dolu: slotsOf({ day: gun, hours: defaultHours }),
    kapali: false,
  });
  const closed = (gun: string) => ({ ...full(gun), kapali: true });
  const gunler = [full("2025-09-24"), full("2025-09-26"), closed("2025-09-29")];
  await page.route("**/api/randevu/takvim?*", (route) => route.fulfill({ json: { gunler } }));
}

async function lost(page: Page) {
  const dolu: string[] = [];
  await page.route("**/api/randevu/dolu?*", (route) => route.fulfill({ json: { dolu } }));
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  dolu.push(
    ...slotsOf({ day: "2025-09-25", hours: defaultHours }).filter((time) => time !== "20:00"),
  );
  await comeBack(page);
  await expect(page.getByText("21:30 az önce doldu.")).toBeVisible();
}

async function unsent(page: Page) {
  const dolu: string[] = [];
  await page.route("**/api/randevu/dolu?*", (route) => route.fulfill({ json: { dolu } }));
  await page.route("**/api/randevu/al", (route) => route.fulfill({ status: 409 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  dolu.push("21:30");
  await page.clock.runFor(2200);
  await opener(page).click();
  await expect(page.getByText("21:30 az önce doldu.")).toBeVisible();
}

async function underWay(page: Page) {
  await page.route("**/api/randevu/al", () => {});
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(page.getByText("Gönderiliyor...")).toBeVisible();
}
