import { type SqlBool, sql } from "kysely";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import { dueSoonDays } from "../../booking/reports.ts";
import { quietHours } from "../../booking/transitions.ts";
import type { Attention, LatestNews } from "../../contract/panel/calls.ts";
import { type AccountOwner, addAuditEntry } from "../audit/log.ts";
import type { Database } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { requestedAt } from "./read.ts";

/** Conditions of the to-do lists, used for their counts and for the lists themselves. */
export function todoFilters(now: Date) {
  const today = istanbulClock(now).day;
  const expected = sql<SqlBool>`
    name is not null and status = 'approved' and no_show_at is null and arrived_at is null
      and time_slot <> '' and day in (${today}, ${addDays(today, 1)}) and starts_at > ${now.toISOString()}`;
  const lately = new Date(now.getTime() - quietHours * 3600_000).toISOString();
  // As the index slots_owed says it.
  const owed = sql<SqlBool>`
    time_slot = '' and status = 'approved' and arrived_at is null and name is not null`;
  return {
    pending: sql<SqlBool>`name is not null and status = 'pending'`,
    // After the appointment has begun there is nothing left to tell.
    toTell: sql<SqlBool>`
      name is not null and pending_notification is not null and starts_at > ${now.toISOString()}`,
    /** Approved for today or tomorrow, reminded or not. */
    expected,
    /** As `isToRemind`. */
    toRemind: sql<SqlBool>`${expected} and reminded_at is null and pending_notification is null
      and (told_at is null or told_at <= ${lately})`,
    /** Cancelled by the private link, and nobody has seen it yet. */
    cancellations: sql<SqlBool>`name is not null and status = 'cancelled'
      and visitor_cancelled_at is not null and cancellation_seen_at is null`,
    /** Reports that are not delivered, and those that are due. */
    owed,
    /** As the index slots_unpaid says it. */
    unpaid: sql<SqlBool>`paid < price and status = 'approved' and name is not null`,
    toDeliver: sql<SqlBool>`${owed} and day <= ${addDays(today, dueSoonDays)}`,
  };
}

export async function countAttention({ db }: Database, now: Date): Promise<Attention> {
  const { pending, toTell, toRemind, cancellations, toDeliver } = todoFilters(now);
  const count = (condition: typeof pending) => sql`(select count(*) from slots where ${condition})`;
  const { day: today } = istanbulClock(now);
  const { rows } = await sql<Record<keyof Attention, string | number>>`
    select ${count(pending)} as "pending", ${count(toTell)} as "toTell",
      ${count(toRemind)} as "toRemind", ${count(cancellations)} as "cancellations",
      ${count(toDeliver)} as "toDeliver",
      (select count(*) from people where follow_up_day <= ${today}) as "toCall"`.execute(db);
  const [counted] = rows;
  return {
    pending: Number(counted!.pending),
    toTell: Number(counted!.toTell),
    toRemind: Number(counted!.toRemind),
    cancellations: Number(counted!.cancellations),
    toDeliver: Number(counted!.toDeliver),
    toCall: Number(counted!.toCall),
  };
}

/** What visitors did most recently: the pending request that was made or moved, and the unseen cancellation. */
export async function latestNews({ db }: Database, now: Date): Promise<LatestNews> {
  const { pending, cancellations } = todoFilters(now);
  const latest = async (of: typeof pending, at: typeof requestedAt) => {
    const row = await db
      .selectFrom("slots")
      .select(["id", "day", "time_slot", "consultation", "visitor_moved_at", at.as("at")])
      .where(of)
      .orderBy(at, "desc")
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
  };
  return {
    latest: await latest(pending, requestedAt),
    latestCancellation: await latest(cancellations, sql<string>`visitor_cancelled_at`),
  };
}

/** Logs who saw the cancellation first. The appointment's version stays, since nothing of it changes. */
export function markCancellationSeen(
  database: Database,
  staff: AccountOwner,
  id: string,
  now: Date,
): Promise<void> {
  return inTransaction(database, async (db) => {
    const seen = await db
      .updateTable("slots")
      .set({ cancellation_seen_at: now.toISOString() })
      .where("id", "=", id)
      .where(todoFilters(now).cancellations)
      .returning("id")
      .executeTakeFirst();
    if (seen)
      await addAuditEntry(db, staff, now, { action: "cancellation_seen", appointmentId: id });
  });
}
