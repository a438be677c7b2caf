import { istanbulClock } from "./istanbul-time.ts";
import { hourOf, isTooSoon, lastBookableDay, type Notice, slotProblem } from "./slots.ts";

/** The parts of a booking request that rules are about. */
type Asked = { firmId: string; date: string; timeSlot: string };

export type RequestProblemCode =
  | "firm_unknown"
  | "date_past"
  | "date_too_far"
  | "slot_unknown"
  | "slot_past"
  | "slot_too_soon"
  | "slot_differs";
type RequestProblem = { field: keyof Asked; code: RequestProblemCode };

/** What a well-formed request may still get wrong. The server trusts nothing that the page computed. */
export function requestProblems(
  asked: Asked,
  { firmId, ...rules }: Notice & { firmId: string },
): RequestProblem[] {
  const isForeign = asked.firmId !== firmId;
  const ofTime = timeProblem(asked, rules);
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
  { now, hours }: Notice,
): RequestProblem | undefined {
  const { day, time } = istanbulClock(new Date(date));
  if (day < istanbulClock(now).day) return { field: "date", code: "date_past" };
  if (day > lastBookableDay({ now, daysAhead: hours.daysAhead }))
    return { field: "date", code: "date_too_far" };
  const problem = slotProblem({ day, slot, now, hours });
  // As specified, `date` has the slot's hour with minutes 00; only `timeSlot` has the half hour.
  const differs = problem !== "slot_unknown" && hourOf(time) !== hourOf(slot);
  const soon = isTooSoon({ day, slot, now, hours }) ? "slot_too_soon" : undefined;
  const code = differs ? "slot_differs" : (problem ?? soon);
  return code && { field: "timeSlot", code };
}
