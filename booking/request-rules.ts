import type { BookingRequest, FieldProblem } from "../contract/public/contract.ts";
import { istanbulClock } from "./istanbul-time.ts";
import { hasPassed, hourOf, lastBookableDay, slotsFor } from "./slots.ts";

/** What a well-formed request may still get wrong. Nothing the page computed is believed. */
export function requestProblems(
  request: BookingRequest,
  { now, daysAhead, firmId }: { now: Date; daysAhead: number; firmId: string },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (request.firmId !== firmId) problems.push({ field: "firmId", code: "firm_unknown" });
  const slotProblem = problemOfSlot(request, now, daysAhead);
  if (slotProblem) problems.push(slotProblem);
  return problems;
}

export function dayOf({ date }: Pick<BookingRequest, "date">): string {
  return istanbulClock(new Date(date)).day;
}

function problemOfSlot(
  { date, timeSlot: slot, randevuTipi: type }: BookingRequest,
  now: Date,
  daysAhead: number,
): FieldProblem | undefined {
  const { day, time } = istanbulClock(new Date(date));
  if (day < istanbulClock(now).day) return { field: "date", code: "date_past" };
  if (day > lastBookableDay({ now, daysAhead })) return { field: "date", code: "date_too_far" };
  if (!slotsFor({ day, type }).includes(slot)) return { field: "timeSlot", code: "slot_unknown" };
  // The page sends the hour with minutes 00; the slot carries the half hour.
  if (hourOf(time) !== hourOf(slot)) return { field: "timeSlot", code: "slot_differs" };
  if (hasPassed({ day, slot, now })) return { field: "timeSlot", code: "slot_past" };
  return undefined;
}
