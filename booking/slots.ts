import { addDays, istanbulClock, isWeekend, type WallClock } from "./istanbul-time.ts";

const lastStart = 23 * 60;
const step = 30;
const minute = 60_000;

/** How far ahead one can book, where the settings say nothing else. */
export const usualDaysAhead = 180;

/** Every start of a day, taken or not: the same for each consultation that can be booked. */
export function slotsOf(day: string): string[] {
  const firstStart = (isWeekend(day) ? 19 : 20) * 60;
  const count = (lastStart - firstStart) / step + 1;
  return Array.from({ length: count }, (_, index) => timeText(firstStart + index * step));
}

type Slot = { day: string; slot: string };

/** When it is asked, and how many minutes before its start a slot can still be asked for. */
export type Notice = { now: Date; minNotice?: number };

/** The starts of a day that can still be chosen. */
export function freeSlots({
  day,
  taken,
  ...notice
}: Notice & { day: string; taken: readonly string[] }): string[] {
  return comingSlots({ day, ...notice }).filter((slot) => !taken.includes(slot));
}

/** Those that are neither over nor too soon, whoever has them. */
export function comingSlots({ day, now, minNotice }: Notice & { day: string }): string[] {
  const clock = istanbulClock(now);
  const first = firstWithNotice({ now, minNotice });
  return slotsOf(day).filter(
    (slot) => !isOver({ day, slot }, clock) && !isBefore({ day, slot }, first),
  );
}

export function isTooSoon({ day, slot, ...notice }: Notice & Slot): boolean {
  return isBefore({ day, slot }, firstWithNotice(notice));
}

/** Why nobody can have it, whoever asks; whether it is taken is the database's to say. */
export function slotProblem(asked: {
  day: string;
  slot: string;
  now: Date;
}): "slot_unknown" | "slot_past" | undefined {
  if (!slotsOf(asked.day).includes(asked.slot)) return "slot_unknown";
  return hasPassed(asked) ? "slot_past" : undefined;
}

/** Today a slot is gone once its hour has begun, its half hour included. */
export function hasPassed({ day, slot, now }: Slot & { now: Date }): boolean {
  return isOver({ day, slot }, istanbulClock(now));
}

function isOver({ day, slot }: Slot, { day: today, time }: WallClock): boolean {
  return day < today || (day === today && hourOf(slot) <= hourOf(time));
}

/** Undefined where no notice is asked for. A minute that has begun counts as gone. */
function firstWithNotice({ now, minNotice = 0 }: Notice): WallClock | undefined {
  if (minNotice === 0) return undefined;
  return istanbulClock(new Date(now.getTime() + minNotice * minute + minute - 1));
}

/** By wall clocks, which Turkey never changes. */
function isBefore({ day, slot }: Slot, first: WallClock | undefined): boolean {
  return first !== undefined && `${day} ${slot}` < `${first.day} ${first.time}`;
}

export function lastBookableDay({ now, daysAhead }: { now: Date; daysAhead: number }): string {
  return addDays(istanbulClock(now).day, daysAhead);
}

export function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}

function timeText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
