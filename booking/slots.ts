import { dayGrid, type Hours, type OpenHours, overlaps } from "./hours.ts";
import { addDays, istanbulClock, type WallClock } from "./istanbul-time.ts";

const minute = 60_000;

/** Every start of a day, taken or not: the same for each consultation that can be booked. */
export function slotsOf({ day, hours }: { day: string; hours: OpenHours }): string[] {
  return dayGrid({ day, hours }).map(({ slot }) => slot);
}

/** A start of a day, as slotsOf lists them. */
export type DaySlot = { day: string; slot: string };

/** When it is asked, and by which hours. */
export type Notice = { now: Date; hours: Hours };

/** The starts of a day that can still be chosen. */
export function freeSlots({
  day,
  taken,
  ...notice
}: Notice & { day: string; taken: readonly string[] }): string[] {
  return comingSlots({ day, ...notice }).filter((slot) => !taken.includes(slot));
}

/** Those that are neither over nor too soon, whoever has them. */
export function comingSlots({ day, now, hours }: Notice & { day: string }): string[] {
  const clock = istanbulClock(now);
  const first = firstWithNotice({ now, hours });
  return slotsOf({ day, hours }).filter(
    (slot) => !isOver({ day, slot }, clock) && !isBefore({ day, slot }, first),
  );
}

/**
 * Of a day's starts those that nobody can have: held, closed, or so near to an appointment from before the
 * hours were changed that the two would overlap.
 */
export function takenSlots(asked: {
  day: string;
  hours: OpenHours;
  held: readonly string[];
}): string[] {
  const { hours, held } = asked;
  const further = dayGrid(asked)
    .filter(
      ({ slot, closing }) => closing || held.some((other) => overlaps(other, slot, hours.step)),
    )
    .map(({ slot }) => slot);
  return [...new Set([...held, ...further])].sort();
}

export function isTooSoon({ day, slot, ...notice }: Notice & DaySlot): boolean {
  return isBefore({ day, slot }, firstWithNotice(notice));
}

/** No start of the day, or a closed one. */
export function isOutside({ day, slot, hours }: DaySlot & { hours: OpenHours }): boolean {
  return !dayGrid({ day, hours }).some((start) => start.slot === slot && !start.closing);
}

/** Why nobody can have it, whoever asks; whether it is taken is the database's to say. */
export function slotProblem(asked: {
  day: string;
  slot: string;
  now: Date;
  hours: OpenHours;
}): "slot_unknown" | "slot_past" | undefined {
  if (!slotsOf(asked).includes(asked.slot)) return "slot_unknown";
  return hasPassed(asked) ? "slot_past" : undefined;
}

/** Today a slot is gone once its hour has begun, its half hour included. */
export function hasPassed({ day, slot, now }: DaySlot & { now: Date }): boolean {
  return isOver({ day, slot }, istanbulClock(now));
}

function isOver({ day, slot }: DaySlot, { day: today, time }: WallClock): boolean {
  return day < today || (day === today && hourOf(slot) <= hourOf(time));
}

/** Undefined where no notice is asked for. A minute that has begun counts as gone. */
function firstWithNotice({ now, hours: { minNotice } }: Notice): WallClock | undefined {
  if (minNotice === 0) return undefined;
  return istanbulClock(new Date(now.getTime() + minNotice * minute + minute - 1));
}

/** By wall clocks, which Turkey never changes. */
function isBefore({ day, slot }: DaySlot, first: WallClock | undefined): boolean {
  return first !== undefined && `${day} ${slot}` < `${first.day} ${first.time}`;
}

export function lastBookableDay({ now, daysAhead }: { now: Date; daysAhead: number }): string {
  return addDays(istanbulClock(now).day, daysAhead);
}

export function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}
