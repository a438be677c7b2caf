import { type SqlBool, sql } from "kysely";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import type { Attention, LatestRequest } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";
import { requestedAt } from "./read.ts";

/** What needs a person: each said once, for its number and for the list that the number leads to. */
export function todoFilters(now: Date) {
  const tomorrow = addDays(istanbulClock(now).day, 1);
  // What is erased nobody can do anything about.
  const expected = sql<SqlBool>`
    name is not null and status = 'approved' and no_show_at is null and day = ${tomorrow}`;
  return {
    pending: sql<SqlBool>`name is not null and status = 'pending'`,
    // After its hour there is nothing left to tell.
    toTell: sql<SqlBool>`
      name is not null and pending_notification is not null and starts_at > ${now.toISOString()}`,
    /** Reminded or not. */
    expected,
    toRemind: sql<SqlBool>`${expected} and reminded_at is null`,
  };
}

/** Every number that the panel shows of this comes from here. */
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

/** Of what waits, the request that was made, or moved by its visitor, last. */
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
