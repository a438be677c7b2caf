import { comingSlots } from "../../booking/slots.ts";
import type { CalendarDay } from "../../contract/public/calls.ts";
import type { Database } from "../database/schema.ts";

/** A month's days that have a holder: as many rows as the month has hours at most, by the index on them. */
export async function calendarDays(
  { db }: Database,
  month: string,
  now: Date,
): Promise<CalendarDay[]> {
  const held = await db
    .selectFrom("slot_claims")
    .select(["day", "time_slot", "status"])
    .where("day", ">=", `${month}-01`)
    .where("day", "<=", `${month}-31`)
    .where("status", "<>", "cancelled")
    .orderBy("day")
    .orderBy("time_slot")
    .execute();
  return [...Map.groupBy(held, ({ day }) => day)].map(([day, rows]) => {
    const closed = rows.filter(({ status }) => status === "closed");
    const coming = comingSlots({ day, now });
    return {
      gun: day,
      dolu: rows.map(({ time_slot }) => time_slot),
      kapali:
        coming.length > 0 &&
        coming.every((slot) => closed.some(({ time_slot }) => time_slot === slot)),
    };
  });
}
