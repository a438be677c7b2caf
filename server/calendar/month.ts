import { closureOf, type Hours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { comingSlots, takenSlots } from "../../booking/slots.ts";
import type { CalendarDay } from "../../contract/public/calls.ts";
import type { Database } from "../database/schema.ts";
import { hoursOf } from "../settings/hours.ts";

type Asked = { now: Date; usual: Hours };

/** A month's days that have a holder: as many rows as the month has hours at most, by the index on them. */
export async function calendarDays(
  { db }: Database,
  month: string,
  { now, usual }: Asked,
): Promise<CalendarDay[]> {
  const { hours } = await hoursOf(db, usual);
  const held = await db
    .selectFrom("slots")
    .select(["day", "time_slot", "status"])
    .where("day", ">=", `${month}-01`)
    .where("day", "<=", `${month}-31`)
    .where("status", "<>", "cancelled")
    .orderBy("day")
    .orderBy("time_slot")
    .execute();
  const byDay = Map.groupBy(held, ({ day }) => day);
  return daysOf(month)
    .map((day) => {
      const holders = (byDay.get(day) ?? []).map(({ time_slot, status }) => ({
        slot: time_slot,
        isClosed: status === "closed",
      }));
      const isClosed = (slot: string) =>
        holders.some((holder) => holder.isClosed && holder.slot === slot) ||
        closureOf({ day, slot, hours }) !== undefined;
      const coming = comingSlots({ day, now, hours });
      return {
        gun: day,
        dolu: takenSlots({ day, hours, held: holders }),
        kapali: coming.length > 0 && coming.every(isClosed),
      };
    })
    .filter(({ dolu }) => dolu.length > 0);
}

function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month));
}
