import { randomUUID } from "node:crypto";
import type { CardAnswer } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";
import type { Staff } from "../staff/sessions.ts";

/** An open card asks again with every change: that is one look, not many. */
const oneLook = 10 * 60_000;

/** Looking at a person's data is recorded before they are shown. */
export async function recordView(
  { db }: Database,
  { accountId, email }: Staff,
  appointmentId: string,
  now: Date,
): Promise<void> {
  const looking = await db
    .selectFrom("card_views")
    .select("id")
    .where("appointment_id", "=", appointmentId)
    .where("account_id", "=", accountId)
    .where("at", ">", new Date(now.getTime() - oneLook).toISOString())
    .executeTakeFirst();
  if (looking) return;
  await db
    .insertInto("card_views")
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      account_id: accountId,
      who: email,
      appointment_id: appointmentId,
    })
    .execute();
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
