import { type Kysely, sql } from "kysely";
import { isRefused, type Refused, refused } from "../refusal.ts";
import type { Database, Tables } from "./schema.ts";

/**
 * Runs the work in a transaction, which is rolled back if the work throws or returns a refusal. After a deadlock
 * the work runs again, so it must not do anything outside the database. "begin immediate" takes SQLite's write
 * lock before anything is read.
 */
export async function inTransaction<T>(
  database: Database,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await attempt(database, work);
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
}

/**
 * Turns a time that is held already into a refusal. If only the phone's serial was taken, by a
 * simultaneous booking, the work runs again with the next one.
 */
export async function refuseOnConflict<T>(
  code: "slot_taken" | "undo_blocked",
  work: () => Promise<T>,
): Promise<T | Refused> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isSerialTaken(error)) continue;
      if (isTaken(error)) return refused(code);
      throw error;
    }
  }
}

/** The row violates a unique index, or its time is held. */
export function isTaken(error: unknown): boolean {
  const { code = "", message } = error as { code?: string; message?: string };
  const isUnique = /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(code);
  return isUnique || code === "23P01" || message === "slots_held";
}

/** Only in PostgreSQL: SQLite has one writer. */
function isSerialTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === "slots_phone_serial";
}

function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === "40P01";
}

function attempt<T>(
  { db, engine }: Database,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(engine === "sqlite" ? "begin immediate" : "begin").execute(connection);
    try {
      const result = await work(connection);
      await sql.raw(isRefused(result) ? "rollback" : "commit").execute(connection);
      return result;
    } catch (error) {
      // If this fails too, the transaction has already ended; the first error is the cause.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}
