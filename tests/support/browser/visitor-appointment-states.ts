import { expect, type Page } from "@playwright/test";
import type { VisitorAppointment } from "../../../contract/public/visitor-appointment.ts";
import { day, firstFree, forward, slot } from "../../site/booking-page.ts";
import { wednesdayNoon } from "../app.ts";
import { open } from "./site.ts";
import type { State } from "./states.ts";

const key = "k".repeat(43);
const pending: VisitorAppointment = {
  date: "2025-09-26T18:30:00.000Z",
  minutes: 30,
  timeSlot: "21:30",
  randevuTipi: "Mini Öngörü",
  status: "pending",
  version: 1,
  changeableUntil: "2025-09-25T18:30:00.000Z",
};
const taken = { code: "slot_taken", message: "Bu saat dolu ya da kapalı. Başka bir saat seçin." };

/** The private link's page, in every state. */
export const visitorAppointmentStates: State[] = [
  { name: "appointment-pending", show: (page) => openAppointment(page) },
  {
    name: "appointment-abroad",
    show: (page) => openAppointment(page),
    timezoneId: "America/New_York",
  },
  {
    name: "appointment-approved",
    show: (page) => openAppointment(page, { status: "approved", version: 2 }),
  },
  {
    name: "appointment-approved-late",
    show: (page) => openAppointment(page, { status: "approved", changeableUntil: null }),
  },
  { name: "appointment-cancelled", show: (page) => openAppointment(page, cancelled) },
  { name: "appointment-no-link", show: (page) => open(page, "/randevum") },
  { name: "appointment-remembered", show: showRemembered },
  { name: "appointment-unreachable", show: showUnreachable },
  { name: "appointment-cancel", show: askToCancel, inView: true },
  { name: "appointment-cancel-done", show: cancelDone, inView: true },
  { name: "appointment-changed", show: changedMeanwhile, inView: true },
  { name: "appointment-move-1", show: openMove, inView: true },
  { name: "appointment-move-2-taken", show: moveTaken, inView: true },
  { name: "appointment-move-3", show: moveLast, inView: true, timezoneId: "Europe/Berlin" },
  { name: "appointment-birth", show: tellBirth, inView: true },
  { name: "appointment-noscript", show: (page) => page.goto("/randevum"), noScript: true },
];

const cancelled = { status: "cancelled", changeableUntil: null } as const;

async function openAppointment(page: Page, changes: Partial<VisitorAppointment> = {}) {
  await page.clock.setFixedTime(wednesdayNoon);
  await page.route("**/api/randevu/benim", (route) =>
    route.fulfill({ json: { ...pending, ...changes } }),
  );
  await open(page, `/randevum#${key}`);
  await expect(page.locator(".appointment-ticket")).toBeVisible();
}

async function tellBirth(page: Page) {
  await page.route("**/api/randevu/benim/dogum", (route) =>
    route.fulfill({ json: { birth: null, isKnown: false } }),
  );
  await openAppointment(page);
  await page.getByRole("button", { name: "Doğum bilgimi ekle" }).click();
  await page.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByLabel("Gün", { exact: true })).toBeFocused();
}

/** Two appointments, of which the first can be opened. */
async function showRemembered(page: Page) {
  await page.addInitScript(
    (appointments) => localStorage.setItem("randevular", JSON.stringify(appointments)),
    [
      { key, date: pending.date },
      { key: "l".repeat(43), date: "2025-10-04T16:00:00.000Z" },
    ],
  );
  await page.clock.setFixedTime(wednesdayNoon);
  await open(page, "/randevum");
  await expect(page.getByRole("link", { name: "26 Eylül 2025 Cuma, 21:30" })).toBeVisible();
}

async function showUnreachable(page: Page) {
  await page.route("**/api/randevu/benim", (route) => route.abort());
  await open(page, `/randevum#${key}`);
  await expect(page.getByRole("button", { name: "Yeniden dene" })).toBeVisible();
}

async function askToCancel(page: Page) {
  await openAppointment(page);
  await page.getByRole("button", { name: "Randevuyu iptal et" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function cancelDone(page: Page) {
  await page.route("**/benim/iptal", (route) =>
    route.fulfill({ json: { ...pending, ...cancelled } }),
  );
  await askToCancel(page);
  await page.getByRole("button", { name: "Evet, iptal et" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function changedMeanwhile(page: Page) {
  const message = "Bu randevu siz bakarken değişti. Güncel hâlini görüp yeniden deneyin.";
  await page.route("**/benim/iptal", (route) =>
    route.fulfill({ status: 409, json: { code: "changed", message } }),
  );
  await askToCancel(page);
  await page.getByRole("button", { name: "Evet, iptal et" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function openMove(page: Page) {
  await openAppointment(page);
  await page.getByRole("button", { name: "Başka bir saate taşı" }).click();
  await expect(firstFree(page)).toBeVisible();
}

async function moveLast(page: Page) {
  await openMove(page);
  await day(page, "27 Eylül 2025").click();
  await forward(page).click();
  await slot(page, "19:30").check();
  await forward(page).click();
}

async function moveTaken(page: Page) {
  await page.route("**/benim/tasi", (route) => route.fulfill({ status: 409, json: taken }));
  await moveLast(page);
  await page.getByRole("button", { name: "Randevuyu taşı" }).click();
  await expect(page.getByRole("dialog").getByText(taken.message)).toBeVisible();
}
