/** What the academy sets for a service. Without a duration it takes a whole slot. */
export type ServiceTerms = { bookable: boolean; duration?: number; note?: string };

/** Minutes. */
export const shortestService = 5;
export const longestService = 480;

/** Letters of a note to staff. */
export const longestServiceNote = 300;

/** Why a service cannot be saved. A booking on the site takes exactly one slot, so its duration must fit. */
export function serviceProblem(
  { bookable, duration }: ServiceTerms,
  { slotMinutes }: { slotMinutes: number },
): "duration_invalid" | "duration_too_long" | undefined {
  if (duration === undefined) return undefined;
  const isOne = Number.isInteger(duration);
  if (!isOne || duration < shortestService || duration > longestService) return "duration_invalid";
  return bookable && duration > slotMinutes ? "duration_too_long" : undefined;
}
