import { type Kysely, sql } from "kysely";
import { isRefused, type Refused, refused } from "../refusal.ts";
import type { Database, Tables } from "./schema.ts";

/**
 * All of it or nothing; nothing where the work answers with a refusal. "immediate" takes SQLite's
 * write lock at once, before anything is read. Two transactions that wait for each other are parted
 * by PostgreSQL; the one it ended runs again, so the work does nothing outside the database.
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
 * A slot that someone else holds is refused by the unique index, whoever was faster. Where only the
 * phone's serial was taken, by another booking of the same moment, the next one is free.
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

/** Somebody else was faster: a unique index has refused the row. */
export function isTaken(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === "23505" || /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(code ?? "");
}

/** By PostgreSQL; SQLite has one writer, who always counts right. */
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
      // Where this fails too, nothing was open any more; the first error tells why.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}
