import { dayGrid, type Hours, type WorkingHours } from "../../booking/hours.ts";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import { comingSlots, takenSlots } from "../../booking/slots.ts";
import type { CalendarDay } from "../../contract/public/calls.ts";
import type { Database } from "../database/schema.ts";
import { hoursOf, hoursVersion } from "../settings/hours.ts";

/** As many months as visitors page through. */
const mostKept = 24;

/**
 * A month's days that have a holder. An answer is kept and computed again only when what it depends on is another:
 * the slots that are held, the version of the hours, or the minute. These are read with every call, so it is never stale.
 */
export function monthCalendar({ db }: Database, defaults: WorkingHours) {
  const kept = new Map<string, { from: string; days: CalendarDay[] }>();
  return async (month: string, now: Date): Promise<CalendarDay[]> => {
    const version = await hoursVersion(db);
    const held = await db
      .selectFrom("slots")
      .select(["day", "time_slot"])
      .where("day", ">=", `${month}-01`)
      .where("day", "<=", `${month}-31`)
      .where("status", "<>", "cancelled")
      .orderBy("day")
      .orderBy("time_slot")
      .execute();
    const from = JSON.stringify([version, istanbulClock(now), held]);
    const known = kept.get(month);
    if (known?.from === from) return known.days;
    const { hours } = await hoursOf(db, { defaults, from: `${month}-01` });
    const days = takenDays(month, { held, now, hours });
    if (kept.size >= mostKept) kept.clear();
    kept.set(month, { from, days });
    return days;
  };
}

type Asked = { held: { day: string; time_slot: string }[]; now: Date; hours: Hours };

function takenDays(month: string, { held, now, hours }: Asked): CalendarDay[] {
  const byDay = Map.groupBy(held, ({ day }) => day);
  return daysOf(month)
    .map((day) => {
      const held = (byDay.get(day) ?? []).map(({ time_slot }) => time_slot);
      const coming = comingSlots({ day, now, hours });
      const open = dayGrid({ day, hours }).filter(({ closing }) => !closing);
      const isOpen = (slot: string) => open.some((start) => start.slot === slot);
      return {
        gun: day,
        dolu: takenSlots({ day, hours, held }),
        kapali: coming.length > 0 && !coming.some(isOpen),
      };
    })
    .filter(({ dolu }) => dolu.length > 0);
}

function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month));
}
