import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import { lowerAlarm, raiseAlarm, takeAlarm } from "../alarms.ts";
import { type Actor, addAuditEntry } from "../audit/log.ts";
import { checkClock, confirmClock, firstComingDay } from "../clock-check.ts";
import type { Database } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { isRefused, type Refused } from "../refusal.ts";
import { countToErase, eraseBefore } from "./erase.ts";

/** What a month of a full practice leaves at once, and less: never too many. */
const fewEnough = 50;
/** More than this share of all names at once is what nobody has meant. */
const largestShare = 0.5;

type Erasure = { now: Date; afterDays: number };
export type HeldErasure = { held: number };

/**
 * Erases what is old enough, unless the clock or the number of those to erase looks wrong: what is erased
 * is gone for good, so then it waits for a person. What was still to come when the clock was last believed
 * is kept in any case.
 */
export async function eraseDaily(
  database: Database,
  { now, afterDays }: Erasure,
): Promise<HeldErasure | undefined> {
  const clock = await checkClock(database, now);
  const firstKept = firstKeptDay(now, afterDays);
  const { toErase, all } = await countToErase(database, firstKept);
  const isTooMany = toErase > fewEnough && toErase > all * largestShare;
  if (all > 0 && (!clock.isPlausible || isTooMany)) {
    await raiseAlarm(database, { kind: "erasure_held", count: toErase, now });
    return { held: toErase };
  }
  const coming = firstComingDay(clock);
  await eraseBefore(database, now, firstKept < coming ? firstKept : coming);
  await confirmClock(database, now);
  await lowerAlarm(database, "erasure_held");
  return undefined;
}

/** A person says that clock and number are right. Answers with how many were erased. */
export async function confirmErasure(
  database: Database,
  { now, afterDays, actor }: Erasure & { actor: Actor },
): Promise<number | Refused> {
  const confirmed = await inTransaction(database, async (db) => {
    const alarm = await takeAlarm(db, "erasure_held");
    if (isRefused(alarm)) return alarm;
    await confirmClock({ ...database, db }, now);
    const after = { count: alarm.count };
    await addAuditEntry(db, actor, now, { action: "erasure_confirmed", after });
    return alarm;
  });
  if (isRefused(confirmed)) return confirmed;
  return eraseBefore(database, now, firstKeptDay(now, afterDays));
}

function firstKeptDay(now: Date, afterDays: number): string {
  return addDays(istanbulClock(now).day, -afterDays);
}
