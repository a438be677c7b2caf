import { expect, type Page } from "@playwright/test";
import { defaultHours } from "../../../booking/hours.ts";
import { slotsOf } from "../../../booking/slots.ts";
import { keyHeader, keyKept } from "../../../contract/public/visitor-appointment.ts";
import {
  fillAndFreeze,
  fillContact,
  firstFree,
  openBooking,
  slot,
  submit,
  toast,
  toContact,
  toSlots,
} from "../../site/booking-page.ts";
import { search } from "../../site/search-page.ts";
import { type Service, wednesdayNoon } from "../app.ts";
import { specifiedPages } from "../specified-pages.ts";
import { furtherStates, open } from "./site.ts";

export type State = {
  name: string;
  show: (page: Page, service: Service) => Promise<unknown>;
  /** Photographed in the window, since it lies over the page or moves with it; all else in full length. */
  inView?: true;
  smallOnly?: true;
  /** Istanbul unless told. */
  timezoneId?: string;
  noScript?: true;
};

const thursday = { day: "2025-09-25", type: "Mini Öngörü" };

/** Every kind of page, and every state that looks different. Add a line to see one more. */
export const states: State[] = [
  ...[...specifiedPages, ...furtherStates].map(asOpened),
  asOpened("/zodiac/koc/hediyeler"),
  asOpened("/zodiac/koc/taslar"),
  asOpened("/zodiac/koc/fiziksel-ozellikler"),
  asOpened("/zodiac/koc/renkler"),
  asOpened("/charts/solar/cark"),
  asOpened("/yok"),
  { name: "menu", show: pressed("/", "Menü"), inView: true, smallOnly: true },
  {
    name: "sign-menu",
    show: pressed("/zodiac/aslan", "Menüye Dön"),
    inView: true,
    smallOnly: true,
  },
  { name: "skip-link", show: skipLink, inView: true },
  { name: "moon-next", show: pressed("/", "Sonraki Evre →"), inView: true },
  { name: "notification-closed", show: pressed("/", "Duyuruyu kapat"), inView: true },
  { name: "slide-2", show: pressed("/", "2. slayta git"), inView: true },
  { name: "burcum-day", show: chosenBirthday },
  { name: "search-found", show: searchFor("ametist") },
  { name: "search-answered", show: searchFor("merkür retrosu ne zaman") },
  { name: "search-none", show: searchFor("xyzzy") },
  { name: "search-failed", show: searchFailed },
  { name: "booking-1-day", show: bookingDay, inView: true },
  { name: "booking-2-slots", show: bookingSlots(["20:30", "22:00"], "21:30"), inView: true },
  {
    name: "booking-2-no-slot",
    show: bookingSlots(slotsOf({ day: thursday.day, hours: defaultHours })),
    inView: true,
  },
  { name: "booking-3-contact", show: bookingContact, inView: true },
  { name: "booking-3-filled", show: (page: Page) => fillAndFreeze(page), inView: true },
  { name: "booking-sending", show: bookingSending, inView: true },
  { name: "booking-stored", show: bookingAnswered(201), inView: true },
  { name: "booking-kept", show: bookingKept },
  { name: "booking-kept-abroad", show: bookingKept, timezoneId: "America/New_York" },
  { name: "booking-refused", show: bookingAnswered(409), inView: true },
  { name: "booking-elsewhere", show: bookingFilled, inView: true, timezoneId: "Europe/Berlin" },
  { name: "status-empty", show: openStatus, inView: true },
  { name: "status-invalid", show: statusOf("532", { json: [] }), inView: true },
  { name: "status-results", show: statusOf("5321234567", { json: appointments() }), inView: true },
  { name: "status-none", show: statusOf("5321234567", { json: [] }), inView: true },
  { name: "status-error", show: statusOf("5321234567", { status: 503 }), inView: true },
  { name: "noscript-home", show: (page) => page.goto("/"), noScript: true },
  { name: "noscript-consultation", show: (page) => page.goto("/consultation"), noScript: true },
  { name: "noscript-planets", show: (page) => page.goto("/planets/mars#koc"), noScript: true },
  { name: "noscript-search", show: (page) => page.goto("/ara"), noScript: true },
];

