import { istanbulClock } from "../booking/istanbul-time.ts";
import { lastRun, markRun } from "./database/job-runs.ts";
import type { Database } from "./database/schema.ts";

const day = 86_400_000;
/** A practice may be closed for a month, and its server switched off. */
export const longestAbsence = 40 * day;
/** Servers that share a database differ by less. */
const furthestBack = 2 * day;

/** Under this name the job runs keep the last moment that the clock was believed. */
const name = "clock";

type ClockCheck = {
  isPlausible: boolean;
  /** Up to here time has surely passed, whatever the clock says now. */
  knownUntil: Date;
};

/** A clock that has jumped since it was last believed is believed again once a person says so. */
export async function checkClock(database: Database, now: Date): Promise<ClockCheck> {
  const knownUntil = (await lastKnown(database)) ?? now;
  const passed = now.getTime() - knownUntil.getTime();
  return { isPlausible: passed <= longestAbsence && passed >= -furthestBack, knownUntil };
}

export function confirmClock(database: Database, now: Date): Promise<void> {
  return markRun(database, name, now.toISOString());
}

/** Of a database that has never kept it: when something last happened. */
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

/** The first day of which a part may still lie ahead. */
export function firstComingDay({ knownUntil }: ClockCheck): string {
  return istanbulClock(knownUntil).day;
}
