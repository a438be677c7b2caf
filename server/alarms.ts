import type { Kysely } from "kysely";
import { type Alarm, type AlarmKind, alarms } from "../contract/panel/alarms.ts";
import { type Actor, addAuditEntry } from "./audit/log.ts";
import type { Database, Tables } from "./database/schema.ts";
import { inTransaction } from "./database/transaction.ts";
import { isRefused, type Refused, refused } from "./refusal.ts";

/** After this time a repeated alarm counts as new. */
const newsAfter = 3_600_000;

/** Returns true if the alarm is new: not raised before, or more than an hour ago. */
export async function raiseAlarm(
  database: Database,
  { kind, count = 0, now }: { kind: AlarmKind; count?: number; now: Date },
): Promise<boolean> {
  return inTransaction(database, async (db) => {
    const raised = { count, raised_at: now.toISOString() };
    const old = new Date(now.getTime() - newsAfter).toISOString();
    const raisedRows = await db
      .insertInto("alarms")
      .values({ kind, ...raised })
      .onConflict((known) =>
        known
          .column("kind")
          .doUpdateSet(raised)
          .where(({ eb, or }) =>
            // A time in the future was stored while the clock was ahead.
            or([eb("alarms.raised_at", "<=", old), eb("alarms.raised_at", ">", raised.raised_at)]),
          ),
      )
      .returning("kind")
      .execute();
    if (raisedRows.length > 0) return true;
    await updateAlarm(db, { kind, count });
    return false;
  });
}

/** Updates the alarm's count, if it is open. */
export async function updateAlarm(
  db: Kysely<Tables>,
  { kind, count }: { kind: AlarmKind; count: number },
): Promise<void> {
  // An update without a change would still notify every open panel.
  await db
    .updateTable("alarms")
    .set({ count })
    .where("kind", "=", kind)
    .where("count", "<>", count)
    .execute();
}

/** Removes the alarm when its cause is gone. */
export async function lowerAlarm({ db }: Database, kind: AlarmKind): Promise<void> {
  await db.deleteFrom("alarms").where("kind", "=", kind).execute();
}

/** Closed by staff. If it is raised again, it comes back. */
export function closeAlarm(
  database: Database,
  { kind, actor, now }: { kind: AlarmKind; actor: Actor; now: Date },
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    const closed = await takeAlarm(db, kind);
    if (isRefused(closed)) return closed;
    await addAuditEntry(db, actor, now, {
      action: "alarm_closed",
      after: { what: alarms[kind].title, count: closed.count },
    });
    return undefined;
  });
}

/** Removes the alarm; refused if it is not open. */
export async function takeAlarm(
  db: Kysely<Tables>,
  kind: AlarmKind,
): Promise<{ count: number } | Refused> {
  const taken = await db
    .deleteFrom("alarms")
    .where("kind", "=", kind)
    .returning("count")
    .executeTakeFirst();
  return taken ?? refused("not_found");
}

export async function openAlarms({ db }: Database): Promise<Alarm[]> {
  const rows = await db.selectFrom("alarms").selectAll().orderBy("raised_at").execute();
  return rows.map(({ kind, raised_at, count }) => ({ kind, at: raised_at, count }));
}
