import { dayGrid, type Hours, type WorkingHours } from "../../booking/hours.ts";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import type { Length } from "../../booking/services.ts";
import { comingSlots, type HeldTime, takenSlots } from "../../booking/slots.ts";
import type { Academy } from "../../contract/academy.ts";
import type { CalendarDay } from "../../contract/public/calls.ts";
import { heldTimes } from "../appointments/read.ts";
import type { Database } from "../database/schema.ts";
import { hoursOf, hoursVersion } from "../settings/hours.ts";
import { lengthNow } from "../settings/services.ts";

/** As many months as visitors page through, each for a few lengths. */
const mostKept = 48;

type Month = { month: string; title: string | undefined; now: Date };

/**
 * A month's days on which a consultation of this title cannot begin at every start. An answer is kept and computed again
 * only when what it depends on is another: the times that are held, the version of the hours, or the minute. These are
 * read with every call, so it is never stale.
 */
export function monthCalendar({ db }: Database, academy: Academy, defaults: WorkingHours) {
  const kept = new Map<string, { from: string; days: CalendarDay[] }>();
  return async ({ month, title, now }: Month): Promise<CalendarDay[]> => {
    const version = await hoursVersion(db);
    const days = daysOf(month);
    const held = await heldTimes(db, days[0]!, days.at(-1)!);
    const length = await lengthNow(db, academy, (one) => one.title === title);
    const key = JSON.stringify([month, length]);
    const from = JSON.stringify([version, istanbulClock(now), held]);
    const known = kept.get(key);
    if (known?.from === from) return known.days;
    const { hours } = await hoursOf(db, { defaults, from: days[0] });
    const taken = takenDays(days, { held, length, now, hours });
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { from, days: taken });
    return taken;
  };
}

type Asked = { held: HeldTime[]; length: Length; now: Date; hours: Hours };

function takenDays(days: string[], { held, length, now, hours }: Asked): CalendarDay[] {
  return days
    .map((day) => {
      const coming = comingSlots({ day, now, hours });
      const open = dayGrid({ day, hours }).filter(({ closing }) => !closing);
      const isOpen = (slot: string) => open.some((start) => start.slot === slot);
      return {
        gun: day,
        dolu: takenSlots({ day, hours, held, length }),
        kapali: coming.length > 0 && !coming.some(isOpen),
      };
    })
    .filter(({ dolu }) => dolu.length > 0);
}

function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month));
}