/** Waits until all pictures and fonts are there, those further down too. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = "eager";
      // Large ones would be left out of a picture that is taken while they are decoded.
      image.decoding = "sync";
    }
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/**
 * Until the window holds the whole page, which grows with it a little. For a picture of more than the window Chromium
 * makes the window one pixel small and large again: phones' pictures are loaded, and the slider may stand elsewhere.
 */
export async function growToPage(page: Page, width: number) {
  const sizes = () =>
    page.evaluate(() => [innerHeight, document.documentElement.scrollHeight] as const);
  for (let [window, whole] = await sizes(); window < whole; [window, whole] = await sizes())
    await page.setViewportSize({ width, height: whole });
}

/** Time stands still from the start, and nothing moves. */
async function openFrozen(page: Page, path: string) {
  await page.clock.setFixedTime(wednesdayNoon);
  await open(page, path);
}

async function chosenBirthday(page: Page) {
  await openFrozen(page, "/burcum");
  await page.getByLabel("Doğum tarihiniz").fill("1990-07-29");
  await expect(page.getByRole("button", { name: "Resim olarak indir" })).toBeVisible();
}

function asOpened(path: string): State {
  const name = path
    .replace(/^\/(?=#|$)/, "home")
    .replace(/^\//, "")
    .replaceAll(/[/#]+/g, "-");
  return { name, show: (page) => openFrozen(page, path) };
}

function pressed(path: string, button: string) {
  return async (page: Page) => {
    await openFrozen(page, path);
    // Some buttons are not there at every width.
    const found = page.getByRole("button", { name: button });
    if (await found.isVisible()) await found.click();
  };
}

async function skipLink(page: Page) {
  await openFrozen(page, "/about");
  await page.keyboard.press("Tab");
}

function searchFor(query: string) {
  return async (page: Page) => {
    await openFrozen(page, "/ara");
    await search(page, query);
    await expect(page.locator(".search-wait")).toHaveCount(0);
  };
}

async function searchFailed(page: Page) {
  await page.route("**/ara/dizin.json*", (route) => route.abort());
  await openFrozen(page, "/ara?q=ametist");
  await expect(page.getByRole("button", { name: "Yeniden dene" })).toBeVisible();
}

async function bookingDay(page: Page) {
  await openBooking(page);
  await expect(firstFree(page)).toBeVisible();
}

function bookingSlots(taken: string[], chosen?: string) {
  return async (page: Page) => {
    await page.route("**/api/randevu/dolu?*", (route) => route.fulfill({ json: { dolu: taken } }));
    await openBooking(page);
    await toSlots(page, "25 Eylül 2025");
    if (chosen) await slot(page, chosen).check();
  };
}

async function bookingContact(page: Page) {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
}

async function bookingSending(page: Page) {
  await page.route("**/api/randevu/al", () => {});
  await fillAndFreeze(page);
  await submit(page).click();
  await page.getByRole("button", { name: "Randevu Al" }).click();
  await expect(submit(page)).toHaveText("Gönderiliyor...");
}

function bookingAnswered(status: number, headers: Record<string, string> = {}) {
  return async (page: Page) => {
    await page.route("**/api/randevu/al", (route) => route.fulfill({ status, headers }));
    await fillAndFreeze(page);
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
  };
}

/** What stays when the toast has gone. */
async function bookingKept(page: Page) {
  await bookingAnswered(201, { [keyHeader]: keyKept })(page);
  await page.clock.runFor(10_000);
  await page.getByRole("button", { name: "Bağlantıyı kopyala" }).click();
}

/** In other time zones each time is shown in local time, too. */
async function bookingFilled(page: Page) {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
}

async function openStatus(page: Page) {
  await openFrozen(page, "/");
  await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

function statusOf(phone: string, answer: { json?: unknown; status?: number }) {
  return async (page: Page) => {
    await page.route("**/api/randevu/musteri/*", (route) => route.fulfill(answer));
    await openStatus(page);
    await page.getByLabel("Telefon numaranız").fill(phone);
    await page.getByRole("button", { name: "Sorgula", exact: true }).click();
    await expect(page.locator(".refusal:not(:empty), .results li").first()).toBeVisible();
  };
}

function appointments() {
  return ["approved", "pending", "cancelled", "moved"].map((status, index) => ({
    date: `2025-10-0${index + 1}T18:00:00.000Z`,
    timeSlot: "21:00",
    randevuTipi: "Mini Öngörü",
    status,
  }));
}
