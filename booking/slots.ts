import { isBookable } from "./consultation-types.ts";
import { addDays, istanbulClock, isWeekend } from "./istanbul-time.ts";

const lastStart = 23 * 60;
const step = 30;

/** Every start of a day, taken or not: none for a type that cannot be booked. */
export function slotsFor({ day, type }: { day: string; type: string }): string[] {
  if (!isBookable(type)) return [];
  const firstStart = (isWeekend(day) ? 19 : 20) * 60;
  const count = (lastStart - firstStart) / step + 1;
  return Array.from({ length: count }, (_, index) => timeText(firstStart + index * step));
}

/** The starts of a day that can still be chosen. */
export function freeSlots(asked: {
  day: string;
  type: string;
  taken: readonly string[];
  now: Date;
}): string[] {
  const { day, type, taken, now } = asked;
  return slotsFor({ day, type }).filter(
    (slot) => !taken.includes(slot) && !hasPassed({ day, slot, now }),
  );
}

/** Today a slot is gone once its hour has begun, its half hour included. */
export function hasPassed({ day, slot, now }: { day: string; slot: string; now: Date }): boolean {
  const { day: today, time } = istanbulClock(now);
  return day < today || (day === today && hourOf(slot) <= hourOf(time));
}

export function lastBookableDay({ now, daysAhead }: { now: Date; daysAhead: number }): string {
  return addDays(istanbulClock(now).day, daysAhead);
}

export function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}

function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${String(hour).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
