import { holidays } from "../../../booking/holidays.ts";
import type { Hours } from "../../../booking/hours.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import { slotsOf } from "../../../booking/slots.ts";
import type { ClosedSlot } from "../../../contract/panel/calls.ts";
import { mostDaysToClose } from "../../../contract/panel/words.ts";
import { runsOf } from "../../words/day-runs.ts";
import { withoutReason } from "../../words/hours-in-words.ts";
import { publicHoliday } from "./days-to-close.ts";

/** A day's closed hours, and why. */
export type ClosedDay = { day: string; times: string[]; reasons: string[]; isWhole: boolean };

/**
 * Days in a row that are closed alike, for the same reason: whole, or at the same hours. None is longer than
 * what can be opened at once.
 */
export function closedRuns(closed: ClosedSlot[], hours: Hours): ClosedDay[][] {
  const days = [...Map.groupBy(closed, ({ day }) => day)].map(([day, slots]): ClosedDay => {
    const times = slots.map(({ timeSlot }) => timeSlot);
    const reasons = [...new Set(slots.map(({ reason }) => reason))];
    const isWhole = slotsOf({ day, hours }).every((time) => times.includes(time));
    return { day, times, reasons, isWhole };
  });
  const isAlike = (one: ClosedDay, next: ClosedDay) => kindOf(one) === kindOf(next);
  return runsOf(days, isAlike, (day) => workingDayAfter(day, hours)).flatMap(inParts);
}

/** A day without hours ends no run. */
function workingDayAfter(day: string, hours: Hours): string {
  const week = Array.from({ length: 7 }, (_, index) => addDays(day, index + 1));
  return week.find((next) => slotsOf({ day: next, hours }).length > 0) ?? week[0]!;
}

const kindOf = ({ isWhole, times, reasons }: ClosedDay) =>
  JSON.stringify([isWhole || times, reasons]);

function inParts(run: ClosedDay[]): ClosedDay[][] {
  const count = Math.ceil(run.length / mostDaysToClose);
  return Array.from({ length: count }, (_, part) =>
    run.slice(part * mostDaysToClose, (part + 1) * mostDaysToClose),
  );
}

/** A single holiday by its own name, several of one feast by the feast's. */
export function reasonOf(run: ClosedDay[]): string {
  const names = run.flatMap(({ day, reasons }) => {
    const holiday = holidays.find((known) => known.day === day);
    return reasons.flatMap((reason) =>
      holiday && reason === publicHoliday ? holidayNames(holiday.name, run.length > 1) : reason,
    );
  });
  return [...new Set(names)].filter(Boolean).join(", ") || withoutReason;
}

function holidayNames(name: string, isOneOfSeveral: boolean): string[] {
  return name
    .split("; ")
    .map((one) => (isOneOfSeveral ? one.replace(/ (arifesi|\d+\. gün)$/, "") : one));
}
