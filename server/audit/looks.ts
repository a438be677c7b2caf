import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { CardAnswer } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";
import type { Staff } from "../staff/sessions.ts";

/** An open card asks again with every change: that is one look, not many. */
const oneLook = 10 * 60_000;
const atOnce = 100;

/** Looking at a person's data is recorded before they are shown; a look that has yet to come is none. */
export async function recordView(
  database: Database,
  staff: Staff,
  appointmentId: string,
  now: Date,
): Promise<void> {
  await recordViews(database, staff, [appointmentId], now);
}

/** Some at a time, so that nobody waits long for one who looks at many. */
export async function recordViews(
  database: Database,
  staff: Staff,
  appointmentIds: string[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < appointmentIds.length; start += atOnce) {
    if (start > 0) await setImmediate();
    await recordSome(database, staff, appointmentIds.slice(start, start + atOnce), now);
  }
}

async function recordSome(
  { db }: Database,
  { accountId, email }: Staff,
  appointmentIds: string[],
  now: Date,
): Promise<void> {
  const looking = await db
    .selectFrom("card_views")
    .select("appointment_id")
    .where("appointment_id", "in", appointmentIds)
    .where("account_id", "=", accountId)
    .where("at", ">", new Date(now.getTime() - oneLook).toISOString())
    .where("at", "<=", now.toISOString())
    .execute();
  const seen = new Set(looking.map((view) => view.appointment_id));
  const views = appointmentIds
    .filter((id) => !seen.has(id))
    .map((appointment_id) => ({
      id: randomUUID(),
      at: now.toISOString(),
      account_id: accountId,
      who: email,
      appointment_id,
    }));
  if (views.length > 0) await db.insertInto("card_views").values(views).execute();
}

/** Newest first, of whichever of these appointments. */
export function viewsOf(
  { db }: Database,
  ...appointmentIds: string[]
): Promise<CardAnswer["views"]> {
  return db
    .selectFrom("card_views")
    .select(["at", "who"])
    .where("appointment_id", "in", appointmentIds)
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
}
