import { type Kysely, sql } from "kysely";
import type { Database, Tables } from "./schema.ts";
import { inTransaction } from "./transaction.ts";

/**
 * A transaction that holds the booking lock. Everything that gives a slot to somebody, or changes which slots
 * there are, runs one after the other on all servers, so that no booking is checked by outdated hours.
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

/** An advisory lock, because concurrent statements of PostgreSQL do not see each other's rows. SQLite has one writer. */
export async function waitForBookingLock({ engine }: Database, db: Kysely<Tables>): Promise<void> {
  if (engine === "sqlite") return;
  await sql`select pg_advisory_xact_lock(hashtext('requests of ' || current_schema()))`.execute(db);
}
