/**
 * How the page reads what a service answers: without a schema library, and without trusting it,
 * since the provider's own service may answer in its own way.
 */

import { usualDaysAhead } from "../../booking/slots.ts";
import type { Appointment } from "../../booking/status.ts";
import type { SettingsAnswer } from "../../contract/public/calls.ts";
import type { Challenge } from "../../contract/public/proof.ts";

/** An answer that is not a list is an empty one. */
export function appointmentsIn(answer: unknown): Appointment[] {
  return Array.isArray(answer) ? answer.filter(isAppointment) : [];
}

export function takenTimesIn(answer: unknown): string[] {
  const times = isObject(answer) ? answer.dolu : undefined;
  return Array.isArray(times) ? times.filter((time) => typeof time === "string") : [];
}

export const defaultSettings: SettingsAnswer = {
  bookingApiBase: "",
  lookupApiBase: "",
  daysAhead: usualDaysAhead,
};

export function settingsIn(answer: unknown): SettingsAnswer {
  return isObject(answer) ? { ...defaultSettings, ...answer } : defaultSettings;
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
