import { type Kysely, sql } from "kysely";
import type { Database, Tables } from "./schema.ts";
import { inTransaction } from "./transaction.ts";

/**
 * A transaction of its turn: whatever gives a slot to somebody, and whatever changes which slots there are,
 * comes one after the other, on any number of servers. So nothing is judged by hours that no longer hold.
 */
export function withBookingLock<T>(
  database: Database,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (db) => {
    await waitForBookingLock(database, db);
    return work(db);
  });
}

/** In PostgreSQL two statements of the same moment do not see each other's rows; SQLite has one writer. */
export async function waitForBookingLock({ engine }: Database, db: Kysely<Tables>): Promise<void> {
  if (engine === "sqlite") return;
  await sql`select pg_advisory_xact_lock(hashtext('requests of ' || current_schema()))`.execute(db);
}
