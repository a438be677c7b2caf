import { type SqlBool, sql } from "kysely";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import type { Attention, LatestRequest } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";
import { requestedAt } from "./read.ts";

/** Conditions of the to-do lists, used for their counts and for the lists themselves. */
export function todoFilters(now: Date) {
  const tomorrow = addDays(istanbulClock(now).day, 1);
  const expected = sql<SqlBool>`
    name is not null and status = 'approved' and no_show_at is null and day = ${tomorrow}`;
  return {
    pending: sql<SqlBool>`name is not null and status = 'pending'`,
    // After the appointment has begun there is nothing left to tell.
    toTell: sql<SqlBool>`
      name is not null and pending_notification is not null and starts_at > ${now.toISOString()}`,
    /** Approved for tomorrow, reminded or not. */
    expected,
    toRemind: sql<SqlBool>`${expected} and reminded_at is null`,
  };
}

export async function countAttention({ db }: Database, now: Date): Promise<Attention> {
  const { pending, toTell, toRemind } = todoFilters(now);
  const count = (condition: typeof pending) => sql`(select count(*) from slots where ${condition})`;
  const { rows } = await sql<Record<keyof Attention, string | number>>`
    select ${count(pending)} as "pending", ${count(toTell)} as "toTell",
      ${count(toRemind)} as "toRemind"`.execute(db);
  const [counted] = rows;
  return {
    pending: Number(counted!.pending),
    toTell: Number(counted!.toTell),
    toRemind: Number(counted!.toRemind),
  };
}

/** The pending request that was made, or moved by its visitor, most recently. */
export async function latestRequest({ db }: Database, now: Date): Promise<LatestRequest | null> {
  const row = await db
    .selectFrom("slots")
    .select(["id", "day", "time_slot", "consultation", "visitor_moved_at", requestedAt.as("at")])
    .where(todoFilters(now).pending)
    .orderBy(requestedAt, "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    at: row.at,
    day: row.day,
    timeSlot: row.time_slot,
    consultation: row.consultation ?? "",
    movedByVisitor: row.visitor_moved_at !== null,
  };
}
