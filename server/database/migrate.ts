import { type Kysely, sql } from "kysely";
import { migrations } from "./migrations.ts";
import type { Database, Tables } from "./schema.ts";
import { inTransaction } from "./transaction.ts";

/** Arbitrary, but the same on all servers. */
const advisoryLock = 7_205_311;

/** Applies missing migrations. Servers that start together wait for each other. */
export function migrate(database: Database, now: Date): Promise<void> {
  return inTransaction(database, async (db) => {
    if (database.engine === "postgres") {
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(db);
    }
    await applyMissing({ db, engine: database.engine }, now);
  });
}

/** Applies missing migrations in the caller's transaction, or only those named in `only`. */
export async function applyMissing(
  { db, engine }: Database,
  now: Date,
  only?: string[],
): Promise<void> {
  const applied = await appliedNames(db);
  const unknown = firstUnknown(applied);
  if (unknown) throw new Error(`The database is newer than this server: it knows "${unknown}".`);
  for (const { name, up } of migrations) {
    if (applied.includes(name) || (only && !only.includes(name))) continue;
    await up(db, engine, now);
    await db.insertInto("migrations").values({ name, applied_at: now.toISOString() }).execute();
  }
}

/** The first name that this version of the server does not know. */
export function firstUnknown(names: string[]): string | undefined {
  return names.find((name) => !migrations.some((known) => known.name === name));
}

async function appliedNames(db: Kysely<Tables>): Promise<string[]> {
  await db.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
  const rows = await db.selectFrom("migrations").select("name").execute();
  return rows.map(({ name }) => name);
}
