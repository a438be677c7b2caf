import type { Database } from "../database/schema.ts";

/** The coming requests that wait for an answer. */
export async function countPending({ db }: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("slot_claims")
    .select((row) => row.fn.countAll().as("count"))
    .where("status", "=", "pending")
    .where("starts_at", ">=", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}
