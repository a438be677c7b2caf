import { istanbulClock } from "../booking/istanbul-time.ts";
import { lastRun, markRun } from "./database/job-runs.ts";
import type { Database } from "./database/schema.ts";

const day = 86_400_000;
/** The academy may be closed for a month, with its server switched off. */
const longestAbsence = 40 * day;
/** The clocks of several servers differ by less. */
const furthestBack = 2 * day;

/** The name in job_runs for the last time at which the clock was right. */
const name = "clock";

type ClockCheck = {
  isPlausible: boolean;
  /** The last time at which the clock was right. */
  knownUntil: Date;
};

/** A clock that has jumped is not plausible until an owner confirms it. */
export async function checkClock(database: Database, now: Date): Promise<ClockCheck> {
  const knownUntil = (await lastKnown(database)) ?? now;
  const passed = now.getTime() - knownUntil.getTime();
  return { isPlausible: passed <= longestAbsence && passed >= -furthestBack, knownUntil };
}

export function confirmClock(database: Database, now: Date): Promise<void> {
  return markRun(database, name, now.toISOString());
}

/** If the clock was never confirmed: the time of the last known event. */
async function lastKnown(database: Database): Promise<Date | undefined> {
  const { db } = database;
  const kept = await lastRun(database, name);
  if (kept) return new Date(kept);
  const booked = await db
    .selectFrom("slots")
    .select((of) => of.fn.max("created_at").as("at"))
    .executeTakeFirst();
  const changed = await db
    .selectFrom("audit_log")
    .select((of) => of.fn.max("at").as("at"))
    .executeTakeFirst();
  const ran = await lastRun(database, "daily");
  const newest = [booked?.at, changed?.at, ran]
    .filter((at) => at != null)
    .sort()
    .at(-1);
  return newest === undefined ? undefined : new Date(newest);
}

/** The first day that may not be over yet. */
export function firstComingDay({ knownUntil }: ClockCheck): string {
  return istanbulClock(knownUntil).day;
}
