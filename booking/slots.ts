import { closedWithin, dayGrid, type Hours, type OpenHours } from "./hours.ts";
import { addDays, istanbulClock, type WallClock } from "./istanbul-time.ts";
import type { Length } from "./services.ts";

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

/** What an appointment holds, its end excluded: minutes since 1970 on Istanbul's clock, which never changes. */
export type HeldTime = { from: number; to: number };

export function heldTime({ day, slot }: DaySlot, { minutes, buffer }: Length): HeldTime {
  const from = Date.parse(`${day}T${slot}Z`) / minute;
  return { from, to: from + minutes + buffer };
}

export function overlaps(one: HeldTime, other: HeldTime): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Of a day's starts those at which an appointment of this length would meet a held time or a closed start. */
export function takenSlots(asked: {
  day: string;
  hours: OpenHours;
  held: readonly HeldTime[];
  length: Length;
}): string[] {
  const { day, held, length } = asked;
  const grid = dayGrid(asked);
  const isTaken = (slot: string) => {
    const wanted = heldTime({ day, slot }, length);
    const isHeld = held.some((other) => overlaps(wanted, other));
    return isHeld || closedWithin(grid, { slot, minutes: length.minutes }) !== undefined;
  };
  return grid.map(({ slot }) => slot).filter(isTaken);
}

export function isTooSoon({ day, slot, ...notice }: Notice & DaySlot): boolean {
  return isBefore({ day, slot }, firstWithNotice(notice));
}

/** No start of the day, or closed before so many minutes are over. */
export function isOutside(asked: DaySlot & { hours: OpenHours; minutes: number }): boolean {
  const grid = dayGrid(asked);
  return !grid.some(({ slot }) => slot === asked.slot) || closedWithin(grid, asked) !== undefined;
}

/** Why no visitor can have it; whether it is taken is the database's to say. */
export function slotProblem(asked: {
  day: string;
  slot: string;
  now: Date;
  hours: OpenHours;
}): "slot_unknown" | "slot_past" | undefined {
  if (!slotsOf(asked).includes(asked.slot)) return "slot_unknown";
  return hasPassed(asked) ? "slot_past" : undefined;
}

/** For visitors today's slots are gone once their hour has begun, its half hour included. */
export function hasPassed({ day, slot, now }: DaySlot & { now: Date }): boolean {
  return isOver({ day, slot }, istanbulClock(now));
}

function isOver({ day, slot }: DaySlot, { day: today, time }: WallClock): boolean {
  return day < today || (day === today && hourOf(slot) <= hourOf(time));
}

/** For staff it is gone once it has begun itself. */
export function hasStarted({ day, slot, now }: DaySlot & { now: Date }): boolean {
  const clock = istanbulClock(now);
  return `${day} ${slot}` <= `${clock.day} ${clock.time}`;
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
