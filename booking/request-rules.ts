import { istanbulClock } from "./istanbul-time.ts";
import { hourOf, lastBookableDay, slotProblem } from "./slots.ts";

/** The parts of a booking request that rules are about. */
type Asked = { firmId: string; date: string; timeSlot: string };

export type RequestProblemCode =
  | "firm_unknown"
  | "date_past"
  | "date_too_far"
  | "slot_unknown"
  | "slot_past"
  | "slot_differs";
type RequestProblem = { field: keyof Asked; code: RequestProblemCode };

/** What a well-formed request may still get wrong. Nothing the page computed is believed. */
export function requestProblems(
  asked: Asked,
  { now, daysAhead, firmId }: { now: Date; daysAhead: number; firmId: string },
): RequestProblem[] {
  const isForeign = asked.firmId !== firmId;
  const ofTime = timeProblem(asked, now, daysAhead);
  return [
    ...(isForeign ? [{ field: "firmId", code: "firm_unknown" } as const] : []),
    ...(ofTime ? [ofTime] : []),
  ];
}

export function dayOf({ date }: Pick<Asked, "date">): string {
  return istanbulClock(new Date(date)).day;
}

function timeProblem(
  { date, timeSlot: slot }: Asked,
  now: Date,
  daysAhead: number,
): RequestProblem | undefined {
  const { day, time } = istanbulClock(new Date(date));
  if (day < istanbulClock(now).day) return { field: "date", code: "date_past" };
  if (day > lastBookableDay({ now, daysAhead })) return { field: "date", code: "date_too_far" };
  const problem = slotProblem({ day, slot, now });
  // The page sends the hour with minutes 00; the slot carries the half hour.
  const differs = problem !== "slot_unknown" && hourOf(time) !== hourOf(slot);
  const code = differs ? "slot_differs" : problem;
  return code && { field: "timeSlot", code };
}
