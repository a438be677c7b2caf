import { addDays, istanbulClock } from "./istanbul-time.ts";
import { hasBegun, type OutcomeFields } from "./status.ts";

/** A written report: instead of an hour it has only the day on which it is due. */
export function isReport({ timeSlot }: { timeSlot: string }): boolean {
  return timeSlot === "";
}

/** Whether a service is given in writing only, or besides calls. */
export type Report = "only" | "also";

/** In the content's words for how it is delivered: "only" for "Yazılı rapor", "also" for "Telefon ve rapor". */
export function reportIn(delivery: string): Report | undefined {
  if (!/rapor|yazılı/i.test(delivery)) return undefined;
  return /telefon/i.test(delivery) ? "also" : "only";
}

/** A report counts as work to do from so many days before it is due. */
export const dueSoonDays = 3;

export function isOverdue(
  report: OutcomeFields & { timeSlot: string; day: string },
  now: Date,
): boolean {
  const isOwed = isReport(report) && report.status === "approved" && !report.arrived;
  return isOwed && report.day < istanbulClock(now).day;
}

/** In the content's words for when it takes place: 4 for "En geç 4 gün içinde", 0 for "Aynı gün". */
export function promisedDaysIn(appointmentDate: string): number | undefined {
  if (appointmentDate === "Aynı gün") return 0;
  const days = /(\d+) gün içinde/.exec(appointmentDate)?.[1];
  return days === undefined ? undefined : Number(days);
}

/** The last day that was promised to somebody who asked at that time. */
export function promisedUntil(createdAt: string, promisedDays: number): string {
  return addDays(istanbulClock(new Date(createdAt)).day, promisedDays);
}

/** Its day is later than promised, or a request has no answer and the promise ends today or tomorrow. */
export type PromiseWarning = "late" | "today" | "tomorrow";

/** Of what is still to come and was promised within some days. */
export function promiseOf(
  appointment: OutcomeFields & { day: string; date: string; createdAt: string },
  promisedDays: number | undefined,
  now: Date,
): { until: string; warning?: PromiseWarning } | undefined {
  const { day, status, createdAt, arrived } = appointment;
  const isOver = status === "cancelled" || arrived || hasBegun(appointment, now);
  if (promisedDays === undefined || isOver) return undefined;
  const until = promisedUntil(createdAt, promisedDays);
  if (day > until) return { until, warning: "late" };
  const { day: today } = istanbulClock(now);
  if (status !== "pending" || until > addDays(today, 1)) return { until };
  return { until, warning: until === today ? "today" : "tomorrow" };
}
