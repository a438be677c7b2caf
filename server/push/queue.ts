import type { Kysely } from "kysely";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import type { PushKind } from "../../contract/panel/push.ts";
import { isOpen } from "../accounts/sessions.ts";
import { isDue, markRun } from "../database/job-runs.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";

const soon = 10 * 60_000;
const morning = "09:00";
const morningJob = "morning pushes";

/** What a push is about: an appointment, or "" for all of a day; it is queued once for each key. */
type About = { topic: PushKind; id: string; key: string };

/** One push for each device that wants to hear of it and whose session is open. */
export async function queuePushes(
  db: Kysely<Tables>,
  { topic, id, key }: About,
  now: Date,
): Promise<void> {
  const subscriptions = await db
    .selectFrom("push_subscriptions")
    .innerJoin("staff_sessions", "staff_sessions.id", "session_id")
    .select(["push_subscriptions.id", "kinds"])
    .where(isOpen(now))
    .execute();
  const at = now.toISOString();
  const pushes = subscriptions
    .filter(({ kinds }) => JSON.parse(kinds).includes(topic))
    .map((one) => ({
      id: [topic, id, key, one.id].join(" "),
      subscription_id: one.id,
      topic,
      appointment_id: id,
      created_at: at,
      attempts: 0,
      next_attempt_at: at,
      sent_at: null,
    }));
  if (pushes.length === 0) return;
  await db
    .insertInto("push_outbox")
    .values(pushes)
    .onConflict((is) => is.doNothing())
    .execute();
}

/** Called often: pushes before an approved appointment, and the day's at nine in Türkiye. */
export async function queueReminders(database: Database, now: Date): Promise<void> {
  const { db } = database;
  const next = await db
    .selectFrom("slots")
    .select(["id", "starts_at"])
    .where("status", "=", "approved")
    .where("time_slot", "<>", "")
    .where("starts_at", ">", now.toISOString())
    .where("starts_at", "<=", new Date(now.getTime() + soon).toISOString())
    .execute();
  for (const { id, starts_at: key } of next) await queuePushes(db, { topic: "soon", id, key }, now);
  const { day, time } = istanbulClock(now);
  if (time < morning || !(await isDue(database, morningJob, day))) return;
  await inTransaction(database, async (db) => {
    await queuePushes(db, { topic: "today", id: "", key: day }, now);
    await markRun({ ...database, db }, morningJob, day);
  });
}

/** They stay for a day, so that none is queued twice. */
export async function deleteOldPushes({ db }: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  await db.deleteFrom("push_outbox").where("created_at", "<=", since).execute();
}
