/**
 * How the page reads what a service answers: without a schema library, and without trusting it,
 * since the provider's own service may answer in its own way.
 */

import type { MonthHeld } from "../../booking/free-days.ts";
import { type Closure, defaultHours, type Hours } from "../../booking/hours.ts";
import type { Appointment } from "../../booking/status.ts";
import type { SettingsAnswer } from "../../contract/public/calls.ts";
import type { Challenge } from "../../contract/public/proof.ts";

/** An answer that is not a list is an empty one. */
export function appointmentsIn(answer: unknown): Appointment[] {
  return Array.isArray(answer) ? answer.filter(isAppointment) : [];
}

/** Undefined where the answer does not tell. */
export function takenTimesIn(answer: unknown): string[] | undefined {
  const times = isObject(answer) ? answer.dolu : undefined;
  return Array.isArray(times) ? times.filter((time) => typeof time === "string") : undefined;
}

/** Undefined where the answer does not tell. */
export function monthIn(answer: unknown): MonthHeld | undefined {
  const days = isObject(answer) ? answer.gunler : undefined;
  if (!Array.isArray(days)) return undefined;
  return new Map(
    days
      .filter(isObject)
      .map((day) => [
        String(day.gun),
        { taken: takenTimesIn(day) ?? [], isClosed: day.kapali === true },
      ]),
  );
}

export const defaultSettings: SettingsAnswer = {
  bookingApiBase: "",
  lookupApiBase: "",
  daysAhead: defaultHours.daysAhead,
  minNoticeMinutes: defaultHours.minNotice,
};

export function settingsIn(answer: unknown): SettingsAnswer {
  return isObject(answer) ? { ...defaultSettings, ...answer } : defaultSettings;
}

/** The specified ones, unless our own service tells others. What recurs as closed it tells as taken. */
export function hoursIn({ daysAhead, minNoticeMinutes, hours }: SettingsAnswer): Hours {
  const { week, step, exceptions = [] } = { ...defaultHours, ...hours };
  const closures = exceptions.map(
    (opening): Closure => ({ kind: "opening", id: opening.day, ...opening }),
  );
  return { week, step, closures, daysAhead, minNotice: minNoticeMinutes };
}

/** At most so many tries, whoever asks: a page must not be put to work without end. */
const mostTries = 10_000;

export function challengeIn(answer: unknown): Challenge | undefined {
  if (!isObject(answer)) return undefined;
  const { ticket, cost, target } = answer;
  const isSound = typeof ticket === "string" && typeof target === "string";
  return isSound && typeof cost === "number" && cost <= mostTries
    ? { ticket, cost, target }
    : undefined;
}

function isAppointment(value: unknown): value is Appointment {
  return isObject(value) && typeof value.date === "string" && typeof value.timeSlot === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
