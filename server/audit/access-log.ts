import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { CardAnswer } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";
import { isStorageError } from "../database/storage-error.ts";
import type { AccountOwner } from "./log.ts";

/** An open card is fetched again after every change: one view in ten minutes is recorded. */
const oneView = 10 * 60_000;
const atOnce = 100;

/** Recorded before the data are shown. Views with a future timestamp are ignored. */
export async function recordView(
  database: Database,
  staff: AccountOwner,
  appointmentId: string,
  now: Date,
): Promise<void> {
  await recordViews(database, staff, [appointmentId], now);
}

/** Recorded in batches, so that a long list does not block other work. */
export async function recordViews(
  database: Database,
  staff: AccountOwner,
  appointmentIds: string[],
  now: Date,
): Promise<void> {
  try {
    for (let start = 0; start < appointmentIds.length; start += atOnce) {
      if (start > 0) await setImmediate();
      await recordSome(database, staff, appointmentIds.slice(start, start + atOnce), now);
    }
  } catch (error) {
    throw isStorageError(error) ? new ViewNotRecorded(error) : error;
  }
}

/** Nobody sees a person's data without a record of it, so the call fails. */
export class ViewNotRecorded extends Error {
  constructor(cause: unknown) {
    super("the view could not be recorded", { cause });
  }
}

async function recordSome(
  { db }: Database,
  { accountId, email }: AccountOwner,
  appointmentIds: string[],
  now: Date,
): Promise<void> {
  const recent = await db
    .selectFrom("access_log")
    .select("appointment_id")
    .where("appointment_id", "in", appointmentIds)
    .where("account_id", "=", accountId)
    .where("at", ">", new Date(now.getTime() - oneView).toISOString())
    .where("at", "<=", now.toISOString())
    .execute();
  const seen = new Set(recent.map((view) => view.appointment_id));
  const views = appointmentIds
    .filter((id) => !seen.has(id))
    .map((appointment_id) => ({
      id: randomUUID(),
      at: now.toISOString(),
      account_id: accountId,
      who: email,
      appointment_id,
    }));
  if (views.length > 0) await db.insertInto("access_log").values(views).execute();
}

/** Views of any of these appointments, newest first. */
export function viewsOf(
  { db }: Database,
  ...appointmentIds: string[]
): Promise<CardAnswer["views"]> {
  return db
    .selectFrom("access_log")
    .select(["at", "who"])
    .where("appointment_id", "in", appointmentIds)
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
}
