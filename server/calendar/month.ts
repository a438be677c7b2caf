import { dayGrid, type WorkingHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { comingSlots, takenSlots } from "../../booking/slots.ts";
import type { CalendarDay } from "../../contract/public/calls.ts";
import type { Database } from "../database/schema.ts";
import { hoursOf } from "../settings/hours.ts";

type Asked = { now: Date; defaults: WorkingHours };

/** A month's days that have a holder: as many rows as the month has hours at most, by the index on them. */
export async function calendarDays(
  { db }: Database,
  month: string,
  { now, defaults }: Asked,
): Promise<CalendarDay[]> {
  const { hours } = await hoursOf(db, { defaults, from: `${month}-01` });
  const held = await db
    .selectFrom("slots")
    .select(["day", "time_slot"])
    .where("day", ">=", `${month}-01`)
    .where("day", "<=", `${month}-31`)
    .where("status", "<>", "cancelled")
    .orderBy("day")
    .orderBy("time_slot")
    .execute();
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
