import { setImmediate } from "node:timers/promises";
import { canApprove } from "../../booking/transitions.ts";
import { lowerAlarm, raiseAlarm, updateAlarm } from "../alarms.ts";
import { checkClock } from "../clock-check.ts";
import type { Config } from "../config.ts";
import type { Database, SlotRow } from "../database/schema.ts";
import { isRefused } from "../refusal.ts";
import { cancel, changeAppointment, refuseUnless, type Step } from "./change.ts";
import { alarmShare, pendingShare, requestedAt } from "./read.ts";

const day = 24 * 3600_000;
const reason = "Süresi içinde cevaplanmadığı için sistem tarafından iptal edildi.";

const expiry: Step = { ...cancel(reason), action: "expire", problem: refuseUnless(canApprove) };

type Dependencies = { database: Database; clock: () => Date; config: Config };

/**
 * Cancels requests that were not answered in time, and warns staff a day before. Does nothing while the clock
 * looks wrong; the daily erasure raises an alarm then.
 */
export async function expireUnansweredRequests({
  database,
  clock,
  config,
}: Dependencies): Promise<number> {
  const now = clock();
  if ((await pendingShare({ database, config }, now)) < alarmShare) {
    await lowerAlarm(database, "pending_full");
  }
  const afterDays = config.EXPIRE_PENDING_AFTER_DAYS;
  if (afterDays === 0) {
    await forgetWarnings(database);
    return 0;
  }
  if (!(await checkClock(database, now)).isPlausible) return 0;
  const expired = await expireWarned(database, now, afterDays);
  await warn(database, now, afterDays);
  return expired;
}

/** When an open appointment stops counting at the latest: when it begins, or when it expires. */
export function slotFreedAt(
  claim: Pick<
    SlotRow,
    "status" | "starts_at" | "created_at" | "visitor_moved_at" | "expiry_warned_at"
  >,
  now: Date,
  afterDays: number,
): number {
  const start = Date.parse(claim.starts_at);
  if (claim.status !== "pending" || afterDays === 0) return start;
  const due = Date.parse(claim.visitor_moved_at ?? claim.created_at) + afterDays * day;
  const warned = claim.expiry_warned_at
    ? Date.parse(claim.expiry_warned_at)
    : Math.max(now.getTime(), due - day);
  return Math.min(start, Math.max(due, warned + day));
}

/** Expires each one as a change of its version, so that of several servers only one does. */
async function expireWarned(database: Database, now: Date, afterDays: number): Promise<number> {
  const due = await unanswered(database, now, afterDays)
    .where("expiry_warned_at", "<=", before(now, 1))
    .select(["id", "version"])
    .execute();
  let expired = 0;
  for (const seen of due) {
    await setImmediate();
    const result = await changeAppointment(database, seen, expiry, { actor: undefined, now });
    if (!isRefused(result)) expired += 1;
  }
  return expired;
}

/** Marks each request that is warned of, so that none is cancelled without a day of warning. */
async function warn(database: Database, now: Date, afterDays: number): Promise<void> {
  const fresh = await database.db
    .updateTable("slots")
    .set({ expiry_warned_at: now.toISOString() })
    .where("status", "=", "pending")
    .where("starts_at", ">", now.toISOString())
    .where(requestedAt, "<=", before(now, afterDays - 1))
    .where((row) =>
      row.or([
        row("expiry_warned_at", "is", null),
        // Marked while the clock was ahead.
        row("expiry_warned_at", ">", now.toISOString()),
      ]),
    )
    .returning("id")
    .execute();
  const warned = await unanswered(database, now, 0)
    .where("expiry_warned_at", "is not", null)
    .select("id")
    .execute();
  const alarm = { kind: "requests_expire", count: warned.length, now } as const;
  if (warned.length === 0) await lowerAlarm(database, alarm.kind);
  else if (fresh.length > 0) await raiseAlarm(database, alarm);
  else await updateAlarm(database.db, alarm);
}

/** When the setting is off: if it is turned on again, staff are warned again. */
async function forgetWarnings(database: Database): Promise<void> {
  await database.db
    .updateTable("slots")
    .set({ expiry_warned_at: null })
    .where("expiry_warned_at", "is not", null)
    .execute();
  await lowerAlarm(database, "requests_expire");
}

/** Only upcoming requests: cancelling a past one would free nothing. */
function unanswered({ db }: Database, now: Date, forDays: number) {
  return db
    .selectFrom("slots")
    .where("status", "=", "pending")
    .where("starts_at", ">", now.toISOString())
    .where(requestedAt, "<=", before(now, forDays));
}

function before(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}
