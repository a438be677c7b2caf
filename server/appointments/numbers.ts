import { sql } from "kysely";
import { addDays } from "../../booking/istanbul-time.ts";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";

/** What the range's appointments add up to. Counted in the database: erased ones count as well. */
export async function numbersOf(
  { db }: Database,
  { from, to }: { from: string; to: string },
): Promise<NumbersAnswer> {
  const count = sql<number>`cast(count(*) as integer)`.as("count");
  const booked = db
    .selectFrom("slot_claims")
    .where("status", "<>", "closed")
    .where("day", ">=", from)
    .where("day", "<=", to);
  const days = await booked.select(["day", count]).groupBy("day").execute();
  const types = await booked
    .select(["type", count])
    .groupBy("type")
    .orderBy("count", "desc")
    .orderBy("type")
    .execute();
  const hours = await booked
    .where("status", "<>", "cancelled")
    .select(["time_slot", count])
    .groupBy("time_slot")
    .orderBy("time_slot")
    .execute();
  const outcome = sql<keyof NumbersAnswer["outcomes"]>`
    case when no_show_at is not null then 'no_show'
      when arrived_at is not null then 'arrived' else status end`;
  const outcomes = await booked
    .select([outcome.as("outcome"), count])
    .groupBy(outcome)
    .execute();
  return {
    weeks: weeksOf(from, to, days),
    consultations: types.map(({ type, count }) => ({ slug: type!, count })),
    outcomes: {
      ...{ pending: 0, approved: 0, cancelled: 0, no_show: 0, arrived: 0 },
      ...Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count])),
    },
    hours: hours.map(({ time_slot, count }) => ({ timeSlot: time_slot, count })),
  };
}

function weeksOf(from: string, to: string, days: { day: string; count: number }[]) {
  const weeks = new Map<string, number>();
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.set(monday, 0);
  for (const { day, count } of days) {
    const monday = mondayOf(day);
    weeks.set(monday, (weeks.get(monday) ?? 0) + count);
  }
  return [...weeks].map(([monday, count]) => ({ monday, count }));
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
