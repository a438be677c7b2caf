import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { paths } from "../../contract/public/paths.ts";
import { keyHeader } from "../../contract/public/visitor-appointment.ts";
import { expect, open } from "../support/browser/site.ts";
import { chooseHour, day, forward, slot } from "./booking-page.ts";

/** What is booked where nothing else is said: on Friday, two days ahead. */
export const friday = { day: "2025-09-26", timeSlot: "21:30" };

type Slot = typeof friday;

/** Books as the page does, with a key of its own. */
export async function bookWithKey(page: Page, slot: Slot = friday): Promise<string> {
  const { day, timeSlot } = slot;
  const key = randomBytes(32).toString("base64url");
  const answer = await page.request.post(paths.book, {
    headers: { [keyHeader]: key },
    data: {
      name: "Ayşe Yılmaz",
      phone: "05321234567",
      firmId: "akademi",
      date: istanbulInstant({ day, time: `${timeSlot.slice(0, 2)}:00` }).toISOString(),
      timeSlot,
      randevuTipi: "Mini Öngörü",
    },
  });
  expect(answer.status()).toBe(201);
  return key;
}

export const state = (page: Page) => page.locator(".appointment-ticket h2");
export const notice = (page: Page) => page.getByRole("main").getByRole("status").first();
export const mover = (page: Page) => page.getByRole("button", { name: "Başka bir saate taşı" });
export const canceller = (page: Page) => page.getByRole("button", { name: "Randevuyu iptal et" });
export const confirmCancel = (page: Page) =>
  page.getByRole("button", { name: /^(Evet, iptal et|Gönderiliyor...)$/ });
export const confirmMove = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: /^(Randevuyu taşı|Gönderiliyor...)$/ });

export async function openAppointment(page: Page, key: string): Promise<void> {
  await open(page, `/randevum#${key}`);
  await expect(state(page)).toBeVisible();
}

/** On Saturday at 19:30, up to the last step. */
export async function chooseNewHour(page: Page) {
  await mover(page).click();
  await day(page, "27 Eylül 2025").click();
  await forward(page).click();
  await slot(page, "19:30").check();
  await forward(page).click();
}

type Press = (page: Page, control: Locator) => Promise<void>;

/** Moves an appointment that is waiting, then cancels it, pressing as the visitor does who is meant. */
export async function moveAndCancel(page: Page, press: Press) {
  await expect(state(page)).toContainText("26 Eylül 2025 21:30, Mini Öngörü randevunuz beklemede.");
  await press(page, mover(page));
  await chooseHour(page, ["27 Eylül 2025", "19:30"], press);
  await press(page, confirmMove(page));
  await expect(state(page)).toContainText("27 Eylül 2025 19:30, Mini Öngörü randevunuz beklemede.");
  await press(page, canceller(page));
  await press(page, confirmCancel(page));
  await expect(state(page)).toContainText("iptal edilmiştir");
}
