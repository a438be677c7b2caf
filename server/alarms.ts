import type { Kysely } from "kysely";
import { type Alarm, type AlarmKind, alarms } from "../contract/panel/alarms.ts";
import { type Actor, addAuditEntry } from "./audit/log.ts";
import type { Database, Tables } from "./database/schema.ts";
import { inTransaction } from "./database/transaction.ts";
import { isRefused, type Refused, refused } from "./refusal.ts";

/** Milliseconds after which what is raised again is news, and no longer what was first told. */
const newsAfter = 3_600_000;

/** True where it was not raised already, or long ago: only then there is something new to log. */
export async function raiseAlarm(
  database: Database,
  { kind, count = 0, now }: { kind: AlarmKind; count?: number; now: Date },
): Promise<boolean> {
  return inTransaction(database, async (db) => {
    const raised = { count, raised_at: now.toISOString() };
    const old = new Date(now.getTime() - newsAfter).toISOString();
    const told = await db
      .insertInto("alarms")
      .values({ kind, ...raised })
      .onConflict((known) =>
        known
          .column("kind")
          .doUpdateSet(raised)
          .where(({ eb, or }) =>
            // A moment to come was told by a clock that has been set right since.
            or([eb("alarms.raised_at", "<=", old), eb("alarms.raised_at", ">", raised.raised_at)]),
          ),
      )
      .returning("kind")
      .execute();
    if (told.length > 0) return true;
    await updateAlarm(db, { kind, count });
    return false;
  });
}

/** Its figure has changed; where somebody has closed it, it stays closed. */
export async function updateAlarm(
  db: Kysely<Tables>,
  { kind, count }: { kind: AlarmKind; count: number },
): Promise<void> {
  // An update that changes nothing would be told to every open panel all the same.
  await db
    .updateTable("alarms")
    .set({ count })
    .where("kind", "=", kind)
    .where("count", "<>", count)
    .execute();
}

/** Its cause is gone. */
export async function lowerAlarm({ db }: Database, kind: AlarmKind): Promise<void> {
  await db.deleteFrom("alarms").where("kind", "=", kind).execute();
}

/** Somebody has seen it and wants it gone; raised anew, it comes back. */
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

/** Takes it away; refused where it stands no longer. */
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
