import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import { lowerAlarm, raiseAlarm, takeAlarm } from "../alarms.ts";
import { type Actor, addAuditEntry } from "../audit/log.ts";
import { checkClock, confirmClock, firstComingDay } from "../clock-check.ts";
import type { Database } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { isRefused, type Refused } from "../refusal.ts";
import { countToErase, eraseBefore } from "./erase.ts";

/** Up to this many are erased without asking. */
const fewEnough = 50;
/** To erase more than this share of all appointments looks like a mistake. */
const largestShare = 0.5;

type Erasure = { now: Date; afterDays: number };
type HeldErasure = { held: number };

/**
 * Erases old appointments. If the clock or the number to erase looks wrong, it raises an alarm and waits for
 * an owner's confirmation, since an erasure cannot be undone. Appointments after the last time at which the
 * clock was right are never erased.
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

/** An owner confirms clock and number. Returns how many were erased. */
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
