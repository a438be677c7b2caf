import { type APIRequestContext, expect, type Page } from "@playwright/test";
import {
  addDays,
  dayInWords,
  istanbulClock,
  istanbulInstant,
} from "../../booking/istanbul-time.ts";
import type { ListAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { BookingRequest } from "../../contract/public/calls.ts";
import { paths } from "../../contract/public/paths.ts";
import { shortWeekdayOf } from "../../panel/words/day-words.ts";
import { enterAppointment } from "../../server/appointments/enter.ts";
import { isRefused } from "../../server/refusal.ts";
import { academy } from "../support/academy.ts";
import { type Service, wednesdayNoon } from "../support/app.ts";

/** A Wednesday. */
export const today = istanbulClock(wednesdayNoon).day;
export const tomorrow = addDays(today, 1);
export const yesterday = addDays(today, -1);
export const nextMonday = addDays(today, 5);

/** How a week's strip names a day, before it tells what is on it. */
export function inStrip(day: string): RegExp {
  return new RegExp(`^${shortWeekdayOf(day)} ${dayInWords(day)}`);
}

/** A number of the day's own. */
export function phoneOf(day: string): string {
  return `053${day.replaceAll("-", "")}`;
}

type Booking = {
  day: string;
  timeSlot: string;
  headers?: Record<string, string>;
} & Partial<BookingRequest>;

/** A request from the site. */
export async function bookOnSite(request: APIRequestContext, booking: Booking): Promise<number> {
  const { day, headers, ...changes } = booking;
  const answer = await request.post(paths.book, {
    headers,
    data: {
      name: "Ayşe Yılmaz",
      phone: phoneOf(day),
      firmId: "akademi",
      date: istanbulInstant({ day, time: `${booking.timeSlot.slice(0, 2)}:00` }).toISOString(),
      randevuTipi: "Mini Öngörü",
      ...changes,
    },
  });
  return answer.status();
}

/** Signed in beforehand: answers with what is booked on a day. */
export async function bookedOn(page: Page, day: string): Promise<PanelAppointment[]> {
  const answer = await page.request.get(panelPaths.appointments, {
    params: { baslangic: day, bitis: day },
  });
  const { appointments }: ListAnswer = await answer.json();
  return appointments;
}

export async function bookAndFind(page: Page, booking: Booking): Promise<PanelAppointment> {
  expect(await bookOnSite(page.request, booking)).toBe(201);
  const booked = await bookedOn(page, booking.day);
  return booked.find(({ timeSlot }) => timeSlot === booking.timeSlot)!;
}

/** What the panel itself would send. */
export async function send(page: Page, path: string, data: object): Promise<number> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(path, { data, headers: { origin } });
  return answer.status();
}

/** A past appointment, which no call can book any more. */
export async function pastAppointment(
  { database }: Service,
  booking: { day: string; timeSlot: string; name: string },
): Promise<PanelAppointment> {
  const entered = await enterAppointment(
    database,
    {
      ...booking,
      consultation: "mini-ongoru",
      phone: phoneOf(booking.day),
      note: "",
      isTold: false,
    },
    { actor: undefined, now: istanbulInstant({ day: booking.day, time: "00:00" }), academy },
  );
  if (isRefused(entered)) throw new Error(entered.refused);
  return entered.appointment!;
}

export const weekGrid = (page: Page) => page.getByRole("table", { name: "Haftanın saatleri" });
