import type { WorkingHours } from "./hours.ts";

/** What the academy sets for a service. Without a duration it takes a whole step. */
export type ServiceTerms = {
  bookable: boolean;
  duration?: number;
  note?: string;
  /** In kuruş, for staff alone. */
  price?: number;
};

/** Minutes. */
export const shortestService = 5;
export const longestService = 480;

/** Letters of a note to staff. */
export const longestServiceNote = 300;

/** Why a service cannot be saved. */
export function serviceProblem({
  duration,
}: Pick<ServiceTerms, "duration">): "duration_invalid" | undefined {
  if (duration === undefined) return undefined;
  const isOne = Number.isInteger(duration);
  return isOne && duration >= shortestService && duration <= longestService
    ? undefined
    : "duration_invalid";
}

/** Minutes that an appointment lasts, and those after it that nobody can have. */
export type Length = { minutes: number; buffer: number };

export function lengthOf(
  service: Pick<ServiceTerms, "duration"> | undefined,
  { step, buffer }: Pick<WorkingHours, "step" | "buffer">,
): Length {
  return { minutes: service?.duration ?? step, buffer };
}

/** The longest duration in words of the content: 25 for "20-25 dakika". */
export function minutesIn(words = ""): number | undefined {
  const minutes = /(\d+) dakika$/.exec(words)?.[1];
  return minutes ? Number(minutes) : undefined;
}
