/**
 * Reads the answers of a booking service, without a schema library, which would be too large for the page. Nothing is
 * taken for granted: another provider's service may answer in its own way.
 */

import type { MonthHeld } from "../../booking/free-days.ts";
import { type Closure, defaultHours, type Hours } from "../../booking/hours.ts";
import type { Appointment } from "../../booking/status.ts";
import type { SettingsAnswer } from "../../contract/public/calls.ts";
import type { Challenge } from "../../contract/public/proof.ts";

/** Empty if the answer is not a list. */
export function appointmentsIn(answer: unknown): Appointment[] {
  return Array.isArray(answer) ? answer.filter(isAppointment) : [];
}

/** Of the lookup's header, "1f…;2, 9c…;1". */
export function eventsIn(header: string | null): { eventId: string; version: number }[] {
  const events = header?.matchAll(/([0-9a-f]{32});(\d+)/g) ?? [];
  return [...events].map(([, eventId, version]) => ({
    eventId: eventId!,
    version: Number(version),
  }));
}

/** Undefined if the answer has no list of times. */
export function takenTimesIn(answer: unknown): string[] | undefined {
  const times = isObject(answer) ? answer.dolu : undefined;
  return Array.isArray(times) ? times.filter((time) => typeof time === "string") : undefined;
}

/** Undefined if the answer has no list of days. */
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

/** The default hours, unless our own service sends others. It reports weekly closures and buffers as taken times. */
export function hoursIn({ daysAhead, minNoticeMinutes, hours }: SettingsAnswer): Hours {
  const { week, step, exceptions = [] } = { ...defaultHours, ...hours };
  const closures = exceptions.map(
    (opening): Closure => ({ kind: "opening", id: opening.day, ...opening }),
  );
  return { week, step, buffer: 0, closures, daysAhead, minNotice: minNoticeMinutes };
}

/** A harder challenge is ignored: no service may keep the visitor's device busy without end. */
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
