import { expect, type Page } from "@playwright/test";
import {
  addDays,
  dayInWords,
  istanbulClock,
  istanbulInstant,
} from "../../../booking/istanbul-time.ts";
import type { ListAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { shortWeekdayOf } from "../../../panel/parts/day-words.ts";
import { enterAppointment } from "../../../server/appointments/enter.ts";
import { isRefused } from "../../../server/refusal.ts";
import { isSmall } from "../site.ts";
import { bookOnSite, withDatabase } from "./staff.ts";

export const today = () => istanbulClock(new Date()).day;

/** The run's first day, so that over midnight the tests' days stay their own. */
const firstDay = process.env.E2E_TODAY!;

/**
 * A coming day for one test alone, by its number; each width has days of its own. The list takes
 * 1–9, the card 10–27 and, for a whole week, 72–79, the week 28–39, the entry 40–43, live 44–49,
 * the other screens 50–71.
 */
export function ownDay(page: Page, number: number): string {
  return addDays(firstDay, 6 + number + (isSmall(page) ? 0 : 80));
}

export function pastDay(page: Page, number: number): string {
  return addDays(firstDay, -number - (isSmall(page) ? 0 : 80));
}

/** How a week's strip names a day, before it tells what is on it. */
export function inStrip(day: string): RegExp {
  return new RegExp(`^${shortWeekdayOf(day)} ${dayInWords(day)}`);
}

/** A number that nobody but this day's test uses. */
export function phoneOf(day: string): string {
  return `053${day.replaceAll("-", "")}`;
}

/** Signed in beforehand: answers with what is booked on a day. */
export async function bookedOn(page: Page, day: string): Promise<PanelAppointment[]> {
  const answer = await page.request.get(panelPaths.appointments, {
    params: { baslangic: day, bitis: day },
  });
  const { appointments }: ListAnswer = await answer.json();
  return appointments;
}

export async function bookAndFind(
  page: Page,
  wish: { day: string; timeSlot: string; name: string; phone?: string },
): Promise<PanelAppointment> {
  expect(await bookOnSite(page.request, { phone: phoneOf(wish.day), ...wish })).toBe(201);
  const booked = await bookedOn(page, wish.day);
  return booked.find(({ timeSlot }) => timeSlot === wish.timeSlot)!;
}

/** What the panel itself would send. */
export async function send(page: Page, path: string, data: object): Promise<number> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(path, { data, headers: { origin } });
  return answer.status();
}

/** One that should have taken place already: nobody can book it any more. */
export function pastAppointment(wish: {
  day: string;
  timeSlot: string;
  name: string;
}): Promise<PanelAppointment> {
  return withDatabase(async (database) => {
    const entered = await enterAppointment(
      database,
      { ...wish, consultation: "mini-ongoru", phone: phoneOf(wish.day), note: "" },
      { actor: undefined, now: istanbulInstant({ day: wish.day, time: "00:00" }) },
    );
    if (isRefused(entered)) throw new Error(entered.refused);
    return entered.appointment!;
  });
}
